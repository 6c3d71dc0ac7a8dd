import { type FirstLoad, loadError } from "./first-load.ts";

/**
 * A notice shows the reason.
 *
 * @param failure the title, for example "The people could not be loaded"
 */
export function tableErrorProps(query: FirstLoad, failure: string) {
  const error = loadError(query);
  return { error: error && { title: failure, ...error } };
}
