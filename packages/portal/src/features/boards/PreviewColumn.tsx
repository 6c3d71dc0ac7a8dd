import { styled } from "@mui/material/styles";
import { LiveRegion, BESIDE_PANEL, LOW } from "@recurrent/ui-kit";
import { useEffect, useState } from "react";
import { useFollowKeys } from "./preview-list.ts";

/** Selects the list beside a preview. */
const LIST = "section:has(+ &:not(:empty))";

const Column = styled("div")({
  "&:empty": { display: "none" },
  flex: "none",
  alignSelf: "stretch",
  // Its height comes from the list or the window, never from the preview's content.
  contain: "size",
  width: "clamp(22.5rem, 26vw, 26.25rem)",
  minHeight: "max(30rem, 100dvh - 24rem)",
  marginLeft: 16,
  [LOW]: { contain: "none" },
  "@media print": { display: "none" },
  [LIST]: BESIDE_PANEL,
});

/** A preview beside the list takes no focus, so screen readers would not notice it. */
function PreviewAnnouncement({ isOpen }: { isOpen: boolean }) {
  const [text, setText] = useState("");
  useEffect(() => {
    // A live region announces only changes after its first frame.
    const frame = requestAnimationFrame(() =>
      setText((last) => (isOpen ? "Preview opened" : last && "Preview closed")),
    );
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return <LiveRegion subject={text} text={text} />;
}

interface PreviewColumnProps {
  /** The element for the preview, once it is drawn. */
  column: HTMLElement | null;
  /** Receives it; must be stable. */
  onColumn: (column: HTMLElement | null) => void;
  /** True if the preview is beside the list. */
  isOpen: boolean;
  onPreview: (id: string | null) => void;
}

/** Column of a preview beside its list; the preview follows the list's keys. */
export function PreviewColumn({ column, onColumn, isOpen, onPreview }: PreviewColumnProps) {
  useFollowKeys(isOpen ? column?.parentElement : null, onPreview);
  return (
    <>
      <Column ref={onColumn} />
      <PreviewAnnouncement isOpen={isOpen} />
    </>
  );
}
