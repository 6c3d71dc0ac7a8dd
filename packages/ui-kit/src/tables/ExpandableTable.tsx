import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { ChevronDown, ChevronRight, FoldVertical, UnfoldVertical } from "lucide-react";
import { memo, useId, useState } from "react";
import type { ReactNode } from "react";
import { DataTable } from "./DataTable.tsx";
import type { DataTableProps } from "./DataTable.tsx";
import { LightTable, RowCells } from "./LightTable.tsx";
import type { RowCellsProps } from "./LightTable.tsx";
import { meansRow, toggled } from "./row-press.ts";
import { TABLE_ROLES } from "./table-roles.ts";
import { useLatest } from "./useLatest.ts";

interface ExpandableRowProps<Row> extends RowCellsProps<Row> {
  id: string;
  name: string;
  detailId: string;
  open: boolean;
  onToggle: (id: string) => void;
  renderDetail: (row: Row) => ReactNode;
}

function ExpandableRow<Row>({
  id,
  name,
  detailId,
  open,
  onToggle,
  renderDetail,
  ...cells
}: ExpandableRowProps<Row>) {
  const Sign = open ? ChevronDown : ChevronRight;
  return (
    <>
      {/* The arrow is the way for keys; the row is a larger target for the same thing. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above */}
      <tr
        {...TABLE_ROLES.row}
        data-open={open}
        data-pressable
        onClick={(event) => {
          if (meansRow(event.target)) onToggle(id);
        }}
      >
        <td {...TABLE_ROLES.cell} data-lead>
          <IconButton
            size="small"
            aria-label={`Details of ${name}`}
            aria-expanded={open}
            {...(open ? { "aria-controls": detailId } : {})}
            onClick={() => onToggle(id)}
          >
            <Sign size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </td>
        <RowCells {...cells} />
      </tr>
      {open && (
        <tr {...TABLE_ROLES.row} id={detailId} data-detail>
          <td {...TABLE_ROLES.cell} colSpan={cells.columns.length + 1}>
            {renderDetail(cells.row)}
          </td>
        </tr>
      )}
    </>
  );
}

/** Opening one row paints that row. */
const PaintedExpandableRow = memo(ExpandableRow) as typeof ExpandableRow;

const NONE: ReadonlySet<string> = new Set();

export interface ExpandableTableProps<Row> extends Omit<DataTableProps<Row>, "renderRows"> {
  /** What a row shows when it is open. Keep stable between renders. */
  renderDetail: (row: Row) => ReactNode;
  /** Names the arrow of a row: 'Details of <name>'. */
  getRowName: (row: Row) => string;
  /** Ids of the open rows; leave out to keep them here. */
  expanded?: ReadonlySet<string>;
  onExpandedChange?: (next: ReadonlySet<string>) => void;
  /** Whether 'Expand All' is offered. Default false. */
  expandAll?: boolean;
}

/** A `DataTable` whose rows open (shell 2.24): by their arrow, by pressing the row, or all at once. */
export function ExpandableTable<Row>({
  renderDetail,
  getRowName,
  expanded: owned,
  onExpandedChange,
  expandAll = false,
  toolbarEnd,
  ...table
}: ExpandableTableProps<Row>) {
  const prefix = useId();
  const [kept, keep] = useState(NONE);
  const expanded = owned ?? kept;
  const change = (next: ReadonlySet<string>) => {
    keep(next);
    onExpandedChange?.(next);
  };
  const onToggle = useLatest((id: string) => change(toggled(expanded, id)));
  const ids = expandAll ? (table.rows ?? []).map(table.getRowId) : [];
  const all = ids.length > 0 && ids.every((id) => expanded.has(id));
  const Fold = all ? FoldVertical : UnfoldVertical;
  return (
    <DataTable
      {...table}
      toolbarEnd={
        <>
          {ids.length > 0 && (
            <Button
              startIcon={<Fold size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => change(all ? NONE : new Set(ids))}
              // A title pushes everything to the end of the bar; without one the button does.
              sx={table.title === undefined ? { ml: "auto" } : {}}
            >
              {all ? "Collapse All" : "Expand All"}
            </Button>
          )}
          {toolbarEnd}
        </>
      }
      renderRows={(engine) => (
        <LightTable
          {...engine}
          lead="Details"
          renderRow={(row, id) => (
            <PaintedExpandableRow
              key={id}
              id={id}
              row={row}
              columns={engine.columns}
              name={getRowName(row)}
              detailId={`${prefix}-${id}`}
              open={expanded.has(id)}
              onToggle={onToggle}
              renderDetail={renderDetail}
            />
          )}
        />
      )}
    />
  );
}
