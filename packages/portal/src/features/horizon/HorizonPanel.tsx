import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { ChevronDown, X } from "lucide-react";
import type { ReactNode } from "react";
import { horizonTitle } from "../../kernel/view/horizon.ts";

export interface HorizonPanelProps {
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** The frame of a horizon: a line that opens and closes it. What is closed is not even made. */
export function HorizonPanel({ title, open, onToggle, children }: HorizonPanelProps) {
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={open}
      onChange={(_event, isOpen) => onToggle(isOpen)}
      slotProps={{ heading: { component: "h2" }, transition: { timeout: 0, unmountOnExit: true } }}
      sx={{ borderRadius: 1, "&::before": { display: "none" } }}
    >
      <AccordionSummary
        expandIcon={<ChevronDown size={18} />}
        sx={{ px: { xs: 2, sm: 3 }, "& .MuiAccordionSummary-content": { my: 1.5 } }}
      >
        <Typography component="span" variant="subtitle1">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 1, sm: 3 }, pt: 0, pb: 2 }}>{children}</AccordionDetails>
    </Accordion>
  );
}

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
