import Button from "@mui/material/Button";
import { type CSSObject, styled, type Theme } from "@mui/material/styles";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { PINNED } from "../../theme/common-styles.ts";
import { COVERED_BELOW } from "../../theme/tokens.ts";
import { useFocusAfterRemoval } from "../../useFocusAfterRemoval.ts";

/** Selection that survives search and paging. */
export interface TableSelection<Row> {
  /** Ids, on all pages. */
  selected: ReadonlySet<string>;
  onSelectedChange: (next: ReadonlySet<string>) => void;
  /** Names the check box: 'Select <name>'. Must be stable between renders. */
  getRowName: (row: Row) => string;
  /** The selection cannot be changed. Default false. */
  readOnly?: boolean;
  actions?: ReactNode;
  /**
   * A click on a row opens its name's link; only its check box selects it. The actions, with an
   * export, are at the foot of the window instead of in the toolbar.
   */
  areRowsLinks?: boolean;
}

/** Space for the home indicator of a phone. */
const SAFE_BELOW = "env(safe-area-inset-bottom)";

/** Width in px from which the actions at the foot fit into one line beside each other. */
const FOOT_FITS = 800;

const foldedStyles = (theme: Theme): CSSObject => ({
  flexWrap: "nowrap",
  flexBasis: "100%",
  "& > output": { flex: 1, minWidth: 0 },
  "& > [data-opens]": { display: "inline-flex" },
  "& > [data-actions]": {
    position: "absolute",
    zIndex: 3,
    insetInline: 0,
    top: "100%",
    display: "none",
    gap: 4,
    padding: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.pop,
    "& > .MuiButton-root": { justifyContent: "flex-start" },
  },
  "&[data-open] > [data-actions]": { display: "grid" },
});

/** Replaces the title in the toolbar, or is at the foot of the window. */
const Bar = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 12px",
  minWidth: 0,
  marginInlineEnd: "auto",
  color: theme.vars.palette.text.primary,
  fontVariantNumeric: "tabular-nums",
  // Below the rows, so that none moves under the pointer.
  "&[data-foot]": {
    position: PINNED,
    bottom: COVERED_BELOW,
    zIndex: 3,
    margin: 0,
    padding: `8px 16px calc(8px + ${SAFE_BELOW})`,
    backgroundColor: theme.vars.palette.primary.soft,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    // One line on tablets.
    [theme.breakpoints.down("md")]: { columnGap: 0, "& .MuiButton-root": { paddingInline: 10 } },
  },
  "& .MuiButton-root, & > output": { whiteSpace: "nowrap" },
  "& > [data-opens]": { display: "none" },
  "& > [data-actions]": { display: "contents" },
  // One line: the actions open over the rows.
  [theme.breakpoints.down("sm")]: { position: "relative", ...foldedStyles(theme) },
  [theme.breakpoints.down(FOOT_FITS)]: {
    "&[data-foot]": { ...foldedStyles(theme), padding: `4px 8px calc(4px + ${SAFE_BELOW}) 16px` },
    "&[data-foot] > [data-actions]": { top: "auto", bottom: "100%" },
  },
  // The bar must not cover the focus (WCAG 2.4.11).
  "*:has(> &[data-foot] > button) [tabindex]": { scrollMarginBottom: "var(--foot-room, 72px)" },
  // A live region must exist before its text.
  "&:has(> output:empty)": { position: "absolute", padding: 0, border: 0 },
  "@media print": { display: "none" },
}));

interface SelectionBarProps extends Omit<TableSelection<never>, "getRowName"> {
  onExport?: () => void;
}

export function SelectionBar(props: SelectionBarProps) {
  const { selected, onSelectedChange, readOnly = false, actions, areRowsLinks, onExport } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(bar, () => {
    const table = bar.current?.closest("section");
    return [table?.querySelector("[role=columnheader] [type=checkbox]")];
  });
  const isShown = selected.size > 0 && !readOnly;
  const hasActions = Boolean(actions) || onExport !== undefined;
  const Icon = isOpen === (areRowsLinks === true) ? ChevronDown : ChevronUp;
  return (
    <Bar
      ref={bar}
      data-foot={areRowsLinks || undefined}
      data-open={isOpen || undefined}
      onKeyDown={(event) => {
        if (event.key === "Escape") setOpen(false);
      }}
    >
      <output>{selected.size > 0 && `${selected.size} selected`}</output>
      {isShown && hasActions && (
        <>
          <Button
            ref={opener}
            data-opens
            variant="outlined"
            endIcon={<Icon size={16} />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            Actions
          </Button>
          {/* Clicks by keyboard on its buttons bubble here. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div
            id={id}
            data-actions
            onClick={({ target }) => {
              // Other controls, such as a select, leave the actions open.
              if (!(target instanceof Element) || !target.closest("button")) return;
              setOpen(false);
              // A dialog opened here returns the focus to the opener: the clicked button is hidden
              // by then.
              if (isOpen) opener.current?.focus();
            }}
          >
            {actions}
            {onExport && (
              <Button aria-label="Export selected" onClick={onExport}>
                Export
              </Button>
            )}
          </div>
        </>
      )}
      {isShown && (
        <Button aria-label="Clear selection" onClick={() => onSelectedChange(new Set())}>
          Clear
        </Button>
      )}
    </Bar>
  );
}
