import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { GRID_CHECKBOX_SELECTION_COL_DEF, GridCellCheckboxRenderer } from "@mui/x-data-grid";
import type {
  GridColDef,
  GridRenderCellParams,
  GridRowSelectionModel,
  GridValidRowModel,
} from "@mui/x-data-grid";
import type { ComponentType, ReactNode } from "react";

/** Rows that can be ticked. What is ticked stays so when a search or another page hides it. */
export interface TableSelection<Row> {
  /** Ids of the rows that are ticked, on whatever page they are. */
  selected: ReadonlySet<string>;
  onSelectedChange: (next: ReadonlySet<string>) => void;
  /** Names the check box of a row: 'Select <name>'. Keep stable between renders. */
  getRowName: (row: Row) => string;
  /** Shows what is ticked without letting it be changed. Default false. */
  readOnly?: boolean;
  /** What can be done with all that are ticked. */
  actions?: ReactNode;
}

/**
 * What is ticked after the grid said so. It knows the rows of one page; 'Select all' means all that
 * match the search and the filters, on whatever page, and nothing else.
 *
 * @param matching ids of the rows that match
 */
export function nextSelection(
  selected: ReadonlySet<string>,
  model: GridRowSelectionModel,
  matching: () => Iterable<string>,
): ReadonlySet<string> {
  if (model.type === "exclude") return new Set([...selected, ...matching()]);
  const ids = new Set([...model.ids].map(String));
  const isAll = [...selected].filter((id) => !ids.has(id)).length > 1;
  if (!isAll) return ids;
  const next = new Set(selected);
  for (const id of matching()) next.delete(id);
  return next;
}

/** The grid's own, which hands what it does not know on to the check box. */
const RowCheckbox: ComponentType<
  GridRenderCellParams & { slotProps: { htmlInput: { "aria-label": string } } }
> = GridCellCheckboxRenderer;

/** The column of check boxes, each named after its row. */
export function selectionColumn<Row extends GridValidRowModel>(
  getRowName: (row: Row) => string,
): GridColDef<Row> {
  return {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    hideable: false,
    renderCell: (params) => (
      <RowCheckbox
        {...params}
        slotProps={{ htmlInput: { "aria-label": `Select ${getRowName(params.row)}` } }}
      />
    ),
  };
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
  // A live region has to be there before it speaks.
  "&:has(> output:empty)": { padding: 0, border: 0 },
}));

/** How many rows are ticked, and what can be done with them. */
export function SelectionBar<Row>({
  selected,
  onSelectedChange,
  readOnly = false,
  actions,
}: TableSelection<Row>) {
  return (
    <Bar>
      <output>{selected.size > 0 && `${selected.size} selected`}</output>
      {selected.size > 0 && !readOnly && (
        <>
          {actions}
          <Button onClick={() => onSelectedChange(new Set())}>Clear selection</Button>
        </>
      )}
    </Bar>
  );
}
