/** For the host check, which makes the calls of the contract by the names of their operations; not in the package. */
export { authHttp, mainHttp } from "./http/calls.ts";
export { FILE_REPLY } from "./http/reply-file.ts";
