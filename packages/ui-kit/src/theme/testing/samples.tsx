/** Layout for the pages under Foundations. */
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";

/** As many tiles in a row as fit. */
export function Tiles({ least = 200, children }: { least?: number; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
        gap: 1.5,
      }}
    >
      {children}
    </Box>
  );
}

interface TileProps {
  name: string;
  /** Figures, under the name. */
  details?: string;
  /** The purpose. */
  use?: string | undefined;
  /** The sample, above its name. */
  children: ReactNode;
}

/** A sample with its name, its values and its purpose. */
export function Tile({ name, details, use, children }: TileProps) {
  return (
    <Box
      sx={{
        display: "flex",
        flexDirection: "column",
        overflow: "hidden",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
      }}
    >
      {children}
      <Box sx={{ px: 1.5, py: 1, overflowWrap: "anywhere" }}>
        <Box sx={{ typography: "subtitle2" }}>{name}</Box>
        {details !== undefined && (
          <Box sx={{ typography: "caption", color: "text.secondary" }}>{details}</Box>
        )}
        {use !== undefined && <Box sx={{ mt: 0.5, typography: "caption" }}>{use}</Box>}
      </Box>
    </Box>
  );
}

interface DetailsProps {
  label: string;
  head: readonly string[];
  /** The first cell of each row is its name. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A table of values, which scrolls sideways when the page is too narrow. */
export function Facts({ label, head, rows }: DetailsProps) {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, bgcolor: "background.paper" }}
    >
      <Table sx={{ tableLayout: "auto", "& tr:last-child > :is(td, th)": { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            {head.map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ typography: "subtitle2" }}>
                {name}
              </TableCell>
              {cells.map((cell, place) => (
                <TableCell
                  key={head[place + 1]}
                  sx={{
                    typography: "body2",
                    // A sentence needs space.
                    ...(typeof cell === "string" && cell.length > 12 && { minWidth: 160 }),
                  }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
