/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { EventStatusId } from "./eventStatusId.ts";

/**
 * State of an event, by name or as a status code (5 at risk of expiry, 6 expired). Unknown values are shown neutrally.
 */
export type EventStatus = EventStatusId | number;
