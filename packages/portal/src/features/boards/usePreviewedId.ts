import { useState } from "react";
import { useQueryValue } from "../../shared/table-state/address-state.ts";
import { PREVIEW_KEY } from "./board-rules.ts";

/** The URL follows a press later; until then the pressed person counts. */
interface PreviewModel {
  /** Last value of the URL. */
  readonly seen: string | null;
  /** Values sent to the URL that have not come back, oldest first. */
  readonly awaited: readonly (string | null)[];
}

/** An echo of what was sent changes nothing; any other value (Back, a link) wins. */
export function onUrlChange({ awaited }: PreviewModel, next: string | null): PreviewModel {
  const echo = awaited.lastIndexOf(next);
  return { seen: next, awaited: echo === -1 ? [] : awaited.slice(echo + 1) };
}

/** @returns the previewed person's id, and its setter; null for nobody */
export function usePreviewedId(): [string | null, (id: string | null) => void] {
  const [param, setParam] = useQueryValue(PREVIEW_KEY);
  const [model, setModel] = useState<PreviewModel>({ seen: param, awaited: [] });
  const current = param === model.seen ? model : onUrlChange(model, param);
  if (current !== model) setModel(current);
  const id = current.awaited.length > 0 ? (current.awaited.at(-1) ?? null) : param;
  return [
    id,
    (next) => {
      if (next === id) return;
      setModel((latest) => ({ ...latest, awaited: [...latest.awaited, next] }));
      setParam(next);
    },
  ];
}
