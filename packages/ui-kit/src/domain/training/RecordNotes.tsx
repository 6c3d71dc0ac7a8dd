/** Notes and explanations of a premium record (training 2.6). */
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { ChevronDown, ChevronUp, History, Info, type LucideIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { MessageDialog } from "../../components/feedback/Dialog.tsx";
import { PHONE } from "../../theme/common-styles.ts";

/** Required texts (training 2.6, 9). */
const EXPIRY_NOTES = [
  "All topics deliver at least one lesson per year, unless a single lesson topic has greater than 1-year periodicity.",
  "Except for topics based on calendar date expiry, topic expiry is based on the first date of topic completion if all subsequent completions are accomplished within 60 days of the first expiry.",
].map((note) => <div key={note}>{note}</div>);

const Notes = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  display: "flex",
  alignItems: "start",
  gap: 8,
  "& > svg": { flex: "none", marginTop: 2 },
  "& > span": { minWidth: 0 },
  "& > span > div": { overflowWrap: "anywhere" },
  // Text that wraps needs a measure, one line does not.
  "&:not([data-cut]) > span": { maxWidth: 920 },
  "&[data-cut] > span": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "& > div": { display: "inline", "& + div": { marginLeft: 8 } },
    "@media print": { whiteSpace: "normal" },
  },
  // The target does not make the line higher.
  "& > button": { margin: "-8px 0" },
  // On phones, `NotesButton` opens them.
  [PHONE]: { display: "none" },
}));

/** Notes on expiry above a premium record, in one line until opened (training 2.6). */
export function ExpiryNotes() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Notes role="note" data-cut={isOpen ? undefined : ""}>
      <Info size={16} />
      <span id={id}>{EXPIRY_NOTES}</span>
      <IconButton
        size="small"
        aria-label="Show all notes"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} />
      </IconButton>
    </Notes>
  );
}

/** The same in a dialog. */
export const NotesButton = () => (
  <Explained name="Please Note" tip="Please Note" Icon={Info} title="Please Note">
    {EXPIRY_NOTES}
  </Explained>
);

function Explained({
  name,
  tip,
  Icon,
  title,
  children,
}: Record<"name" | "tip" | "title", string> & { Icon: LucideIcon; children: ReactNode }) {
  // Stays mounted after its first use, so that its text does not vanish before it closes.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Tooltip describeChild title={tip}>
        <IconButton
          size="small"
          aria-label={name}
          onClick={() => setOpen(true)}
          sx={{ m: "-8px -4px" }}
        >
          <Icon size={16} />
        </IconButton>
      </Tooltip>
      {open !== null && (
        <MessageDialog open={open} title={title} onClose={() => setOpen(false)}>
          <Stack sx={{ gap: 1, overflowWrap: "anywhere" }}>{children}</Stack>
        </MessageDialog>
      )}
    </>
  );
}

const FORMERLY = "Formerly known as";

/** Former name after a renamed topic or lesson (training 2.6). */
export const FormerName = ({ kind, name }: { kind: "Topic" | "Lesson"; name: string }) => (
  <Explained
    name={FORMERLY}
    tip={`${FORMERLY} ${name}`}
    Icon={History}
    title={`Former ${kind} Name`}
  >
    <div>
      This {kind === "Topic" ? kind : "lesson"} was renamed to better reflect its updated content.
    </div>
    <div>Formerly: {name}</div>
  </Explained>
);
