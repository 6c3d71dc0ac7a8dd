/** Only imported on demand, so that drawing the login does not need the HTTP client. */
export { accountShow, profileShow } from "@recurrent/sdk/raw";
