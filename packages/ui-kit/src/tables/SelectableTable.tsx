import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import { styled } from "@mui/material/styles";
import { memo } from "react";
import { DataTable } from "./DataTable.tsx";
import type { DataTableProps } from "./DataTable.tsx";
import { LightTable, RowCells } from "./LightTable.tsx";
import type { RowCellsProps } from "./LightTable.tsx";
import { meansRow, toggled } from "./row-press.ts";
import { TABLE_ROLES } from "./table-roles.ts";
import { useLatest } from "./useLatest.ts";

const Count = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  minHeight: 36,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: "tabular-nums",
}));

interface SelectableRowProps<Row> extends RowCellsProps<Row> {
  id: string;
  name: string;
  selected: boolean;
  disabled: boolean;
  onToggle: (id: string) => void;
}

function SelectableRow<Row>({
  id,
  name,
  selected,
  disabled,
  onToggle,
  ...cells
}: SelectableRowProps<Row>) {
  return (
    // The check box is the way for keys; the row is a larger target for the same thing.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <tr
      {...TABLE_ROLES.row}
      data-selected={selected}
      {...(disabled ? {} : { "data-pressable": true })}
      onClick={(event) => {
        if (!disabled && meansRow(event.target)) onToggle(id);
      }}
    >
      <td {...TABLE_ROLES.cell} data-lead>
        <Checkbox
          checked={selected}
          disabled={disabled}
          onChange={() => onToggle(id)}
          slotProps={{ input: { "aria-label": `Select ${name}` } }}
        />
      </td>
      <RowCells {...cells} />
    </tr>
  );
}

/** Choosing one row paints that row. */
const PaintedSelectableRow = memo(SelectableRow) as typeof SelectableRow;

export interface SelectableTableProps<Row> extends Omit<DataTableProps<Row>, "renderRows"> {
  /** Ids of the rows that are chosen, on whatever page they are. */
  selected: ReadonlySet<string>;
  onSelectedChange: (next: ReadonlySet<string>) => void;
  /** Names the check box of a row: 'Select <name>'. */
  getRowName: (row: Row) => string;
  /** Shows what is chosen without letting it be changed. Default false. */
  readOnly?: boolean;
}

/**
 * A `DataTable` whose rows are chosen by pressing them (shell 2.17). A choice stays when a search or
 * another page hides it; the count in the toolbar tells how many there are.
 */
export function SelectableTable<Row>({
  selected,
  onSelectedChange,
  getRowName,
  readOnly = false,
  toolbarEnd,
  ...table
}: SelectableTableProps<Row>) {
  const onToggle = useLatest((id: string) => onSelectedChange(toggled(selected, id)));
  return (
    <DataTable
      {...table}
      toolbarEnd={
        <>
          {table.rows !== undefined && table.rows.length > 0 && (
            <Count>
              <output>{selected.size} selected</output>
              {selected.size > 0 && !readOnly && (
                <Button onClick={() => onSelectedChange(new Set())}>Clear selection</Button>
              )}
            </Count>
          )}
          {toolbarEnd}
        </>
      }
      renderRows={(engine) => (
        <LightTable
          {...engine}
          lead="Select"
          renderRow={(row, id) => (
            <PaintedSelectableRow
              key={id}
              id={id}
              row={row}
              columns={engine.columns}
              name={getRowName(row)}
              selected={selected.has(id)}
              disabled={readOnly}
              onToggle={onToggle}
            />
          )}
        />
      )}
    />
  );
}
