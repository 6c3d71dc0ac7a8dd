import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TablePagination from "@mui/material/TablePagination";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import { ArrowDown, ChevronRight, FoldVertical, UnfoldVertical } from "lucide-react";
import { memo, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { LARGE_TEXT } from "../../theme/common-styles.ts";
import { useLatest } from "../../useLatest.ts";
import { columnWidths, TABLE_ROLES, narrowTableStyles } from "./table-breakpoint.ts";
import { type GridColumn, renderCell, textOf } from "./table-rows.ts";
import { PAGE_SIZES, withPage, withPageSize, withSort } from "./table-state.ts";
import { ARROW_WIDTH } from "./RowsSkeleton.tsx";
import { useNamesakeRows } from "./namesake-rows.tsx";
import { isRowClick } from "./is-row-click.ts";
import { TableLayout, type TableLayoutProps } from "./TableLayout.tsx";
import { withToggled } from "./with-toggled.ts";

/** Also styles plain tables in open rows. */
const Rows = styled(Table)(({ theme }) => {
  const hairline = `1px solid ${theme.vars.palette.divider}`;
  return {
    "& [data-lead]": { width: ARROW_WIDTH, padding: "0 0 0 8px" },
    "& tr > [data-lead] + *": { paddingInline: 8 },
    "@media print": {
      "& [data-lead]": { display: "none" },
      "& tr > [data-lead] + *": { paddingLeft: 16 },
    },
    "& tbody [data-lead]": { lineHeight: 0 },
    "& [data-lead] > [aria-expanded=true] > svg": { transform: "rotate(90deg)" },
    "& > tbody > tr": {
      "& > *": { borderBottom: 0 },
      "&:not(:first-of-type, [data-detail])": { borderTop: hairline },
      "&:not([data-detail])": { cursor: "pointer" },
      "&[data-detail] > td": { padding: 0 },
    },
    "& [data-inset]": { padding: `8px 16px 16px ${ARROW_WIDTH - 8}px` },
    ...narrowTableStyles({
      "&, & tbody, & tbody :is(th, td)": { display: "block" },
      "& thead": { display: "none" },
      "& tbody tr": {
        position: "relative",
        display: "flex",
        flexWrap: "wrap",
        alignItems: "baseline",
        gap: "4px 12px",
        padding: "12px 16px",
      },
      "& tbody tr > :is(th, td)": { height: "auto", padding: 0 },
      // The row's name comes first, next to its arrow.
      "& tbody th": { order: -1, flex: "1 0 100%" },
      "& tbody tr > [data-lead] + *": { padding: "0 36px 0 0" },
      "& tbody [data-lead]": { position: "absolute", top: 6, right: 8, width: "auto" },
      // Its tone would cover the values beside it; the row has one.
      "& [data-lead] > button:hover": { backgroundColor: "transparent" },
      // Short values are side by side below their labels; a long value is next to its label.
      "& [data-label]": {
        ...theme.typography.body2,
        display: "flex",
        flex: "1 1 40%",
        flexWrap: "wrap",
        // A label is beside the first line of a longer value.
        alignItems: "baseline",
        columnGap: 8,
      },
      // A value without a label takes no more than its width, and leaves its line to the next.
      "& [data-label='']": { flex: "0 1 auto" },
      "& [data-label='']::before": { display: "none" },
      "& [data-label=''] ~ [data-wide=false]": { flex: "1 0 auto", flexWrap: "nowrap" },
      "& [data-label=''] ~ [data-wide=false]::before": { flex: "none" },
      "& [data-wide=true]": { flexBasis: "100%" },
      "& [data-label]::before": {
        content: "attr(data-label)",
        // The whole line below 12rem, else the width of the label.
        flex: "0 0 clamp(0%, (12rem - 100%) * 999, 100%)",
        whiteSpace: "nowrap",
        color: theme.vars.palette.text.secondary,
      },
      "& [data-label]:empty": { display: "none" },
      "& tr[data-detail]": { padding: 0 },
      "& tr[data-detail] > td": { flex: "1 0 100%", minWidth: 0 },
      "& [data-inset]": { padding: "8px 16px 12px" },
    }),
    [LARGE_TEXT]: {
      "& [data-label], & [data-label=''] ~ [data-wide=false]": {
        flex: "1 1 100%",
        flexWrap: "wrap",
        overflowWrap: "anywhere",
      },
    },
  };
});

/** Wider than half a phone. */
const isWide = ({ width, takesRest = false }: Pick<GridColumn<never>, "takesRest" | "width">) =>
  takesRest || width === undefined || width > 160;

interface ExpandableRowProps<Row extends { id: string }> extends Pick<
  ExpandableTableProps<Row>,
  "columns" | "renderDetail"
> {
  row: Row;
  open: boolean;
  onToggle: (id: string) => void;
}

function RowView<Row extends { id: string }>({
  open,
  onToggle,
  renderDetail,
  row,
  columns,
}: ExpandableRowProps<Row>) {
  const detailId = useId();
  const arrow = useRef<HTMLButtonElement>(null);
  // Only a clicked row animates: a hundred animations would each measure a row.
  const [unfolds, setUnfolds] = useState(false);
  const toggle = useLatest(() => {
    if (!open) setUnfolds(true);
    onToggle(row.id);
  });
  // Updates only the attributes: rendering a hundred buttons takes longer than opening the rows.
  useLayoutEffect(() => {
    arrow.current?.setAttribute("aria-expanded", String(open));
    if (open) arrow.current?.setAttribute("aria-controls", detailId);
    else arrow.current?.removeAttribute("aria-controls");
  }, [open, detailId]);
  const head = useMemo(() => {
    const title = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
    return (
      // The arrow is for the keyboard; the row is a larger target for the pointer.
      <TableRow
        {...TABLE_ROLES.row}
        hover
        onClick={({ target, currentTarget }) => {
          // Events from a dialog that a cell opened also arrive here.
          const isInside = target instanceof Node && currentTarget.contains(target);
          if (isInside && isRowClick(target)) toggle();
        }}
      >
        <TableCell {...TABLE_ROLES.cell} data-lead>
          <IconButton
            ref={arrow}
            size="small"
            aria-label={`Details of ${title ? textOf(title, row) : ""}`}
            onClick={toggle}
          >
            <ChevronRight size={18} />
          </IconButton>
        </TableCell>
        {columns.map((column) => (
          <TableCell
            key={column.field}
            {...(column === title
              ? { ...TABLE_ROLES.rowHeader, component: "th", scope: "row" }
              : {
                  ...TABLE_ROLES.cell,
                  "data-label": column.narrow === "bare" ? "" : column.headerName,
                  "data-wide": isWide(column),
                })}
          >
            {renderCell(column, row)}
          </TableCell>
        ))}
      </TableRow>
    );
  }, [row, columns, toggle]);
  const detail = (open || unfolds) && <div data-inset>{renderDetail(row)}</div>;
  return (
    <>
      {head}
      {detail !== false && (
        <tr {...TABLE_ROLES.row} id={detailId} data-detail>
          <td {...TABLE_ROLES.cell} colSpan={columns.length + 1}>
            {unfolds ? (
              <Collapse in={open} appear timeout={160} onExited={() => setUnfolds(false)}>
                {detail}
              </Collapse>
            ) : (
              detail
            )}
          </td>
        </tr>
      )}
    </>
  );
}

const ExpandableRow = memo(RowView) as typeof RowView;

const NONE: ReadonlySet<string> = new Set();

/** Lets tables in open rows align with this column. */
const widthName = (field: string) => `--width-${field}`;

export interface ExpandedRows {
  /** Ids of the open rows; omit for local state. */
  expanded?: ReadonlySet<string>;
  onExpandedChange?: (next: ReadonlySet<string>) => void;
}

interface ExpandableTableProps<Row> extends Omit<TableLayoutProps<Row>, "tools">, ExpandedRows {
  /** Must be stable between renders. */
  renderDetail: (row: Row) => ReactNode;
  /** Shows 'Expand All'. Default false. */
  expandAll?: boolean;
}

/** Table with rows that open (shell 2.24) by their arrow, a click on the row, or all at once. */
export function ExpandableTable<Row extends { id: string }>({
  renderDetail,
  expanded: owned,
  onExpandedChange,
  expandAll = false,
  columns: given,
  ...shell
}: ExpandableTableProps<Row>) {
  const { columns } = useNamesakeRows(given, shell.rows);
  const [ownExpanded, setOwnExpanded] = useState(NONE);
  const expanded = owned ?? ownExpanded;
  const changeExpanded = (next: ReadonlySet<string>) => {
    setOwnExpanded(next);
    onExpandedChange?.(next);
  };
  const onToggle = useLatest((id: string) => changeExpanded(withToggled(expanded, id)));
  const ids = expandAll ? (shell.rows ?? []).map(({ id }) => id) : [];
  const all = ids.length > 0 && ids.every((id) => expanded.has(id));
  const widths = useMemo(() => {
    const values = columnWidths(columns);
    return Object.fromEntries(columns.map(({ field }, at) => [widthName(field), values[at]]));
  }, [columns]);
  const Fold = all ? FoldVertical : UnfoldVertical;
  return (
    <TableLayout
      {...shell}
      columns={columns}
      isExpandable
      tools={
        // Also while rows load, so that its neighbours do not move.
        (ids.length > 0 ||
          (expandAll && shell.rows === undefined && shell.error === undefined)) && (
          <Button
            disabled={ids.length === 0}
            startIcon={<Fold size={16} />}
            onClick={() => changeExpanded(all ? NONE : new Set(ids))}
            // Nothing else pushes the button to the end.
            sx={
              shell.title === undefined && shell.toolbarEnd === undefined
                ? { ml: { sm: "auto" } }
                : {}
            }
          >
            {all ? "Collapse All" : "Expand All"}
          </Button>
        )
      }
    >
      {({ shown, printed, deferred: { sort, pageSize }, update }) => (
        <>
          <TableContainer>
            <Rows {...TABLE_ROLES.table} aria-label={shell.label} style={widths}>
              <TableHead>
                <TableRow>
                  <TableCell data-lead>
                    <VisuallyHidden>Details</VisuallyHidden>
                  </TableCell>
                  {columns.map(({ field: id, headerName, sortable }) => {
                    const direction = sort.desc ? "desc" : "asc";
                    const active = sort.id === id;
                    return (
                      <TableCell
                        key={id}
                        sortDirection={active && direction}
                        style={{ width: `var(${widthName(id)})` }}
                      >
                        {sortable === false ? (
                          headerName
                        ) : (
                          <TableSortLabel
                            active={active}
                            direction={active ? direction : "asc"}
                            IconComponent={ArrowDown}
                            onClick={() => update((state) => withSort(state, id))}
                          >
                            {headerName}
                          </TableSortLabel>
                        )}
                      </TableCell>
                    );
                  })}
                </TableRow>
              </TableHead>
              <TableBody {...TABLE_ROLES.rowGroup}>
                {(printed ?? shown.rows).map((row) => (
                  <ExpandableRow
                    key={row.id}
                    row={row}
                    columns={columns}
                    open={expanded.has(row.id)}
                    onToggle={onToggle}
                    renderDetail={renderDetail}
                  />
                ))}
              </TableBody>
            </Rows>
          </TableContainer>
          {shown.matching > 0 && (
            <TablePagination
              component="div"
              count={shown.matching}
              page={shown.page}
              rowsPerPage={pageSize}
              rowsPerPageOptions={PAGE_SIZES}
              labelRowsPerPage="Rows per page"
              getItemAriaLabel={(type) => (type === "next" ? "Next page" : "Previous page")}
              onPageChange={(_, page) => update((state) => withPage(state, page))}
              onRowsPerPageChange={({ target }) => {
                const size = Number(target.value);
                update((state) => withPageSize({ ...state, page: shown.page }, size));
              }}
            />
          )}
        </>
      )}
    </TableLayout>
  );
}
