/**
 * The calls that fill a session, in a module of their own: it is only ever imported on demand, so
 * that the HTTP client is no part of what draws the login.
 */
export { accountShow, profileShow } from "@recurrent/sdk/raw";
