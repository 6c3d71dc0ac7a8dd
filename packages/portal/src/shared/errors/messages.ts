import { createStore } from "../stores/store.ts";
import type { FailureEffect } from "./failure.ts";

/** Red alert of a 422 (shell 8). */
interface ValidationAlert {
  readonly id: number;
  readonly title: string;
  readonly items: readonly string[];
  /** A second refusal of the same call replaces its alert. */
  readonly call: string | undefined;
}

export type Messages = ReturnType<typeof createMessages>;

export function createMessages() {
  const notices = createNotices();
  const alerts = createStore<readonly ValidationAlert[]>([]);
  let lastId = 0;

  function clearAlerts(): void {
    if (alerts.read().length > 0) alerts.set([]);
  }

  return {
    notices,
    /** Newest last. */
    alerts,
    /** @param call as in {@link ValidationAlert} */
    show({ text, items, redirectTo }: FailureEffect, call?: string) {
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
    dismissAlert: (id: number) => alerts.set(alerts.read().filter((alert) => alert.id !== id)),
    /** Successes stay (shell 4). */
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

/** Usable outside React. */
export type NoticeStore = ReturnType<typeof createNotices>;

/** More would cover the page. */
const MAX_NOTICES = 4;

function trimmed(notices: readonly Notice[]): readonly Notice[] {
  if (notices.length <= MAX_NOTICES) return notices;
  const oldest = notices.find(({ tone }) => tone !== "error") ?? notices[0];
  return notices.filter((notice) => notice !== oldest);
}

export function createNotices() {
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
    (tone: NoticeTone) =>
    (text: string, options?: NoticeOptions): number => {
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
    dismiss: (id: number): void => change(read().filter((notice) => notice.id !== id)),
    clearErrors(): void {
      const remaining = read().flatMap((notice) => {
        const { tone, keepForNavigations = 0 } = notice;
        if (tone !== "error") return [notice];
        return keepForNavigations > 0
          ? [{ ...notice, keepForNavigations: keepForNavigations - 1 }]
          : [];
      });
      change(remaining);
    },
    /** The next call may fail. A success that can be undone stays. */
    clearSuccesses: (): void =>
      change(read().filter(({ tone, action }) => tone !== "success" || action !== undefined)),
    /** The next person must not undo. */
    clearActions(): void {
      change(
        read().map((notice) => {
          const { action, ...others } = notice;
          return action === undefined ? notice : others;
        }),
      );
    },
    clear: (): void => change([]),
    /** The same array until something changes; newest last. */
    read,
    subscribe,
  };
}
