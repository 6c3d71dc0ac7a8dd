import type { GridColumnVisibilityModel, GridDensity } from "@mui/x-data-grid";
import ListSubheader from "@mui/material/ListSubheader";
import MenuItem from "@mui/material/MenuItem";
import { Check, SlidersHorizontal } from "lucide-react";
import type { GridColumn } from "./table-rows.ts";
import { choiceItems, ToolMenu } from "../toolbar/ToolMenu.tsx";

/** Fewer columns offer no choice. */
const MIN_COLUMNS = 3;

const DENSITIES = [
  { id: "compact", label: "Compact" },
  { id: "standard", label: "Standard" },
  { id: "comfortable", label: "Comfortable" },
] as const;

type NamedColumn = Pick<GridColumn<never>, "field" | "headerName" | "hideable">;

export const hasViewMenu = (columns: readonly NamedColumn[]): boolean =>
  columns.length >= MIN_COLUMNS;

interface ViewMenuProps {
  columns: readonly NamedColumn[];
  density: GridDensity;
  onDensityChange: (next: GridDensity) => void;
  /** False for hidden columns, by field. */
  visibility: GridColumnVisibilityModel;
  onVisibilityChange: (next: GridColumnVisibilityModel) => void;
}

export function ViewMenu({
  columns,
  density,
  onDensityChange,
  visibility,
  onVisibilityChange,
}: ViewMenuProps) {
  const hideable = columns.filter((column, at) => at > 0 && column.hideable !== false);
  return (
    <ToolMenu label="View" icon={SlidersHorizontal}>
      {(close) => [
        <ListSubheader key="density" role="presentation">
          Density
        </ListSubheader>,
        ...choiceItems(DENSITIES, density, Check, (next) => {
          close();
          onDensityChange(next);
        }),
        hideable.length > 0 && (
          <ListSubheader key="columns" role="presentation">
            Columns
          </ListSubheader>
        ),
        ...hideable.map(({ field, headerName }) => {
          const isVisible = visibility[field] !== false;
          return (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={isVisible}
              onClick={() => onVisibilityChange({ ...visibility, [field]: !isVisible })}
            >
              {headerName}
              {isVisible && <Check size={16} />}
            </MenuItem>
          );
        }),
      ]}
    </ToolMenu>
  );
}
