import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Group, GroupManager, GroupSummary, GroupTrainee } from "@recurrent/sdk";
import { useGroupList, useGroupShow } from "@recurrent/sdk/react";
import {
  DataTable,
  DetailSkeleton,
  type GridColumn,
  AppLink,
  MarkedName,
  PageHeader,
  SharedMarks,
  TOUCH,
  withFilter,
  withMark,
  GROUP_FIELDS,
  formatCount,
} from "@recurrent/ui-kit";
import { Users } from "lucide-react";
import { Fragment, useMemo } from "react";
import { DetailButtons } from "../../shared/components/DetailButtons.tsx";
import { NewButton } from "../../shared/components/NewButton.tsx";
import { QueryContent } from "../../shared/components/QueryContent.tsx";
import { AutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { personColumn } from "../../shared/components/person-column.tsx";
import {
  knownTrainingFilter,
  trainingFilter,
  TrainingKey,
} from "../../shared/components/TrainingKey.tsx";
import { TrainingLegend, TrainingSummary } from "../../shared/components/TrainingSummary.tsx";
import { NarrowLine } from "../../shared/components/narrow-lines.tsx";
import { narrowTraining, trainingColumn } from "../../shared/components/training-column.tsx";
import {
  countsText,
  countTrainings,
  type TrainingCounts,
  type TrainingStatuses,
} from "../../shared/components/training-statuses.ts";
import { useTrainingStatuses } from "../../shared/components/useTrainingStatuses.ts";
import { statusWord } from "../../shared/components/StatusKey.tsx";
import { href } from "../../shared/routes/address.ts";
import { usePageSubject } from "../../shared/context/page.ts";
import { useCompanyId, useMay } from "../../shared/context/app-context.ts";
import { tableErrorProps } from "../../shared/api/table-error-props.ts";
import { useIdParam, useTableView } from "../../shared/table-state/address-state.ts";
import { usePersonMarks } from "../../shared/components/person-marks.ts";
import { BY_FULL_NAME } from "./group-form.ts";
import { groupTrainings, urgencyOf } from "./group-trainings.ts";
import { useListedPeople } from "../../shared/api/useListedPeople.ts";
import { hasFailed } from "../../shared/api/first-load.ts";
import { managerNames, marksOfGroup } from "../../shared/components/group-marks.ts";

const BY_NAME = { id: "name", desc: false };
type Marks = ReadonlyMap<string, string>;
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
  marks: Marks,
  more: readonly GridColumn<GroupSummary>[],
): readonly GridColumn<GroupSummary>[] => [
  {
    field: "name",
    headerName: "Name",
    flex: 0.58,
    minWidth: 131,
    narrowContent: (group) => <NarrowGroup group={group} marks={marks} more={more} />,
    twins: { idOf, marksOf: marksOfGroup },
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
  marks: Marks;
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

const TRAINEE_SEARCH = {
  fields: ({ fullName }: GroupTrainee) => [fullName],
  hint: "Searches name.",
};

/** A group's reply has no suspensions (shell 3). */
function traineeColumn(narrowContent?: GridColumn<GroupTrainee>["narrowContent"]) {
  const { extraExportColumn: _suspended, ...column } = personColumn<GroupTrainee>(
    (trainee) => trainee,
    { flex: 1.04, minWidth: 156, ...(narrowContent && { narrowContent }) },
  );
  return column;
}

const ROLES = ({ roles }: GroupTrainee) => roles.map(({ name }) => name).join(", ");
const RPES = ({ rpes }: GroupTrainee) => rpes.map(({ name }) => name).join("; ");

/** One below the other, since each contains commas. */
const rpeLines = ({ rpes }: GroupTrainee) => rpes.map(({ id, name }) => <div key={id}>{name}</div>);

/** Optional fields of a reply (shell 3, Group); a column without values is hidden. */
const FACTS: readonly GridColumn<GroupTrainee>[] = [
  {
    field: "roles",
    headerName: "Role(s)",
    flex: 0.81,
    minWidth: 120,
    narrow: "bare",
    value: ROLES,
  },
  {
    field: "rpes",
    headerName: "Registry, Purpose, Equipment",
    flex: 1.47,
    minWidth: 168,
    hidesFirst: true,
    narrow: "bare",
    value: RPES,
    cell: (trainee) => <div>{rpeLines(trainee)}</div>,
  },
];

const factsOf = (trainees: readonly GroupTrainee[]) =>
  FACTS.filter(({ field }) =>
    trainees.some(({ roles, rpes }) => (field === "roles" ? roles : rpes).length > 0),
  );

/** @param statuses undefined while they load */
const withTraining = (
  details: readonly GridColumn<GroupTrainee>[],
  statuses: TrainingStatuses | undefined,
) => [
  traineeColumn((trainee) => (
    <>
      {narrowTraining<GroupTrainee>(statuses, ROLES)(trainee)}
      <Typography component="div" variant="body2">
        {rpeLines(trainee)}
      </Typography>
    </>
  )),
  ...details,
  // The longest status in one line.
  {
    ...trainingColumn<GroupTrainee>(statuses),
    flex: 1.05,
    minWidth: 166,
    ...(statuses && { filter: trainingFilter(statuses) }),
  },
];

export function GroupPage() {
  const query = useGroupShow(useCompanyId(), useIdParam());
  return (
    <QueryContent
      query={query}
      failure="The group could not be loaded"
      skeleton={<DetailSkeleton />}
    >
      {(group) => <GroupDetail group={group} query={query} />}
    </QueryContent>
  );
}

interface GroupDetailProps {
  group: Group;
  query: ReturnType<typeof useGroupShow>;
}

function GroupDetail({ group: { name, managers, trainees }, query }: GroupDetailProps) {
  const id = useIdParam();
  usePageSubject({ name });
  const mayEdit = useMay()("groupEdit");
  const { queries, statuses, hasColumn, possible } = useTrainingStatuses();
  const columns = useMemo(() => {
    const details = factsOf(trainees);
    return hasColumn ? withTraining(details, statuses) : [traineeColumn(), ...details];
  }, [trainees, hasColumn, statuses]);
  const view = useTableView(BY_FULL_NAME);
  const { status: shownStatus, state } = knownTrainingFilter(view.state, possible);
  // Until the statuses are known, nobody is known to have this one.
  const isAwaited = shownStatus !== undefined && statuses === undefined;
  const marks = usePersonMarks(useMemo(() => [...managers, ...trainees], [managers, trainees]));
  return (
    <>
      <PageHeader
        label={GROUP_FIELDS.name.label}
        name={name}
        picture={Users}
        details={[
          { label: "Training Managers", value: <ManagerLinks managers={managers} marks={marks} /> },
          ...(hasColumn && trainees.length > 0
            ? [
                {
                  label: "Training",
                  value: (
                    <TrainingKey
                      counts={statuses && countTrainings(statuses, trainees)}
                      pressed={shownStatus}
                      onPress={(status) =>
                        view.onStateChange(withFilter(state, "training", status))
                      }
                    />
                  ),
                },
              ]
            : []),
        ]}
        foldable={false}
        actions={
          <DetailButtons
            backHref={href("companies_groups@index")}
            isBackInTrail
            editHref={mayEdit ? href("companies_groups@edit", { id }) : undefined}
          />
        }
      />
      <Box sx={TABLE}>
        <SharedMarks value={marks}>
          <DataTable<GroupTrainee>
            label="Trainees"
            title={shownStatus ? `Trainees: ${statusWord(shownStatus)}` : "Trainees"}
            rows={isAwaited ? undefined : trainees}
            columns={columns}
            search={TRAINEE_SEARCH}
            {...view}
            state={state}
            defaultSort={BY_FULL_NAME}
            empty={{
              title: "No trainees in this group yet",
              description: mayEdit
                ? "Choose Edit to add them."
                : "Someone who can edit this group can add them.",
            }}
          />
        </SharedMarks>
      </Box>
      <AutoRefetch queries={[query, ...queries]} />
    </>
  );
}

const TABLE = {
  mt: { xs: 2, sm: 3 },
  // On tablets the names need the room.
  "@container (max-width: 45rem)": { "& [role=rowheader] .MuiAvatar-root": { display: "none" } },
} as const;

function ManagerLinks({ managers, marks }: { managers: readonly GroupManager[]; marks: Marks }) {
  if (managers.length === 0) return "None";
  return (
    <Names data-links>
      {managers.map(({ id, fullName }, at) => (
        <span key={id}>
          <AppLink href={href("companies_users@show", { id })}>
            <MarkedName name={fullName} mark={marks.get(id)} />
          </AppLink>
          {at < managers.length - 1 && ", "}
        </span>
      ))}
    </Names>
  );
}

/** Lines break between names. Touch targets of two lines do not overlap. */
const Names = styled("span")({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: "0.25em",
  [TOUCH]: { rowGap: 24 },
});
