import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Tooltip from "@mui/material/Tooltip";
import { Funnel } from "lucide-react";
import { useState } from "react";
import type { FilterOption } from "./columns.ts";
import { FilterList } from "./FilterList.tsx";

export interface ColumnFilterProps {
  /** The accessible name of the button, for example 'Filter by person'. */
  label: string;
  options: readonly FilterOption[];
  /** The chosen option's value; undefined while everything is shown. */
  value: string | undefined;
  /** Called with the choice, or null for all. */
  onChange: (value: string | null) => void;
}

/** The funnel in a column's head: opens a list of options that can be searched. */
export function ColumnFilter({ label, options, value, onChange }: ColumnFilterProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = options.find((option) => option.value === value);
  const name = value === undefined ? label : `${label}: ${chosen?.label ?? value}`;
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          size="small"
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge variant="dot" color="primary" invisible={value === undefined}>
            <Funnel size={16} strokeWidth={1.75} aria-hidden />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": label } }}
      >
        <FilterList
          label={label}
          options={options}
          value={value}
          onChange={(next) => {
            close();
            if (next !== (value ?? null)) onChange(next);
          }}
        />
      </Popover>
    </>
  );
}
