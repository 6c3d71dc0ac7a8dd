/** For the host check, which calls operations by name; not part of the package. */
export { authHttp, mainHttp } from "./http/calls.ts";
export { FILE_REPLY } from "./http/reply-file.ts";
export { parseHostAddress } from "./http/settings.ts";
