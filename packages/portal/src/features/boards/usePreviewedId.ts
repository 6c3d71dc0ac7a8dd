import { useReducer } from "react";
import { useQueryValue } from "../../shared/table-state/address-state.ts";
import { PREVIEW_KEY } from "./board-rules.ts";

/** The URL follows a press later; until then the pressed person counts. */
interface PreviewModel {
  /** Last value of the URL. */
  readonly seen: string | null;
  /** Values sent to the URL that have not come back, oldest first. */
  readonly awaited: readonly (string | null)[];
}

type Change = { readonly sent: string | null } | { readonly seen: string | null };

/** An echo of what was sent changes nothing; any other value of the URL (Back, a link) wins. */
export function previewReducer({ seen, awaited }: PreviewModel, change: Change): PreviewModel {
  if ("sent" in change) return { seen, awaited: [...awaited, change.sent] };
  const echo = awaited.lastIndexOf(change.seen);
  return { seen: change.seen, awaited: echo === -1 ? [] : awaited.slice(echo + 1) };
}

/** @returns the previewed person's id, and its setter; null for nobody */
export function usePreviewedId(): [string | null, (id: string | null) => void] {
  const [param, setParam] = useQueryValue(PREVIEW_KEY);
  // `useState` may reckon with the state of a rendering that React has given up.
  const [model, change] = useReducer(previewReducer, { seen: param, awaited: [] });
  const isSeen = param === model.seen;
  if (!isSeen) change({ seen: param });
  const { awaited } = isSeen ? model : previewReducer(model, { seen: param });
  const id = awaited.length > 0 ? (awaited.at(-1) ?? null) : param;
  return [
    id,
    (next) => {
      if (next === id) return;
      change({ sent: next });
      setParam(next);
    },
  ];
}
