import Chip from "@mui/material/Chip";
import { X } from "lucide-react";
import { horizonTitle } from "../../kernel/view/horizon.ts";

/** What is shown instead of everything, in a word; a press takes it away. */
export function HorizonChip({ chosen, onClear }: { chosen: string; onClear: () => void }) {
  const name = horizonTitle(chosen);
  return (
    <Chip
      label={name}
      aria-label={`${name}, show all`}
      onClick={onClear}
      onDelete={onClear}
      deleteIcon={<X size={16} />}
      sx={{ justifySelf: "start" }}
    />
  );
}
