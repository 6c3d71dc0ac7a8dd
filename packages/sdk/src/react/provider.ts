"use client"; // React has no such hooks for server components, which import this package to prefetch.

import { QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactNode, useMemo, useSyncExternalStore } from "react";

import type { RecurrentClient } from "../http/settings.ts";
import { copyOfCache, queriesFor } from "./query.ts";

const subscribeToNothing = () => () => undefined;
/** React calls it on a server and while a page hydrates. */
const isServer = () => typeof document === "undefined";

/**
 * Gives the hooks below it a client and its cache.
 *
 * On a server each mount has an empty cache of its own: a process may render for several people by
 * one client. Fill it by a `HydrationBoundary`.
 */
export function RecurrentProvider({
  client,
  children,
}: {
  client: RecurrentClient;
  children?: ReactNode;
}): ReactNode {
  // React Native and terminals have no `document` either.
  const isOnServer = useSyncExternalStore(subscribeToNothing, () => false, isServer);
  const queries = useMemo(
    () => (isOnServer ? copyOfCache(client) : queriesFor(client)),
    [client, isOnServer],
  );
  return createElement(QueryClientProvider, { client: queries }, children);
}
