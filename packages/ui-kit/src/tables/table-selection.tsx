import { GRID_CHECKBOX_SELECTION_COL_DEF, GridCellCheckboxRenderer } from "@mui/x-data-grid";
import type {
  GridColDef,
  GridRenderCellParams,
  GridRowSelectionModel,
  GridValidRowModel,
} from "@mui/x-data-grid";
import type { ComponentType } from "react";

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
  // Several may go at once without being all: a range, with Shift.
  if (model.ids.size > 0) return new Set([...model.ids].map(String));
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
