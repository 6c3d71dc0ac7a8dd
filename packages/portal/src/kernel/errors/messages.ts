import { createNotices } from "../stores/notice-store.ts";
import { createStore } from "../stores/store.ts";
import type { FailureEffect } from "./failure.ts";

/** What a red alert above the page says (shell 8, HTTP 422), and which call it is of. */
export interface Refusal {
  readonly title: string;
  readonly items: readonly string[];
  /** Names the call: refused once more, it has one alert still. Left out: it is none made before. */
  readonly call?: string | undefined;
}

/** Where failures and successes become visible; the one such place of the portal. */
export type Messages = ReturnType<typeof createMessages>;

/** Nothing shown yet. */
export function createMessages() {
  const notices = createNotices();
  const alerts = createStore<readonly (Refusal & { readonly id: number })[]>([]);
  let lastId = 0;

  function clearAlerts(): void {
    if (alerts.read().length > 0) alerts.set([]);
  }

  return {
    /** Notifications at the top of the page. */
    notices,
    /** One for each refused call, the newest last. */
    alerts,
    showAlert(refusal: Refusal) {
      lastId += 1;
      const { call } = refusal;
      const others = alerts.read().filter((alert) => call === undefined || alert.call !== call);
      alerts.set([...others, { ...refusal, id: lastId }]);
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

/**
 * Shows an effect, apart from its navigation.
 *
 * @param call names the call that failed, as in {@link Refusal}
 */
export function showEffect(
  { showAlert, notices }: Pick<Messages, "showAlert" | "notices">,
  { words, items, leadsTo }: FailureEffect,
  call?: string,
): void {
  if (words === undefined) return;
  if (items) showAlert({ title: words, items, call });
  // It explains the page it leads to, so it lives through that one navigation (decisions).
  else notices.error(words, leadsTo && { survives: 1 });
}
