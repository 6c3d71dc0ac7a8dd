import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import type { GridDensity } from "@mui/x-data-grid";
import { Check, Columns3, Download, Rows3 } from "lucide-react";
import { ChoiceMenu } from "./ChoiceMenu.tsx";
import type { Choice } from "./ChoiceMenu.tsx";
import { withoutRoom } from "./table-room.ts";

const Tools = styled("div")({ display: "flex", alignItems: "center", gap: 4 });

/** Rows that stand in no columns have neither columns to choose nor one height. */
const OfColumns = styled("span")({ display: "flex", ...withoutRoom({ display: "none" }) });

const DENSITIES: readonly Choice<GridDensity>[] = [
  { id: "compact", label: "Compact" },
  { id: "standard", label: "Standard" },
  { id: "comfortable", label: "Comfortable" },
];

export interface GridToolsProps {
  /** Undefined where there are no columns to choose from. */
  onColumns: ((button: HTMLElement) => void) | undefined;
  density: GridDensity;
  onDensity: (next: GridDensity) => void;
  /** Undefined where nothing can be exported. */
  onExport: (() => void) | undefined;
}

/** What a person sets on the look of a list, and its export. */
export function GridTools({ onColumns, density, onDensity, onExport }: GridToolsProps) {
  return (
    <Tools>
      <OfColumns>
        {onColumns !== undefined && (
          <Tooltip title="Columns">
            <IconButton aria-label="Columns" onClick={(event) => onColumns(event.currentTarget)}>
              <Columns3 size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Tooltip>
        )}
        <ChoiceMenu
          label="Density"
          icon={Rows3}
          choices={DENSITIES}
          chosen={density}
          mark={Check}
          onChoose={onDensity}
        />
      </OfColumns>
      {onExport !== undefined && (
        <Button
          variant="text"
          // No higher than the search beside it, which stands there before the rows do.
          sx={{ py: 0 }}
          startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onExport}
        >
          Export
        </Button>
      )}
    </Tools>
  );
}
