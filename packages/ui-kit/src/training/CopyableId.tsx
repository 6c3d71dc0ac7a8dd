import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";

/** How long the button says that it has copied, in milliseconds. */
const SAID_FOR = 3000;

export interface CopyableIdProps {
  /** What the id is of, such as 'Registration'. */
  label: string;
  id: string;
}

/** An id to be quoted to support: one press copies it; where that is not allowed, it is marked. */
export function CopyableId({ label, id }: CopyableIdProps) {
  const text = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (said === "") return undefined;
    const timer = setTimeout(() => setSaid(""), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);

  const mark = () => {
    if (text.current !== null) getSelection()?.selectAllChildren(text.current);
    setSaid("Marked, ready to be copied");
  };
  // A page without a secure origin has no clipboard, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () =>
    clipboard === undefined
      ? mark()
      : void clipboard.writeText(id).then(() => setSaid("Copied"), mark);

  const Sign = said === "Copied" ? Check : Copy;
  const name = said === "" ? `Copy ${label.toLowerCase()}` : said;
  return (
    <Stack
      direction="row"
      sx={{ typography: "body2", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" }}
    >
      <Typography variant="inherit" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="inherit" component="code" ref={text} sx={{ overflowWrap: "anywhere" }}>
        {id}
      </Typography>
      <Tooltip title={name}>
        <IconButton size="small" aria-label={`Copy ${label.toLowerCase()}`} onClick={copy}>
          <Sign size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </Stack>
  );
}
