/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { TopicRef } from "./topicRef.ts";

/**
 * A topic, by name or as an object with its name.
 */
export type TopicLabel = string | TopicRef;
