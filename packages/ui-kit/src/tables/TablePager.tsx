import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { PAGE_SIZES } from "./table-state.ts";
import type { PageSize } from "./table-state.ts";

const Bar = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  flexWrap: "wrap",
  gap: "4px 24px",
  padding: "6px 8px 6px 16px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: "tabular-nums",
  [theme.breakpoints.down("sm")]: {
    ...theme.typography.caption,
    justifyContent: "space-between",
    gap: "0 8px",
    padding: "6px 0 6px 12px",
  },
}));

const SizeLabel = styled("label")({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  "& > svg": { position: "absolute", right: 2, pointerEvents: "none" },
});

const SizeSelect = styled("select")(({ theme }) => ({
  font: "inherit",
  color: "inherit",
  height: 36,
  margin: 0,
  padding: "0 20px 0 4px",
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  appearance: "none",
  // As wide as the figure chosen, where the browser can.
  fieldSizing: "content",
  background: "none",
  cursor: "pointer",
  "& option": {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  "&:hover": { backgroundColor: theme.vars.palette.action.hover },
  [theme.breakpoints.down("sm")]: { height: 44 },
}));

const Steps = styled("span")(({ theme }) => ({
  display: "flex",
  "& > :disabled > svg": { opacity: 0.5 },
  // At the edge also on a line of their own.
  [theme.breakpoints.down("sm")]: { marginLeft: "auto" },
}));

export interface TablePagerProps {
  /** 0 is the first page. */
  page: number;
  pageCount: number;
  pageSize: PageSize;
  /** Rows that match. */
  matching: number;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: PageSize) => void;
}

/** Rows per page, the range shown, and the way to the pages beside it. */
export function TablePager({
  page,
  pageCount,
  pageSize,
  matching,
  onPageChange,
  onPageSizeChange,
}: TablePagerProps) {
  const first = page * pageSize + 1;
  const last = Math.min(matching, first + pageSize - 1);
  return (
    <Bar>
      <SizeLabel>
        Rows per page
        <SizeSelect
          value={pageSize}
          onChange={(event) => {
            const chosen = PAGE_SIZES.find((size) => String(size) === event.target.value);
            if (chosen !== undefined) onPageSizeChange(chosen);
          }}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SizeSelect>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </SizeLabel>
      <span>{matching === 0 ? "0 of 0" : `${first}–${last} of ${matching}`}</span>
      <Steps>
        <IconButton
          size="small"
          aria-label="Previous page"
          disabled={page === 0}
          onClick={() => onPageChange(page - 1)}
        >
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          aria-label="Next page"
          disabled={page >= pageCount - 1}
          onClick={() => onPageChange(page + 1)}
        >
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Steps>
    </Bar>
  );
}
