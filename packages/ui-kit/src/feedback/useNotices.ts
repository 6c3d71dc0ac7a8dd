import { createContext, use } from "react";
import type { NoticeStore } from "./notice-store.ts";

/** The store of the nearest provider. */
export const NoticesContext = createContext<NoticeStore | null>(null);

/**
 * Tells the person something: `useNotices().success("Data updated successfully!")`.
 *
 * @throws when there is no `NoticesProvider` above
 */
export function useNotices(): NoticeStore {
  const store = use(NoticesContext);
  if (store === null) throw new Error("useNotices needs a NoticesProvider above it.");
  return store;
}
