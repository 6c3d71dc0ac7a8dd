import { isApiError } from "@recurrent/sdk";
import type { AppContext } from "../shared/context/app-context.ts";
import { TRANSFERS } from "../shared/downloads/running-transfers.ts";

/** Default name, for example of a form with files. */
const UNNAMED = "Saving";

export function reportTransfers({
  messages,
  queries,
  session,
  pagesHidden,
}: Pick<AppContext, "messages" | "queries" | "session" | "pagesHidden">): void {
  let ended: { readonly text: string; readonly isDone: boolean }[] = [];
  function notify(): void {
    const finished = ended;
    ended = [];
    for (const { text, isDone } of finished) {
      // The notice must survive the navigation after unlocking.
      messages.notices[isDone ? "success" : "error"](text, { keepForNavigations: 1 });
    }
  }
  queries.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || !pagesHidden.read()) return;
    const { type } = event.action;
    const name = event.mutation.meta?.transfer ?? UNNAMED;
    if (type === "success") {
      ended.push({ text: `${name} finished while the page was locked.`, isDone: true });
    } else if (type === "error") {
      const error: unknown = event.action.error;
      const why = isApiError(error) ? ` ${error.message}` : "";
      ended.push({ text: `${name} failed while the page was locked.${why}`, isDone: false });
    }
  });
  pagesHidden.subscribe(() => {
    if (!pagesHidden.read() && session.state().kind === "signed-in") notify();
  });
  session.subscribe(({ event }) => {
    if (event === "unlocked") notify();
    // The next person may be somebody else.
    if (event === "signed-out" || event === "signed-in") ended = [];
  });
}

export function warnDuringTransfers({ queries }: Pick<AppContext, "queries">): void {
  addEventListener("beforeunload", (event) => {
    if (queries.isMutating(TRANSFERS) > 0) event.preventDefault();
  });
}
