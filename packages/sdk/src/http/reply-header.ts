import type { AxiosResponse } from "axios";

/** '' if the header is absent or not exposed. */
export function header(response: AxiosResponse, name: string): string {
  const value: unknown = response.headers[name];
  return typeof value === "string" ? value : "";
}
