import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

export interface DisclosurePanelProps {
  title: string;
  isOpenAtFirst?: boolean;
  /** Height of the skeleton, so that what is below does not move. */
  height?: number | { xs: number; sm: number };
  children: ReactNode;
}

/** Collapsible section. Closed content is not mounted. */
export function DisclosurePanel({
  title,
  isOpenAtFirst = false,
  height,
  children,
}: DisclosurePanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ heading: { component: "h2" }, transition: { timeout: 0, unmountOnExit: true } }}
      sx={{ borderRadius: 1, "&::before": { display: "none" } }}
    >
      <AccordionSummary
        id={id}
        aria-controls={isOpen ? `${id}-region` : undefined}
        expandIcon={<ChevronDown size={18} />}
        sx={{ px: { xs: 2, sm: 3 }, "& .MuiAccordionSummary-content": { my: 1.5 } }}
      >
        <Typography component="span" variant="subtitle1">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 1, sm: 3 }, pt: 0, pb: 2 }}>
        {children ?? <Skeleton role="status" aria-label={`${title}, loading`} sx={{ height }} />}
      </AccordionDetails>
    </Accordion>
  );
}
