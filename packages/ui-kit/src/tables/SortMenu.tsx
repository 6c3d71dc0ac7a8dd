import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { ArrowDown, ArrowDownUp, ArrowUp } from "lucide-react";
import { useState } from "react";
import type { TableSort } from "./table-state.ts";

export interface SortMenuProps {
  /** The columns that sort. */
  columns: readonly { id: string; header: string }[];
  sort: TableSort;
  onSort: (columnId: string) => void;
}

/** Sorting without a table head: choosing the current column turns its direction round. */
export function SortMenu({ columns, sort, onSort }: SortMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (columns.length === 0) return null;
  const Arrow = sort.desc ? ArrowDown : ArrowUp;
  const direction = sort.desc ? "descending" : "ascending";
  return (
    <>
      <IconButton
        aria-label="Sort"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ArrowDownUp size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-label": "Sort" } }}
      >
        {columns.map(({ id, header }) => (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={id === sort.id}
            aria-label={id === sort.id ? `${header}, ${direction}` : header}
            onClick={() => {
              setAnchor(null);
              onSort(id);
            }}
          >
            {header}
            {id === sort.id && <Arrow size={16} strokeWidth={1.75} aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
