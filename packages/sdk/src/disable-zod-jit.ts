import { config } from "zod";

/**
 * Zod compiles parsers with `new Function` where it may. A strict Content-Security-Policy forbids
 * that and reports the mere attempt, so it is turned off before any schema is made.
 */
export const isZodJitDisabled = config({ jitless: true }).jitless === true;
