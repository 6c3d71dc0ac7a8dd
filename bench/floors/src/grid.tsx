/** The least a page with a table can be on React, MUI and its DataGrid: 25 of 60 rows shown. */
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider, createTheme } from "@mui/material/styles";
import { DataGrid, type GridColDef } from "@mui/x-data-grid";
import { createRoot } from "react-dom/client";

const columns: GridColDef[] = [
  { field: "name", headerName: "Name", flex: 1 },
  { field: "group", headerName: "Group", flex: 1 },
  { field: "due", headerName: "Due", width: 140 },
];
const rows = Array.from({ length: 60 }, (_, at) => ({
  id: at,
  name: `Person ${at}`,
  group: `Group ${at % 5}`,
  due: `2026-12-${String((at % 28) + 1).padStart(2, "0")}`,
}));

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
createRoot(root).render(
  <ThemeProvider theme={createTheme({ cssVariables: true })}>
    <CssBaseline />
    <main>
      <h1>Grid</h1>
      <DataGrid
        columns={columns}
        rows={rows}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25, 100]}
      />
    </main>
  </ThemeProvider>,
);
