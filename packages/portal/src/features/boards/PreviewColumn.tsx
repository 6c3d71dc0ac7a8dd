import { styled } from "@mui/material/styles";
import { LOW } from "@recurrent/ui-kit";
import { useCallback, useState } from "react";
import { useFollowKeys } from "./preview-list.ts";

/** Empty without a preview. */
const Column = styled("div")({
  "&:empty": { display: "none" },
  flex: "none",
  alignSelf: "stretch",
  // As high as the list, or as most of the window below the cards; never as the person's lines.
  contain: "size",
  width: "clamp(22.5rem, 26vw, 26.25rem)",
  minHeight: "max(30rem, 100dvh - 24rem)",
  marginLeft: 16,
  [LOW]: { contain: "none" },
  "@media print": { display: "none" },
});

interface PreviewColumnProps {
  /** Called with the element that holds the preview. */
  onColumn: (column: HTMLElement | null) => void;
  /** The preview is shown beside the list. */
  isOpen: boolean;
  onPreview: (id: string | null) => void;
}

/** Where a preview stands beside its list, whose keys it follows. */
export function PreviewColumn({ onColumn, isOpen, onPreview }: PreviewColumnProps) {
  const [column, setColumn] = useState<HTMLElement | null>(null);
  useFollowKeys(isOpen ? column?.parentElement : null, onPreview);
  // Stable, since React takes a new one for another element.
  const keep = useCallback(
    (element: HTMLElement | null) => {
      setColumn(element);
      onColumn(element);
    },
    [onColumn],
  );
  return <Column ref={keep} />;
}
