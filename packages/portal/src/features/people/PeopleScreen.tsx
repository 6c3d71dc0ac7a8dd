import Button from "@mui/material/Button";
import type { PersonSummary } from "@recurrent/sdk";
import { usePersonList } from "@recurrent/sdk/react";
import { DataTable, type GridColumn } from "@recurrent/ui-kit";
import { Suspense, useMemo, useState } from "react";
import { useCompanyId, useMay, useMayOpen } from "../../kernel/runtime/runtime.ts";
import { NewButton } from "../../kernel/components/NewButton.tsx";
import { personColumn } from "../../kernel/components/person-column.tsx";
import { href } from "../../kernel/routes/address.ts";
import { dialogPart, useOpening } from "../../kernel/runtime/useOpening.ts";
import { loadState } from "../../kernel/view/load-state.ts";
import { useTableView } from "../../kernel/view/useTableView.ts";
import type { BulkAction, BulkDialogProps } from "./bulk-rules.ts";
import { type PersonTab, typesText } from "./person-facts.ts";
import { useTicked } from "./useTicked.ts";

/** Both lists; a name leads to the tab. */
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
} as const;

/** The columns of shell 2.20; names lead to `tab` of Person Detail. */
function peopleColumns(tab: PersonTab): readonly GridColumn<PersonSummary>[] {
  return [
    personColumn(
      ({ id, fullName, settings }) => ({ id, fullName, isSuspended: settings?.suspend.status }),
      { tab },
    ),
    {
      field: "types",
      headerName: "Type(s)",
      value: ({ roles }) => typesText(roles),
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

const nameOf = ({ fullName }: PersonSummary) => fullName;

/** What can be done with all who are ticked, each in a dialog that is loaded at the press. */
const BULK: readonly BulkAction[] = [
  {
    label: "Add to group",
    ...dialogPart(async () => (await import("./AddToGroupDialog.tsx")).AddToGroupDialog),
    pages: ["companies_groups@index", "companies_groups@show", "companies_groups@edit"],
    forActive: true,
  },
  {
    label: "Print records",
    ...dialogPart(async () => (await import("./PrintRecordsDialog.tsx")).PrintRecordsDialog),
    pages: ["companies_users@records-print-many"],
  },
];

export interface PeopleScreenProps {
  list: keyof typeof LISTS;
  /** What other parts of the portal can do with all who are ticked; features stay apart. */
  more: readonly BulkAction[];
}

/** People, everybody at work, and Historical, everybody who has left (shell 2.20). */
export function PeopleScreen({ list, more }: PeopleScreenProps) {
  const query = usePersonList(useCompanyId());
  const may = useMay();
  const view = useTableView(BY_NAME);
  const { label, isActive, empty } = LISTS[list];
  const { data } = query;
  const rows = useMemo(
    () => data?.filter((person) => person.isActive === isActive),
    [data, isActive],
  );
  const opening = useOpening();
  const ticked = useTicked(rows, label);
  const mayOpen = useMayOpen();
  const actions = [...BULK, ...more].filter(
    ({ pages, forActive }) => (isActive || forActive !== true) && pages.every(mayOpen),
  );
  const [opened, open] = useState<Pick<BulkDialogProps, "people"> & Pick<BulkAction, "Dialog">>();
  const start = ({ load, Dialog }: BulkAction) =>
    opening(load, () => open({ Dialog, people: ticked.people() }));
  const newPerson =
    isActive && may("personNew") ? <NewButton href={href("companies_users@create")} /> : undefined;
  return (
    <>
      <DataTable<PersonSummary>
        label={label}
        rows={rows}
        columns={COLUMNS[list]}
        search={SEARCH}
        {...view}
        defaultSort={BY_NAME}
        {...loadState(query, "The people could not be loaded")}
        selection={{
          selected: ticked.ids,
          onSelectedChange: ticked.change,
          getRowName: nameOf,
          opensRows: true,
          actions: actions.map((action) => (
            <Button key={action.label} onClick={() => start(action)}>
              {action.label}
            </Button>
          )),
        }}
        // An empty list has the button where the eye is.
        toolbarEnd={rows?.length === 0 ? undefined : newPerson}
        empty={{ ...empty, action: newPerson }}
      />
      {opened && (
        <Suspense>
          <opened.Dialog people={opened.people} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
