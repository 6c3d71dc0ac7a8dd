import useMediaQuery from "@mui/material/useMediaQuery";
import { lazy, type MouseEvent, useEffect, useState } from "react";
import { lazyDialog, useOpenLazyDialog } from "../../shared/context/lazy-dialog.ts";
import { buttonsOf, rowOf } from "./preview-rows.ts";
import { usePreviewedId } from "./usePreviewedId.ts";

const loadColumn = async () => ({ default: (await import("./PreviewColumn.tsx")).PreviewColumn });
export const PreviewColumn = lazy(loadColumn);

/** `holdInPlace`, once it has loaded with the preview. */
let holdRowInPlace: (row: Element | null) => void = () => undefined;

// Loaded at the first press.
export const PREVIEW = lazyDialog(async () => {
  const [list, { BoardPreview }] = await Promise.all([
    import("./preview-list.ts"),
    import("./BoardPreview.tsx"),
    loadColumn(),
  ]);
  holdRowInPlace = list.holdInPlace;
  return BoardPreview;
});

/** Window with room for list and preview: 1200 px, or more with larger text. */
const BESIDE = "(min-width:75em)";

/** State of a board's preview, and its response to presses. */
export function useBoardPreview() {
  const [id, setId] = usePreviewedId();
  const isBeside = useMediaQuery(BESIDE, { noSsr: true });
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const openDialog = useOpenLazyDialog();
  const [isLoaded, setLoaded] = useState(false);
  const isAwaited = id !== null && !isLoaded;
  useEffect(() => {
    if (!isAwaited) return;
    openDialog({
      load: PREVIEW.load,
      show() {
        if (isBeside) holdRowInPlace(rowOf(buttonsOf(id)[0]));
        setLoaded(true);
      },
      onCancel: () => setId(null),
      isBeside,
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  }, [isAwaited]);
  const isOpenBeside = isBeside && id !== null && isLoaded;

  function preview(next: string | null, row = rowOf(buttonsOf(next ?? id ?? "")[0])): void {
    const isNarrowed = isBeside && isLoaded && (next === null) !== (id === null);
    if (isNarrowed) holdRowInPlace(row);
    setId(next);
  }

  // One listener for the buttons of all rows.
  function onClick({ target }: MouseEvent): void {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-preview]");
    const pressed = button && button.dataset["preview"];
    if (!pressed) return;
    // A second press moves the focus into the preview.
    if (isOpenBeside && pressed === id) {
      column?.querySelector<HTMLElement>("[data-beside]")?.focus();
    } else {
      preview(pressed, rowOf(button));
    }
  }

  return {
    id,
    preview,
    isLoaded,
    isBeside,
    isOpenBeside,
    column,
    setColumn,
    onClick,
  };
}
