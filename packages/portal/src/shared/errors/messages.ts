/** The messages of the portal: alerts of what a host refused, and notices. */
import { createStore } from "../stores/store.ts";
import type { FailureEffect } from "./failure.ts";

/** What a red alert above the page says (shell 8, HTTP 422), and which call it is of. */
interface Refusal {
  readonly id: number;
  readonly title: string;
  readonly items: readonly string[];
  /** Names the call: refused once more, it has one alert still. Left out: it is none made before. */
  readonly call: string | undefined;
}

/** Where failures and successes become visible; the one such place of the portal. */
export type Messages = ReturnType<typeof createMessages>;

/** Nothing shown yet. */
export function createMessages() {
  const notices = createNotices();
  const alerts = createStore<readonly Refusal[]>([]);
  let lastId = 0;

  function clearAlerts(): void {
    if (alerts.read().length > 0) alerts.set([]);
  }

  return {
    /** Notifications at the top of the page. */
    notices,
    /** One for each refused call, the newest last. */
    alerts,
    /**
     * Shows an effect, apart from its navigation.
     *
     * @param call names the call that failed, as in {@link Refusal}
     */
    show({ words, items, leadsTo }: FailureEffect, call?: string) {
      if (words === undefined) return;
      if (items) {
        lastId += 1;
        const others = alerts.read().filter((alert) => call === undefined || alert.call !== call);
        alerts.set([...others, { title: words, items, call, id: lastId }]);
      }
      // It explains the page it leads to, so it lives through that one navigation (decisions).
      else notices.error(words, leadsTo && { survives: 1 });
    },
    dismissAlert: (id: number) => alerts.set(alerts.read().filter((alert) => alert.id !== id)),
    /** The first step of every navigation: shown errors go (shell 4). Successes stay their time. */
    onNavigation() {
      notices.clearErrors();
      clearAlerts();
    },
    /** Takes everything away, for the end of a session. */
    clear() {
      notices.clear();
      clearAlerts();
    },
  };
}

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
    /** Takes successes away, for what comes next may fail; what can still be undone stays its time. */
    clearSuccesses: (): void =>
      change(read().filter(({ tone, action }) => tone !== "success" || action !== undefined)),
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
