import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";

const Line = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "4px 8px",
  color: theme.vars.palette.text.secondary,
  "& code": {
    fontFamily: "inherit",
    color: theme.vars.palette.text.primary,
    overflowWrap: "anywhere",
    minWidth: 0,
  },
}));

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
    <Line>
      <span>{label}</span>
      <code ref={text}>{id}</code>
      <Tooltip title={name}>
        <IconButton size="small" aria-label={`Copy ${label.toLowerCase()}`} onClick={copy}>
          <Sign size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </Line>
  );
}
