/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * A calendar date `YYYY-MM-DD`, or an instant as `YYYY-MM-DD HH:mm:ss` or ISO 8601. An instant without an offset is UTC. A calendar date has no zone: read it as the day it names, everywhere.
 * @pattern ^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$
 */
export type WireDate = string;
