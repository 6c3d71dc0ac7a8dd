import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PINNED } from "../../theme/components/rules.ts";
import { COVERED_BELOW } from "../../theme/tokens.ts";

/** Selection that survives search and paging. */
export interface TableSelection<Row> {
  /** Ids of the selected rows, on all pages. */
  selected: ReadonlySet<string>;
  onSelectedChange: (next: ReadonlySet<string>) => void;
  /** Names the check box of a row: 'Select <name>'. Must be stable between renders. */
  getRowName: (row: Row) => string;
  /** Shows the selection without letting it be changed. Default false. */
  readOnly?: boolean;
  /** Actions for the selected rows. */
  actions?: ReactNode;
  /**
   * A press on a row opens its name's link, and only its check box selects it. The selection can be
   * exported; its actions are at the foot of the window.
   */
  opensRows?: boolean;
}

const Bar = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 12px",
  padding: "8px 16px",
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.primary.soft,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: "tabular-nums",
  // Below the rows, so that none moves under the pointer.
  "&[data-foot]": {
    position: PINNED,
    bottom: COVERED_BELOW,
    zIndex: 3,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderBottom: 0,
    [theme.breakpoints.down("sm")]: {
      gap: 0,
      padding: "4px 8px",
      "& > output": { padding: "0 8px" },
      "& > button": { paddingInline: 8 },
    },
  },
  // Keeps focused elements clear of it (WCAG 2.4.11).
  "*:has(> &[data-foot] > button) [tabindex]": { scrollMarginBottom: "var(--foot-room, 72px)" },
  // A live region must exist before its text.
  "&:has(> output:empty)": { padding: 0, border: 0 },
  "@media print": { display: "none" },
}));

interface SelectionBarProps extends Omit<TableSelection<never>, "getRowName"> {
  /** Exports the selected rows. */
  onExport?: () => void;
}

/** Count of the selected rows, with actions. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, onSelectedChange, readOnly = false, actions, opensRows, onExport } = props;
  return (
    <Bar data-foot={opensRows}>
      <output>{selected.size > 0 && `${selected.size} selected`}</output>
      {selected.size > 0 && !readOnly && (
        <>
          {actions}
          {onExport && <Button onClick={onExport}>Export selected</Button>}
          <Button onClick={() => onSelectedChange(new Set())}>Clear selection</Button>
        </>
      )}
    </Bar>
  );
}
