import type { PersonSummary } from "@recurrent/sdk";
import { usePersonList } from "@recurrent/sdk/react";
import { DataTable, type EmptyStateProps, type GridColumn } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { useCompanyId, useMay } from "../../kernel/runtime/runtime.ts";
import { NewButton } from "../../kernel/components/NewButton.tsx";
import { PersonName } from "../../kernel/components/PersonName.tsx";
import { href } from "../../kernel/routes/address.ts";
import { loadState } from "../../kernel/view/load-state.ts";
import { useTableView } from "../../kernel/view/useTableView.ts";
import { type PersonTab, typesText } from "./person-facts.ts";

/** People: everybody at work (shell 2.20). */
export function PeopleScreen() {
  return <PeopleList list="active" />;
}

/** Historical: everybody who has left (shell 2.20). */
export function HistoricalScreen() {
  return <PeopleList list="historical" />;
}

interface ListFact {
  readonly label: string;
  readonly isActive: boolean;
  /** Where a name leads to. */
  readonly tab: PersonTab;
  readonly empty: EmptyStateProps;
}

const LISTS = {
  active: {
    label: "People",
    isActive: true,
    tab: "profile",
    empty: {
      title: "No people yet",
      description: "Everybody who works for the company appears here.",
    },
  },
  historical: {
    label: "Historical",
    isActive: false,
    tab: "record",
    empty: {
      title: "Nobody has left yet",
      description: "People who were deleted appear here, and their training records stay.",
    },
  },
} as const satisfies Record<string, ListFact>;

/** The columns of shell 2.20; names lead to `tab` of Person Detail. */
function peopleColumns(tab: PersonTab): readonly GridColumn<PersonSummary>[] {
  return [
    {
      field: "fullName",
      headerName: "Name",
      renderCell: ({ row: { id, fullName, settings } }) => (
        <PersonName
          fullName={fullName}
          href={href("companies_users@show", { id }, { tab })}
          isSuspended={settings?.suspend.status === true}
        />
      ),
    },
    {
      field: "types",
      headerName: "Type(s)",
      valueGetter: (_value, { roles }) => typesText(roles),
    },
  ];
}

const COLUMNS = {
  active: peopleColumns(LISTS.active.tab),
  historical: peopleColumns(LISTS.historical.tab),
};

const BY_NAME = { id: "fullName", desc: false };
/** The default search fields of shell 9, and what the list shows besides. */
const SEARCH = {
  fields: ({ name, surname, fullName, company, roles }: PersonSummary) => [
    fullName,
    name,
    surname,
    company?.name ?? "",
    typesText(roles),
  ],
  hint: "Search looks at the names, the types and the company.",
};
const idOf = ({ id }: PersonSummary) => id;

function PeopleList({ list }: { list: keyof typeof LISTS }) {
  const query = usePersonList(useCompanyId());
  const may = useMay();
  const view = useTableView(BY_NAME);
  const { label, isActive, empty } = LISTS[list];
  const { data } = query;
  const rows = useMemo(
    () => data?.filter((person) => person.isActive === isActive),
    [data, isActive],
  );
  const newPerson =
    isActive && may("personNew") ? <NewButton href={href("companies_users@create")} /> : undefined;
  return (
    <DataTable<PersonSummary>
      label={label}
      rows={rows}
      columns={COLUMNS[list]}
      getRowId={idOf}
      search={SEARCH}
      {...view}
      defaultSort={BY_NAME}
      {...loadState(query, "The people could not be loaded")}
      // An empty list has the button where the eye is.
      toolbarEnd={rows?.length === 0 ? undefined : newPerson}
      empty={{ ...empty, action: newPerson }}
    />
  );
}
