import type { GroupSummary } from "@recurrent/sdk";
import { useGroupList } from "@recurrent/sdk/react";
import {
  DataTable,
  type GridColumn,
  AppLink,
  MarkedName,
  withMark,
  formatCount,
} from "@recurrent/ui-kit";
import { Fragment, useMemo } from "react";
import { NewButton } from "../../shared/components/NewButton.tsx";
import { AutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { TrainingLegend, TrainingSummary } from "../../shared/components/TrainingSummary.tsx";
import { NarrowLine } from "../../shared/components/narrow-lines.tsx";
import { countsText, type TrainingCounts } from "../../shared/components/training-statuses.ts";
import { useTrainingStatuses } from "../../shared/components/useTrainingStatuses.ts";
import { href } from "../../shared/routes/address.ts";
import { useCompanyId, useMay } from "../../shared/context/app-context.ts";
import { tableErrorProps, hasFailed } from "../../shared/api/first-load.ts";
import { useTableView } from "../../shared/table-state/address-state.ts";
import { usePersonMarks } from "../../shared/components/person-marks.ts";
import { groupTrainings, urgencyOf } from "./group-trainings.ts";
import { useListedPeople } from "../../shared/api/useAllowedQuery.ts";
import { managerNames, marksOfGroup } from "../../shared/components/group-marks.ts";
import { ManagerLinks } from "./ManagerLinks.tsx";

const BY_NAME = { id: "name", desc: false };
const idOf = ({ id }: { id: string }) => id;
const GROUP_SEARCH = {
  fields: (group: GroupSummary) => [group.name, managerNames(group)],
  hint: "Searches name and managers.",
};

/** Shown if the host sends a count. */
const TRAINEE_COUNT: GridColumn<GroupSummary> = {
  field: "traineeCount",
  headerName: "Trainees",
  width: 128,
  minWidth: 88,
  value: ({ traineeCount }) => traineeCount,
};

/** Trainings of each group by its id; undefined while they load. */
type GroupTrainings = ReadonlyMap<string, TrainingCounts> | undefined;

const trainingsColumn = (trainings: GroupTrainings): GridColumn<GroupSummary> => ({
  field: "training",
  headerName: "Training",
  // Five signs with numbers.
  minWidth: 212,
  hidesFirst: true,
  value: ({ id }) => urgencyOf(trainings?.get(id)),
  text: (group) => countsText(trainings && countsOf(trainings, group)),
  disableExport: trainings === undefined,
  cell: (group) => <TrainingSummary counts={trainings && countsOf(trainings, group)} />,
});

const countsOf = (
  trainings: ReadonlyMap<string, TrainingCounts>,
  { id, traineeCount }: GroupSummary,
): TrainingCounts => trainings.get(id) ?? { unknown: traineeCount ?? 0 };

/** @param marks of managers of one name, who may have different groups */
const groupColumns = (
  marks: ReadonlyMap<string, string>,
  more: readonly GridColumn<GroupSummary>[],
): readonly GridColumn<GroupSummary>[] => [
  {
    field: "name",
    headerName: "Name",
    flex: 0.58,
    minWidth: 131,
    narrowContent: (group) => <NarrowGroup group={group} marks={marks} more={more} />,
    namesakes: { idOf, marksOf: marksOfGroup },
    cell: ({ id, name }, mark) => (
      <AppLink href={href("companies_groups@show", { id })} color="textPrimary">
        <MarkedName name={name} mark={mark} />
      </AppLink>
    ),
  },
  {
    field: "managers",
    headerName: "Managers",
    flex: 1.2,
    minWidth: 184,
    value: managerNames,
    text: ({ managers }) =>
      managers.map(({ id, fullName }) => withMark(fullName, marks.get(id))).join(", "),
    cell: ({ managers }) => <ManagerLinks managers={managers} marks={marks} />,
  },
  ...more,
];

interface NarrowGroupProps {
  group: GroupSummary;
  marks: ReadonlyMap<string, string>;
  more: readonly GridColumn<GroupSummary>[];
}

/** Room for the touch targets of its links, which are not what the row opens. */
const MANAGERS_LINE = { mb: "6px", "&&&& a": { fontWeight: "fontWeightRegular" } } as const;

/** Number and statuses of the trainees in one line, and the managers below. */
function NarrowGroup({ group, marks, more }: NarrowGroupProps) {
  const { managers, traineeCount } = group;
  return (
    <>
      {more.length > 0 && (
        <NarrowLine sx={{ columnGap: 1, "& > :first-of-type": { minWidth: "5.5rem" } }}>
          <span>{traineeCount !== null && formatCount(traineeCount, "trainee")}</span>
          {more.map(({ field, cell }) => (
            <Fragment key={field}>{cell?.(group)}</Fragment>
          ))}
        </NarrowLine>
      )}
      <NarrowLine sx={MANAGERS_LINE}>
        {managers.length === 0 ? (
          <span>No managers</span>
        ) : (
          <ManagerLinks managers={managers} marks={marks} />
        )}
      </NarrowLine>
    </>
  );
}

/**
 * Groups list no trainees, so these are counted in the list of people, and only where they are as
 * many as the group says.
 */
function useGroupTrainings(groups: readonly GroupSummary[] | undefined) {
  const { queries, statuses, hasColumn } = useTrainingStatuses();
  const { mayList, people } = useListedPeople({ enabled: hasColumn && statuses !== undefined });
  const trainings = useMemo(
    () =>
      groups && people.data && statuses ? groupTrainings(groups, people.data, statuses) : undefined,
    [groups, people.data, statuses],
  );
  const isShown = hasColumn && mayList && !hasFailed(people) && trainings?.size !== 0;
  return { trainings, isShown, queries: isShown ? [...queries, people] : [] };
}

export function GroupsPage() {
  const query = useGroupList(useCompanyId());
  const newGroup = useMay()("groupNew") ? (
    <NewButton href={href("companies_groups@create")} />
  ) : undefined;
  const { data } = query;
  const marks = usePersonMarks(useMemo(() => data?.flatMap(({ managers }) => managers), [data]));
  // Until they arrive, as most hosts send them, so that nothing moves.
  const isCounted = data?.some(({ traineeCount }) => traineeCount !== null) ?? !query.isError;
  const { trainings, isShown, queries } = useGroupTrainings(data);
  const hasTraining = isCounted && isShown;
  const columns = useMemo(
    () =>
      groupColumns(marks, [
        ...(isCounted ? [TRAINEE_COUNT] : []),
        ...(hasTraining ? [trainingsColumn(trainings)] : []),
      ]),
    [marks, isCounted, hasTraining, trainings],
  );
  const isEmpty = query.data?.length === 0;
  return (
    <>
      {hasTraining && <TrainingLegend />}
      <DataTable<GroupSummary>
        label="Groups"
        rows={query.data}
        columns={columns}
        search={GROUP_SEARCH}
        {...useTableView(BY_NAME)}
        defaultSort={BY_NAME}
        // The empty list shows the button itself.
        toolbarEnd={isEmpty ? undefined : newGroup}
        {...tableErrorProps(query, "The groups could not be loaded")}
        empty={{
          title: "No groups yet",
          description: `Groups bring trainees together under their training managers.${
            newGroup ? " Create the first one." : ""
          }`,
          action: newGroup,
        }}
      />
      <AutoRefetch queries={[query, ...queries]} />
    </>
  );
}
