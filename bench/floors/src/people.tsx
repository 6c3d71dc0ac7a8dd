/**
 * The grid of People in a bare page: the same table, columns and rows, without address, session, calls
 * or menu around it. The benchmark puts the reply of the server on `window` before it opens the page.
 */
import { createRoot } from "react-dom/client";
import { peopleColumns } from "../../../packages/portal/src/features/people/people-columns.tsx";
import { type PersonSummary, type mainWire, readPeople } from "../../../packages/sdk/src/index.ts";
import { DataTable, RecurrentTheme } from "../../../packages/ui-kit/src/index.ts";

const COLUMNS = peopleColumns("profile");
const BY_NAME = { id: "fullName", desc: false };
const SEARCH = {
  fields: ({ name, surname, fullName, company }: PersonSummary) => [
    fullName,
    name,
    surname,
    company?.name ?? "",
  ],
};
const { benchPeople } = window as Window & { benchPeople?: mainWire.PersonListItem[] };
const people = readPeople(benchPeople).filter(({ isActive }) => isActive);

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
createRoot(root).render(
  <RecurrentTheme scheme="light">
    <main>
      <DataTable<PersonSummary>
        label="People"
        rows={people}
        columns={COLUMNS}
        getRowId={({ id }) => id}
        search={SEARCH}
        defaultSort={BY_NAME}
        loading={false}
        empty={{ title: "No people yet" }}
      />
    </main>
  </RecurrentTheme>,
);
