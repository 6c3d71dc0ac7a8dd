import { createNotices, type NoticeStore } from "@recurrent/ui-kit";
import type { FailureEffect } from "./failure.ts";

/** The red alert above the page (shell 8, HTTP 422). */
export interface AlertMessage {
  readonly title: string;
  readonly items: readonly string[];
}

/** Where failures and successes become visible; the one such place of the portal. */
export interface Messages {
  /** Notifications at the top of the page. */
  readonly notices: NoticeStore;
  alert(): AlertMessage | null;
  subscribe(listener: () => void): () => void;
  showAlert(alert: AlertMessage): void;
  dismissAlert(): void;
  /** The first step of every navigation: shown errors go (shell 4). Successes stay their time. */
  onNavigation(): void;
  /** Takes everything away, for the end of a session. */
  clear(): void;
}

/** Nothing shown yet. */
export function createMessages(): Messages {
  const notices = createNotices();
  const listeners = new Set<() => void>();
  let alert: AlertMessage | null = null;

  function setAlert(next: AlertMessage | null): void {
    if (next === alert) return;
    alert = next;
    for (const listener of listeners) listener();
  }

  return {
    notices,
    alert: () => alert,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    showAlert: setAlert,
    dismissAlert: () => setAlert(null),
    onNavigation() {
      notices.clearErrors();
      setAlert(null);
    },
    clear() {
      notices.clear();
      setAlert(null);
    },
  };
}

/** Shows an effect, apart from its navigation. */
export function showEffect(messages: Messages, effect: FailureEffect): void {
  switch (effect.kind) {
    case "none":
      return;
    case "alert":
      messages.showAlert({ title: effect.title, items: effect.items });
      return;
    case "notice":
      messages.notices.error(effect.text);
      return;
    case "leave":
      // It explains the page it leads to, so it lives through that one navigation (decisions).
      if (effect.notice !== null) messages.notices.error(effect.notice, { survives: 1 });
      return;
  }
}
