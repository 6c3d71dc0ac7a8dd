import { createStore, type Store } from "../stores/store.ts";
import type { FailureEffect } from "./failure.ts";

/** Red alert of a 422 (shell 8). */
interface ValidationAlert {
  readonly id: number;
  readonly title: string;
  readonly items: readonly string[];
  /** A second refusal of the same call replaces its alert. */
  readonly call: string | undefined;
}

/** Notices of success and failure, and alerts of refused forms. */
export interface Messages {
  readonly notices: NoticeStore;
  /** Newest last. */
  readonly alerts: Store<readonly ValidationAlert[]>;
  /** @param call as in {@link ValidationAlert} */
  readonly show: (effect: FailureEffect, call?: string) => void;
  readonly dismissAlert: (id: number) => void;
  /** Successes stay (shell 4). */
  readonly clearErrors: () => void;
  readonly clear: () => void;
}

export function createMessages(): Messages {
  const notices = createNotices();
  const alerts = createStore<readonly ValidationAlert[]>([]);
  let lastId = 0;

  function clearAlerts(): void {
    if (alerts.read().length > 0) alerts.set([]);
  }

  return {
    notices,
    alerts,
    show({ text, items, redirectTo }, call) {
      if (text === undefined) return;
      if (items) {
        lastId += 1;
        const others = alerts.read().filter((alert) => call === undefined || alert.call !== call);
        alerts.set([...others, { title: text, items, call, id: lastId }]);
      } else {
        // The notice explains the page that it redirects to.
        notices.error(text, redirectTo && { keepForNavigations: 1 });
      }
    },
    dismissAlert: (id) => alerts.set(alerts.read().filter((alert) => alert.id !== id)),
    clearErrors() {
      notices.clearErrors();
      clearAlerts();
    },
    clear() {
      notices.clear();
      clearAlerts();
    },
  };
}

export type NoticeTone = "success" | "error" | "warning";

export interface NoticeOptions {
  /** Navigations that an error survives; one that explains a redirect needs 1. Default 0. */
  keepForNavigations?: number;
  /** One word, such as 'Undo'; works once. */
  action?: { label: string; onSelect: () => void };
}

export interface Notice extends NoticeOptions {
  id: number;
  tone: NoticeTone;
  text: string;
}

/** Shows a notice. @returns its id */
type AddNotice = (text: string, options?: NoticeOptions) => number;

/** Usable outside React. */
export interface NoticeStore {
  readonly success: AddNotice;
  readonly error: AddNotice;
  readonly warning: AddNotice;
  readonly dismiss: (id: number) => void;
  /** Counts as a navigation for `keepForNavigations`. */
  readonly clearErrors: () => void;
  /** For the next call, which may fail. A success that can be undone stays. */
  readonly clearSuccesses: () => void;
  /** Removes the buttons: the next person must not undo. */
  readonly clearActions: () => void;
  readonly clear: () => void;
  /** The same array until something changes; newest last. */
  readonly read: () => readonly Notice[];
  /** @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/** More would cover the page. */
const MAX_NOTICES = 4;

function trimmed(notices: readonly Notice[]): readonly Notice[] {
  if (notices.length <= MAX_NOTICES) return notices;
  const oldest = notices.find(({ tone }) => tone !== "error") ?? notices[0];
  return notices.filter((notice) => notice !== oldest);
}

export function createNotices(): NoticeStore {
  const { read, set, subscribe } = createStore<readonly Notice[]>([]);
  let lastId = 0;

  function change(next: readonly Notice[]): void {
    const notices = read();
    if (next.length === notices.length && next.every((notice, at) => notice === notices[at])) {
      return;
    }
    set(next);
  }

  const add =
    (tone: NoticeTone): AddNotice =>
    (text, options) => {
      lastId += 1;
      // Ten failed calls show one notice.
      const others = read().filter((notice) => notice.text !== text || notice.tone !== tone);
      change(trimmed([...others, { id: lastId, tone, text, ...options }]));
      return lastId;
    };

  return {
    success: add("success"),
    error: add("error"),
    warning: add("warning"),
    dismiss: (id) => change(read().filter((notice) => notice.id !== id)),
    clearErrors() {
      const remaining = read().flatMap((notice) => {
        const { tone, keepForNavigations = 0 } = notice;
        if (tone !== "error") return [notice];
        return keepForNavigations > 0
          ? [{ ...notice, keepForNavigations: keepForNavigations - 1 }]
          : [];
      });
      change(remaining);
    },
    clearSuccesses: () =>
      change(read().filter(({ tone, action }) => tone !== "success" || action !== undefined)),
    clearActions() {
      change(
        read().map((notice) => {
          const { action, ...others } = notice;
          return action === undefined ? notice : others;
        }),
      );
    },
    clear: () => change([]),
    read,
    subscribe,
  };
}
