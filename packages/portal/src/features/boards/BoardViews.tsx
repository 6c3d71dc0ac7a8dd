import Button from "@mui/material/Button";
import ButtonGroup from "@mui/material/ButtonGroup";
import useMediaQuery from "@mui/material/useMediaQuery";
import { SEGMENTS } from "@recurrent/ui-kit";
import { use } from "react";
import { createPortal } from "react-dom";
import { TopBarContext } from "../../shared/context/page.ts";
import { href } from "../../shared/routes/address.ts";

const VIEWS = [
  { id: "status", label: "By status", page: "dashboard@event-status" },
  { id: "person", label: "By person", page: "dashboard@event-status-matrix" },
] as const;

interface BoardViewsProps {
  current: (typeof VIEWS)[number]["id"];
  /** The filter of the boards, as a query. */
  filterQuery: string;
}

/** Fits the title, the views and the user's name in one line. */
const FITS_BAR = "(min-width: 720px)";

/**
 * Switches between the two views of events and documents; the filter stays. In the top bar, where both
 * pages have it at one place; on phones and without the layout where it is rendered.
 */
export function BoardViews({ current, filterQuery }: BoardViewsProps) {
  const bar = use(TopBarContext);
  const fitsBar = useMediaQuery(FITS_BAR, { noSsr: true });
  const views = (
    <ButtonGroup
      aria-label="Views"
      sx={{ ...SEGMENTS, flex: "none", "@media print": { display: "none" } }}
    >
      {VIEWS.map(({ id, label, page }) => (
        <Button
          key={id}
          href={`${href(page)}${filterQuery && `?${filterQuery}`}`}
          {...(id === current && { "aria-current": "page" })}
        >
          {label}
        </Button>
      ))}
    </ButtonGroup>
  );
  return bar !== null && fitsBar ? createPortal(views, bar) : views;
}
