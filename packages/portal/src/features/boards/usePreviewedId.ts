import { useReducer } from "react";
import { useQueryValue } from "../../shared/table-state/address-state.ts";
import { PREVIEW_KEY } from "./board-rules.ts";

/** The URL changes later than a press, so the model decides until then. */
interface PreviewModel {
  /** Last value in the URL. */
  readonly seen: string | null;
  /** Values sent to the URL that it does not show yet, oldest first. */
  readonly awaited: readonly (string | null)[];
}

type Change = { readonly sent: string | null } | { readonly seen: string | null };

/** A sent value that appears in the URL changes nothing; any other value (Back, a link) wins. */
export function previewReducer({ seen, awaited }: PreviewModel, change: Change): PreviewModel {
  if ("sent" in change) return { seen, awaited: [...awaited, change.sent] };
  const echo = awaited.lastIndexOf(change.seen);
  return { seen: change.seen, awaited: echo === -1 ? [] : awaited.slice(echo + 1) };
}

/** @returns id of the previewed person, null for nobody, and its setter */
export function usePreviewedId(): [string | null, (id: string | null) => void] {
  const [param, setParam] = useQueryValue(PREVIEW_KEY);
  // `useState` could start from the state of a render that React has discarded.
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
