import { config } from "zod";

/** Zod compiles with `new Function`, and a strict Content-Security-Policy reports the attempt. */
export const isZodJitDisabled = config({ jitless: true }).jitless === true;
