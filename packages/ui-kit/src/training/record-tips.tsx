import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { History, Info } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { MessageDialog } from "../feedback/MessageDialog.tsx";

/** How expiry comes about (training 2.6, 9). */
const EXPIRY_NOTES = [
  "All topics deliver at least one lesson per year, unless a single lesson topic has greater than 1-year periodicity.",
  "Except for topics based on calendar date expiry, topic expiry is based on the first date of topic completion if all subsequent completions are accomplished within 60 days of the first expiry.",
].map((note) => (
  <Box component="p" key={note} sx={{ m: 0 }}>
    {note}
  </Box>
));

/** The two notes above a premium record. */
export function ExpiryNotes() {
  return (
    <Box
      role="note"
      sx={{
        typography: "body2",
        display: "flex",
        gap: 1,
        maxWidth: 920,
        color: "text.secondary",
        "& > svg": { flex: "none", mt: "1px" },
      }}
    >
      <Info size={16} strokeWidth={1.75} aria-hidden />
      <Box sx={{ display: "grid", gap: 0.5 }}>{EXPIRY_NOTES}</Box>
    </Box>
  );
}

/** An explanation on demand, by pointer, by key and by touch; its text is also the button's name. */
export function InfoTip({ text }: { text: string }) {
  return (
    <Tooltip title={text} enterTouchDelay={0} leaveTouchDelay={6000}>
      <IconButton size="small" sx={{ my: -1, ml: 0.25 }}>
        <Info size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

interface ExplainedProps {
  name: string;
  /** Default: the name. */
  tip?: ReactNode;
  Sign: LucideIcon;
  title: string;
  children: ReactNode;
}

/** A button that opens a dialog with more. */
function Explained({ name, tip = name, Sign, title, children }: ExplainedProps) {
  // The dialog stays after its first use, so that its words do not vanish before it does.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Tooltip describeChild title={tip}>
        <IconButton size="small" aria-label={name} onClick={() => setOpen(true)} sx={{ my: -1 }}>
          <Sign size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      {open !== null && (
        <MessageDialog open={open} title={title} onClose={() => setOpen(false)}>
          <Box sx={{ display: "grid", gap: 1, "& > p": { m: 0, overflowWrap: "anywhere" } }}>
            {children}
          </Box>
        </MessageDialog>
      )}
    </>
  );
}

/** Stands beside an expiry in layout 4. */
export function PleaseNote() {
  return (
    <Explained name="Please Note" Sign={Info} title="Please Note">
      {EXPIRY_NOTES}
    </Explained>
  );
}

const RENAMED = {
  topic: {
    title: "Former Topic Name",
    text: "This Topic was renamed to better reflect its updated content.",
  },
  lesson: {
    title: "Former Lesson Name",
    text: "This lesson was renamed to better reflect its updated content.",
  },
} as const;

export interface FormerNameProps {
  of: keyof typeof RENAMED;
  /** Null where the name was never another one. */
  formerName: string | null;
}

/** Stands behind a name that was another one (training 2.6). */
export function FormerName({ of, formerName }: FormerNameProps) {
  if (formerName === null) return null;
  const { title, text } = RENAMED[of];
  const tip = (
    <>
      Formerly known as
      <br />
      {formerName}
    </>
  );
  return (
    <Explained name="Formerly known as" tip={tip} Sign={History} title={title}>
      <p>{text}</p>
      <p>{formerName}</p>
    </Explained>
  );
}
