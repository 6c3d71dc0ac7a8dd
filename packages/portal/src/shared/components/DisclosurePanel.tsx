import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Loading } from "@recurrent/ui-kit";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { isPanelOpen, storePanelOpen } from "./disclosure-state.ts";

export interface DisclosurePanelProps {
  title: string;
  summary?: string | undefined;
  isOpenAtFirst?: boolean;
  /** Stores the state under this name for later visits. */
  rememberAs?: string;
  /** Height of the skeleton, to avoid layout shift. */
  height?: number | { xs: number; sm: number };
  children: ReactNode;
}

const UNPRINTED_ICON = {
  "@media print": { "& .MuiAccordionSummary-expandIconWrapper": { display: "none" } },
};

const CONTENT = { my: 1.5, flexWrap: "wrap", alignItems: "baseline", gap: "0 16px" };

/** Closed content is not mounted. */
export function DisclosurePanel({
  title,
  summary,
  isOpenAtFirst = false,
  rememberAs,
  height,
  children,
}: DisclosurePanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(
    () => (rememberAs === undefined ? null : isPanelOpen(rememberAs)) ?? isOpenAtFirst,
  );
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_event, next) => {
        setOpen(next);
        if (rememberAs !== undefined) storePanelOpen(rememberAs, next);
      }}
      slotProps={{ heading: { component: "h2" }, transition: { timeout: 0, unmountOnExit: true } }}
      sx={{
        borderRadius: 1,
        "&::before": { display: "none" },
        // A title without its content says nothing on paper.
        ...(!isOpen && { "@media print": { display: "none" } }),
      }}
    >
      <AccordionSummary
        id={id}
        aria-controls={isOpen ? `${id}-region` : undefined}
        expandIcon={<ChevronDown size={18} />}
        sx={{ px: { xs: 2, sm: 3 }, "& .MuiAccordionSummary-content": CONTENT, ...UNPRINTED_ICON }}
      >
        <Typography component="span" variant="subtitle1">
          {title}
        </Typography>
        {summary !== undefined && (
          <Typography component="span" variant="body2" color="textSecondary">
            {summary}
          </Typography>
        )}
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 1, sm: 3 }, pt: 0, pb: 2 }}>
        {children ?? (
          <Loading label={`${title}, loading`}>
            <Skeleton sx={{ height }} />
          </Loading>
        )}
      </AccordionDetails>
    </Accordion>
  );
}
