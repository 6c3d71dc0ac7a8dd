import { styled } from "@mui/material/styles";
import { Announcement, BESIDE_PANEL, LOW } from "@recurrent/ui-kit";
import { useCallback, useEffect, useState } from "react";
import { useFollowKeys } from "./preview-list.ts";

/** The list before a column that is not empty. */
const LIST = "section:has(+ &:not(:empty))";

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
  [LIST]: BESIDE_PANEL,
  // Where columns share the narrower list, the icon is enough.
  [`${LIST} [role=grid]:not([aria-colcount="1"]) [data-preview]`]: {
    marginLeft: 4,
    padding: "0 4px",
    "& > .MuiButton-startIcon": { margin: 0 },
    "& > [data-word]": { display: "none" },
  },
});

/** A preview beside the list takes no focus, so that nothing else tells of it. */
function PreviewAnnouncement({ isOpen }: { isOpen: boolean }) {
  const [text, say] = useState("");
  useEffect(() => {
    // What is there from the first frame on is not announced.
    const frame = requestAnimationFrame(() =>
      say((last) => (isOpen ? "Preview opened" : last && "Preview closed")),
    );
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return <Announcement subject={text} text={text} />;
}

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
  return (
    <>
      <Column ref={keep} />
      <PreviewAnnouncement isOpen={isOpen} />
    </>
  );
}
