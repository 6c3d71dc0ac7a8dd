/** Imported on demand, so that login needs no HTTP client. */
export { accountShow, profileShow } from "@recurrent/sdk/raw";
