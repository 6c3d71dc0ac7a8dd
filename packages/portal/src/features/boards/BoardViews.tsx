import Button from "@mui/material/Button";
import ButtonGroup from "@mui/material/ButtonGroup";
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
    <ButtonGroup aria-label="Views" sx={{ flex: "none" }}>
      {VIEWS.map(({ id, label, page }) => {
        const isCurrent = id === current;
        return (
          <Button
            key={id}
            href={`${href(page)}${filterQuery && `?${filterQuery}`}`}
            {...(isCurrent && { "aria-current": "page" })}
            sx={
              isCurrent
                ? { "&, &:hover": { bgcolor: "primary.soft", color: "primary.text" } }
                : { fontWeight: "fontWeightRegular" }
            }
          >
            {label}
          </Button>
        );
      })}
    </ButtonGroup>
  );
}
