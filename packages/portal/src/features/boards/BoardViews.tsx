import Button from "@mui/material/Button";
import ButtonGroup from "@mui/material/ButtonGroup";
import { SEGMENTS } from "@recurrent/ui-kit";
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

/** Switches between the two views of events and documents; the filter stays. */
export function BoardViews({ current, filterQuery }: BoardViewsProps) {
  return (
    <ButtonGroup aria-label="Views" sx={{ ...SEGMENTS, flex: "none" }}>
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
}
