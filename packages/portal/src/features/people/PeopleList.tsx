import Button from "@mui/material/Button";
import { parseCalendarDay, type PersonSummary } from "@recurrent/sdk";
import { usePersonList } from "@recurrent/sdk/react";
import {
  DataTable,
  DayText,
  findNamesakeMarks,
  type GridColumn,
  sortByName,
  withMark,
  formatList,
} from "@recurrent/ui-kit";
import { Suspense, useEffect, useMemo, useState } from "react";
import {
  useCompanyId,
  useMay,
  useMayOpen,
  useAppContext,
} from "../../shared/context/app-context.ts";
import { NewButton } from "../../shared/components/NewButton.tsx";
import { AutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { StatusLine } from "../../shared/components/narrow-lines.tsx";
import { narrowTraining, trainingColumn } from "../../shared/components/training-column.tsx";
import { type TrainingStatuses } from "../../shared/components/training-statuses.ts";
import { useTrainingStatuses } from "../../shared/components/useTrainingStatuses.ts";
import { personColumn } from "../../shared/components/person-column.tsx";
import { href } from "../../shared/routes/address.ts";
import { lazyDialog, useOpenLazyDialog } from "../../shared/context/lazy-dialog.ts";
import { tableErrorProps } from "../../shared/api/first-load.ts";
import { useTableView } from "../../shared/table-state/address-state.ts";
import { marksOfPerson, PERSON_NAMESAKES } from "../../shared/components/person-marks.ts";
import type { BulkAction, BulkDialogProps, SelectedPerson } from "./bulk-actions.ts";
import { type PersonTab, formatRoleNames } from "./person-details.ts";

const typesOf = ({ roles }: PersonSummary) => formatRoleNames(roles);

/** Shell 2.20; names link to `tab` of Person Detail. */
const peopleColumns = (
  tab: PersonTab,
  narrowContent?: GridColumn<PersonSummary>["narrowContent"],
): readonly GridColumn<PersonSummary>[] => [
  personColumn(
    ({ settings, ...person }) => ({ ...person, isSuspended: settings?.suspend.status }),
    { tab, ...(narrowContent && { narrowContent, narrowHeight: 48 }) },
  ),
  {
    field: "types",
    headerName: "Type(s)",
    narrow: "bare",
    value: typesOf,
  },
];

/** @param statuses undefined while they load */
const withTraining = (statuses: TrainingStatuses | undefined) => [
  ...peopleColumns("profile", narrowTraining(statuses, typesOf)),
  trainingColumn<PersonSummary>(statuses),
];

const LEAVING_DATE: GridColumn<PersonSummary> = {
  field: "deletedAt",
  headerName: "Left",
  width: 136,
  value: ({ deletedAt }) => parseCalendarDay(deletedAt),
  cell: ({ deletedAt }) => <DayText day={parseCalendarDay(deletedAt)} />,
};

const narrowLeaving = (person: PersonSummary) => {
  const day = parseCalendarDay(person.deletedAt);
  return (
    <StatusLine>
      {day !== null && (
        <span>
          Left <DayText day={day} />
        </span>
      )}
      <span>{typesOf(person)}</span>
    </StatusLine>
  );
};

const LISTS = {
  active: {
    label: "People",
    isActive: true,
    columns: peopleColumns("profile"),
    empty: {
      title: "No people yet",
      description: "Everyone who works for the company appears here.",
    },
  },
  historical: {
    label: "Historical",
    isActive: false,
    columns: [...peopleColumns("record", narrowLeaving), LEAVING_DATE],
    empty: {
      title: "No one has left yet",
      description: "Deleted people appear here. Their training records are kept.",
    },
  },
} as const;

const BY_NAME = { id: "fullName", desc: false };
/** The default search fields (shell 9), and the other columns. */
const SEARCH = {
  fields: ({ name, surname, fullName, username, company, roles }: PersonSummary) => [
    fullName,
    name,
    surname,
    username,
    company?.name ?? "",
    formatRoleNames(roles),
  ],
  hint: "Searches names, usernames, types and company.",
};

const getFullName = ({ fullName }: PersonSummary) => fullName;

const BULK: readonly BulkAction[] = [
  {
    label: "Add to group",
    ...lazyDialog(async () => (await import("./AddToGroupDialog.tsx")).AddToGroupDialog),
    pages: ["companies_groups@index", "companies_groups@show", "companies_groups@edit"],
    activeOnly: true,
  },
  {
    label: "Move to group",
    ...lazyDialog(async () => (await import("./MoveToGroupDialog.tsx")).MoveToGroupDialog),
    pages: ["companies_groups@index", "companies_groups@show", "companies_groups@edit"],
    activeOnly: true,
  },
  {
    label: "Print records",
    ...lazyDialog(async () => (await import("./PrintRecordsDialog.tsx")).PrintRecordsDialog),
    pages: ["companies_users@records-print-many"],
  },
];

export interface PeopleListProps {
  list: keyof typeof LISTS;
  /** Bulk actions of other features, which must not be imported. */
  more: readonly BulkAction[];
}

/** People and Historical (shell 2.20). */
export function PeopleList({ list, more }: PeopleListProps) {
  const query = usePersonList(useCompanyId());
  const may = useMay();
  const view = useTableView(BY_NAME);
  const { label, isActive, columns: own, empty } = LISTS[list];
  const { queries, statuses, hasColumn } = useTrainingStatuses({ enabled: isActive });
  const columns = useMemo(
    () => (hasColumn ? withTraining(statuses) : own),
    [hasColumn, statuses, own],
  );
  const { data } = query;
  const rows = useMemo(
    () => data?.filter((person) => person.isActive === isActive),
    [data, isActive],
  );
  const openDialog = useOpenLazyDialog();
  const selection = useSelectedPeople(rows, label);
  const mayOpen = useMayOpen();
  const actions = [...BULK, ...more].filter(
    ({ pages, activeOnly }) => (isActive || activeOnly !== true) && pages.every(mayOpen),
  );
  const [opened, setOpened] = useState<
    Pick<BulkDialogProps, "people"> & Pick<BulkAction, "Dialog">
  >();
  const start = ({ load, Dialog }: BulkAction) =>
    openDialog({ load, show: () => setOpened({ Dialog, people: selection.people() }) });
  const newPerson =
    isActive && may("personNew") ? <NewButton href={href("companies_users@create")} /> : undefined;
  return (
    <>
      <DataTable<PersonSummary>
        label={label}
        rows={rows}
        columns={columns}
        search={SEARCH}
        {...view}
        defaultSort={BY_NAME}
        {...tableErrorProps(query, "The people could not be loaded")}
        selection={{
          selected: selection.ids,
          onSelectedChange: selection.change,
          getRowName: getFullName,
          areRowsLinks: true,
          actions: actions.map((action) => (
            <Button key={action.label} onClick={() => start(action)}>
              {action.label}
            </Button>
          )),
        }}
        // The empty list shows the button itself.
        toolbarEnd={rows?.length === 0 ? undefined : newPerson}
        empty={{ ...empty, action: newPerson }}
      />
      <AutoRefetch queries={[query, ...queries]} />
      {opened && (
        <Suspense>
          <opened.Dialog people={opened.people} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

const NAMESAKES = { ...PERSON_NAMESAKES, marksOf: marksOfPerson };

/**
 * Selection that survives search and paging. People removed from the list are deselected with a
 * notice.
 *
 * @param rows undefined until known
 * @param list name of the list
 */
function useSelectedPeople(rows: readonly PersonSummary[] | undefined, list: string) {
  const { messages } = useAppContext();
  const [selectedPeople, setSelectedPeople] = useState<readonly PersonSummary[]>([]);
  const [missing, setMissing] = useState<readonly PersonSummary[]>([]);
  const known = useMemo(() => rows && new Map(rows.map((person) => [person.id, person])), [rows]);
  const leaving = known ? selectedPeople.filter(({ id }) => !known.has(id)) : [];
  if (leaving.length > 0) {
    // Set while rendering, so that no press comes in between.
    setSelectedPeople(selectedPeople.filter((person) => !leaving.includes(person)));
    setMissing(leaving);
  }
  useEffect(() => {
    if (missing.length === 0) return;
    const marks = findNamesakeMarks([...(rows ?? []), ...missing], NAMESAKES);
    const names = formatList(missing.map(({ id, fullName }) => withMark(fullName, marks.get(id))));
    const [are, were] = missing.length === 1 ? ["is", "was"] : ["are", "were"];
    messages.notices.warning(`${names} ${are} no longer in ${list} and ${were} deselected.`);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once, of the list they have left
  }, [missing, list, messages]);
  const ids = useMemo(() => new Set(selectedPeople.map(({ id }) => id)), [selectedPeople]);
  return {
    ids,
    change: (next: ReadonlySet<string>) =>
      setSelectedPeople([...next].flatMap((id) => known?.get(id) ?? [])),
    /** Sorted by name. */
    people(): SelectedPerson[] {
      const marks = findNamesakeMarks(rows ?? [], NAMESAKES);
      const people = (rows ?? []).filter(({ id }) => ids.has(id));
      return sortByName(people, getFullName).map((person) => {
        const mark = marks.get(person.id);
        return mark === undefined ? person : { ...person, mark };
      });
    },
  };
}
