import { isApiError } from "@recurrent/sdk";
import type { UseQueryResult } from "@tanstack/react-query";

/** True if the last answer was 404: the entity was deleted, whatever the cache still has. */
export const isGone = ({ error }: Pick<UseQueryResult, "error">): boolean =>
  isApiError(error) && error.kind === "not-found";
