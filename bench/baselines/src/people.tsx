/**
 * The smallest list of people on MUI's DataGrid: a search field, rows filtered before they reach the grid,
 * 25 a page. It has no URL, session, calls or menu. The benchmark puts the server's reply on `window`
 * before it opens the page.
 */
import { DataGrid, type GridColDef } from "@mui/x-data-grid";
import { useDeferredValue, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import type { PersonSummary } from "../../../packages/sdk/src/index.ts";
import { type MainApi, readPeople } from "../../../packages/sdk/src/raw.ts";

const columns: GridColDef<PersonSummary>[] = [
  { field: "fullName", headerName: "Name", flex: 1 },
  {
    field: "roles",
    headerName: "Type(s)",
    flex: 1,
    valueGetter: (_value, { roles }) => roles.map(({ name }) => name).join(", "),
  },
];
const { benchPeople } = window as Window & { benchPeople?: MainApi.PersonListItem[] };
const people = readPeople(benchPeople).filter(({ isActive }) => isActive);

function People() {
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text.toLowerCase());
  const rows = useMemo(
    () => people.filter(({ fullName }) => fullName.toLowerCase().includes(wanted)),
    [wanted],
  );
  return (
    <section aria-label="People">
      <input
        type="search"
        aria-label="Search"
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      <output>{`${rows.length} of ${people.length}`}</output>
      <DataGrid
        columns={columns}
        rows={rows}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25, 100]}
      />
    </section>
  );
}

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
createRoot(root).render(<People />);
