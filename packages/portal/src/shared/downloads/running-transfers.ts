import type { MutationFilters } from "@tanstack/react-query";

/** Finds downloads, uploads and other work that a reload would break off. */
export const TRANSFERS: MutationFilters = {
  predicate: ({ meta }) => meta?.transfer !== undefined,
};
