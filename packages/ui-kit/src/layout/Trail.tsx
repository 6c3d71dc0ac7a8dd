import Breadcrumbs from "@mui/material/Breadcrumbs";
import { styled } from "@mui/material/styles";
import { ChevronRight } from "lucide-react";
import { KitLink } from "../links/KitLink.tsx";
import { Icon } from "./Icon.tsx";

/** A place on the way to the page. */
export interface TrailStep {
  label: string;
  /** Left out for the page itself. */
  href?: string | undefined;
}

const Steps = styled(Breadcrumbs)(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  "& ol": { flexWrap: "nowrap" },
  "& li": { display: "flex", minWidth: 0 },
  // 24 px high to the finger, reaching into the room above: the line itself takes no more than its letters.
  "& li:not(.MuiBreadcrumbs-separator) > *": {
    padding: "6px 0 2px",
    margin: "-6px 0 -2px",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  // The list is short and always readable; the name gives way.
  "& li:first-of-type": { flex: "none" },
  "& .MuiBreadcrumbs-separator": { flex: "none", marginInline: 4 },
}));

/** Where the page is, and whose it is: 'People › Amara Okafor'. One line, cut where it is too long. */
export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <Steps aria-label="Breadcrumb" separator={<Icon source={ChevronRight} size={12} />}>
      {steps.map(({ label, href }) =>
        href === undefined ? (
          <span key={label} title={label} aria-current="page">
            {label}
          </span>
        ) : (
          <KitLink key={label} href={href} tone="inherit" title={label}>
            {label}
          </KitLink>
        ),
      )}
    </Steps>
  );
}
