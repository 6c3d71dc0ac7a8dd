import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { History } from "lucide-react";

export interface FormerNameProps {
  formerName: string;
  /** Opens the dialog that explains the change. */
  onOpen: () => void;
}

/** Stands behind a name that was another one (training 2.6). */
export function FormerName({ formerName, onOpen }: FormerNameProps) {
  return (
    <Tooltip
      describeChild
      title={
        <>
          Formerly known as
          <br />
          {formerName}
        </>
      }
    >
      <IconButton size="small" aria-label="Formerly known as" onClick={onOpen}>
        <History size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
