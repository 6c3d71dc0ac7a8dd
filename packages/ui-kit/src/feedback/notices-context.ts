import { createContext } from "react";
import type { NoticeStore } from "./notice-store.ts";

/** The store of the nearest provider. */
export const NoticesContext = createContext<NoticeStore | null>(null);
