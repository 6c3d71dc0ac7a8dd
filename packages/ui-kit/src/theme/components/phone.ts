export { PHONE } from "./rules.ts";
