import Breadcrumbs from "@mui/material/Breadcrumbs";
import { ChevronRight } from "lucide-react";
import { KitLink } from "../links/KitLink.tsx";
import { Icon } from "./Icon.tsx";

/** A place on the way to the page. */
export interface TrailStep {
  label: string;
  /** Left out for the page itself. */
  href?: string | undefined;
}

/** Where the page is, and whose it is: 'People › Amara Okafor'. One line, cut where it is too long. */
export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <Breadcrumbs aria-label="Breadcrumb" separator={<Icon source={ChevronRight} size={12} />}>
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
    </Breadcrumbs>
  );
}
