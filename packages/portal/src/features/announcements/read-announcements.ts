import type { Announcement } from "@recurrent/sdk";
import { hashText } from "@recurrent/ui-kit";
import { cookieOf, readCookie } from "../../shared/stores/cookies.ts";
import { createStore, useStore } from "../../shared/stores/store.ts";

const NAME = "recurrent-read";
/** The cookie is sent with every request; announcements with older marks are withdrawn by then. */
const MAX_MARKS = 32;

/**
 * Identifies an announcement and its reader without naming either; a changed text gets a new mark.
 *
 * @returns a hash in base 36
 */
export function readMark(userId: string, { id, html }: Pick<Announcement, "id" | "html">): string {
  return hashText(JSON.stringify([userId, id, html])).toString(36);
}

/**
 * Newest last.
 *
 * @param cookies such as "a=b; recurrent-read=1x8k2f.zik0zj"
 */
export function readMarks(cookies: string): readonly string[] {
  const marks = readCookie(cookies, NAME).split(".");
  return marks.filter((mark) => /^[0-9a-z]{1,7}$/.test(mark));
}

export function marksCookie(marks: readonly string[]): string {
  return cookieOf(NAME, marks.slice(-MAX_MARKS).join("."));
}

const store = createStore(readMarks(typeof document === "undefined" ? "" : document.cookie));

/** Adds a mark to those that this and other tabs have stored. */
export function storeMark(mark: string): void {
  const others = [...readMarks(document.cookie), ...store.read()].filter((read) => read !== mark);
  const marks = [...new Set([...others, mark])];
  document.cookie = marksCookie(marks);
  store.set(marks);
}

export function forgetMarks(): void {
  document.cookie = marksCookie([]);
  store.set([]);
}

export function useReadMarks(): ReadonlySet<string> {
  return new Set(useStore(store));
}
