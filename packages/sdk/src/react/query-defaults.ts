import type { DefaultOptions } from "@tanstack/react-query";

import { isPassingFailure, retryDelay } from "../http/retry.ts";

/** How often a call is made again that never reached the API. */
const RETRIES = 2;

/**
 * Defaults for a `QueryClient` over this API: passing failures of reads are tried again twice,
 * writes never; a call without a network fails at once, where react-query would leave the person
 * in front of a spinner.
 */
export const recurrentQueryDefaults = {
  queries: {
    networkMode: "always",
    retry: (failures, error) => failures < RETRIES && isPassingFailure(error),
    retryDelay,
    staleTime: 15_000,
  },
  mutations: { networkMode: "always", retry: false },
} satisfies DefaultOptions;
