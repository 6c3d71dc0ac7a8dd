/** Calls whose reply is a file: apart, so that a page which fetches none does not load what looks into them. */
import type { AxiosRequestConfig, AxiosResponse } from "axios";

import { mainHttp } from "./calls.ts";
import { header } from "./failure.ts";
import { fileProblem } from "./reply-file.ts";
import { malformed, type RequestOptions } from "./request.ts";

/**
 * Every call of the main API for a file passes here, in place of {@link mainHttp}.
 *
 * @throws ApiError
 */
export function mainFileHttp<T>(config: AxiosRequestConfig, options?: RequestOptions): Promise<T> {
  return mainHttp<T>(config, options, readFile);
}

/** A file; refuses what a host, a proxy or a sign-in page of a network puts in its place. */
async function readFile(
  response: AxiosResponse<unknown>,
  { accept = "*/*", storedName }: RequestOptions,
): Promise<unknown> {
  const { data: body, status } = response;
  const problem = await fileProblem({
    body,
    status,
    accept,
    fileName: storedName,
    header: (name) => header(response, name),
  });
  if (problem !== null) throw malformed(response, problem);
  return body;
}
