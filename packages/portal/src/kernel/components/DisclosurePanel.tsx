import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Typography from "@mui/material/Typography";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface DisclosurePanelProps {
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A part of a page behind a line that opens and closes it. What is closed is not even made. */
export function DisclosurePanel({ title, open, onToggle, children }: DisclosurePanelProps) {
  const id = useId();
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
        // It names what opens below it.
        id={id}
        aria-controls={open ? `${id}-region` : undefined}
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
