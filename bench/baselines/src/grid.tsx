/**
 * The smallest possible list on React, MUI and its DataGrid: a search field, and 25 of 100 rows in seven columns.
 */
import CssBaseline from "@mui/material/CssBaseline";
import TextField from "@mui/material/TextField";
import { ThemeProvider, createTheme } from "@mui/material/styles";
import { DataGrid, type GridColDef } from "@mui/x-data-grid";
import { useDeferredValue, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";

const columns: GridColDef[] = [
  { field: "name", headerName: "Name", width: 160 },
  { field: "email", headerName: "Email", width: 240 },
  { field: "group", headerName: "Group", width: 140 },
  { field: "role", headerName: "Role", width: 140 },
  { field: "status", headerName: "Status", width: 140 },
  { field: "progress", headerName: "Progress", type: "number", width: 140 },
  { field: "due", headerName: "Due", width: 140 },
];
const people = Array.from({ length: 100 }, (_, at) => ({
  id: at,
  name: `Person ${at}`,
  email: `person.${at}@example.com`,
  group: `Group ${at % 5}`,
  role: at % 9 === 0 ? "Manager" : "Trainee",
  status: ["Current", "At risk", "Behind", "Expired"][at % 4],
  progress: (at * 7) % 101,
  due: `2026-12-${String((at % 28) + 1).padStart(2, "0")}`,
}));

function Grid() {
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text.toLowerCase());
  const rows = useMemo(
    () => people.filter(({ name }) => name.toLowerCase().includes(wanted)),
    [wanted],
  );
  return (
    <main>
      <h1>Grid</h1>
      <TextField label="Search" value={text} onChange={(e) => setText(e.target.value)} />
      <DataGrid
        columns={columns}
        rows={rows}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25, 100]}
      />
    </main>
  );
}

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
createRoot(root).render(
  <ThemeProvider theme={createTheme({ cssVariables: true })}>
    <CssBaseline />
    <Grid />
  </ThemeProvider>,
);
