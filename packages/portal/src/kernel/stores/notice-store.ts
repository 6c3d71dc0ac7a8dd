import { createStore } from "./store.ts";

/** What a notice is about: a success, a failure, or something to look at. */
export type NoticeTone = "success" | "error" | "warning";

export interface NoticeOptions {
  /**
   * How many times the notice outlives `clearErrors`. Navigation clears errors (shell 8); a notice that
   * explains a redirect needs 1 to be seen on the page it leads to. Default 0.
   */
  survives?: number;
  /** One button that undoes or mends what the notice is about: one word, 'Undo', and what it does, once. */
  action?: { label: string; onSelect: () => void };
}

/** One sentence at the top of the page. */
export interface Notice extends NoticeOptions {
  id: number;
  tone: NoticeTone;
  text: string;
}

/** The notices of one page. May be added and read outside React, for example by a failed call. */
export type NoticeStore = ReturnType<typeof createNotices>;

/** More would cover the page; the oldest that is no error goes first. */
const MOST = 4;

function trimmed(notices: readonly Notice[]): readonly Notice[] {
  if (notices.length <= MOST) return notices;
  const oldest = notices.find(({ tone }) => tone !== "error") ?? notices[0];
  return notices.filter((notice) => notice !== oldest);
}

/** Makes an empty store of notices. */
export function createNotices() {
  const { read, set, subscribe } = createStore<readonly Notice[]>([]);
  let lastId = 0;

  function change(next: readonly Notice[]): void {
    const notices = read();
    if (next.length === notices.length && next.every((notice, at) => notice === notices[at]))
      return;
    set(next);
  }

  /** Gives the id of the notice. */
  const add =
    (tone: NoticeTone) =>
    (text: string, options?: NoticeOptions): number => {
      lastId += 1;
      // The same sentence again replaces itself: ten failed calls show one notice.
      const others = read().filter((notice) => notice.text !== text || notice.tone !== tone);
      change(trimmed([...others, { id: lastId, tone, text, ...options }]));
      return lastId;
    };

  return {
    success: add("success"),
    error: add("error"),
    warning: add("warning"),
    dismiss: (id: number): void => change(read().filter((notice) => notice.id !== id)),
    /** Takes every error away that does not survive; other notices stay their time. */
    clearErrors(): void {
      const kept = read().flatMap((notice) => {
        const { tone, survives = 0 } = notice;
        if (tone !== "error") return [notice];
        return survives > 0 ? [{ ...notice, survives: survives - 1 }] : [];
      });
      change(kept);
    },
    /** Takes the buttons away: the next to press them is another person. */
    clearActions(): void {
      change(
        read().map((notice) => {
          const { action, ...others } = notice;
          return action === undefined ? notice : others;
        }),
      );
    },
    /** Takes everything away, for the end of a session. */
    clear: (): void => change([]),
    /** For `useStore`: the same array until something changes, the newest last. */
    read,
    subscribe,
  };
}
