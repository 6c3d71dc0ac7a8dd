import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Group, GroupTrainee } from "@recurrent/sdk";
import { useGroupShow } from "@recurrent/sdk/react";
import {
  DataTable,
  DetailSkeleton,
  type GridColumn,
  PageHeader,
  SharedMarks,
  withFilter,
  GROUP_FIELDS,
} from "@recurrent/ui-kit";
import { Users } from "lucide-react";
import { useMemo } from "react";
import { DetailButtons } from "../../shared/components/DetailButtons.tsx";
import { QueryContent } from "../../shared/components/QueryContent.tsx";
import { AutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { personColumn } from "../../shared/components/person-column.tsx";
import {
  knownTrainingFilter,
  trainingFilter,
  TrainingFilterLegend,
} from "../../shared/components/TrainingFilterLegend.tsx";
import { narrowTraining, trainingColumn } from "../../shared/components/training-column.tsx";
import {
  countTrainings,
  type TrainingStatuses,
} from "../../shared/components/training-statuses.ts";
import { useTrainingStatuses } from "../../shared/components/useTrainingStatuses.ts";
import { statusWord } from "../../shared/components/StatusLegend.tsx";
import { href } from "../../shared/routes/address.ts";
import { usePageSubject } from "../../shared/context/page.ts";
import { useCompanyId, useMay } from "../../shared/context/app-context.ts";
import { useIdParam, useTableView } from "../../shared/table-state/address-state.ts";
import { usePersonMarks } from "../../shared/components/person-marks.ts";
import { BY_FULL_NAME } from "./group-form.ts";
import { ManagerLinks } from "./ManagerLinks.tsx";

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

const formatRoles = ({ roles }: GroupTrainee) => roles.map(({ name }) => name).join(", ");
const formatRpes = ({ rpes }: GroupTrainee) => rpes.map(({ name }) => name).join("; ");

/** One below the other, since each contains commas. */
const rpeLines = ({ rpes }: GroupTrainee) => rpes.map(({ id, name }) => <div key={id}>{name}</div>);

/** Optional fields of a reply (shell 3, Group); a column without values is hidden. */
const DETAIL_COLUMNS: readonly GridColumn<GroupTrainee>[] = [
  {
    field: "roles",
    headerName: "Role(s)",
    flex: 0.81,
    minWidth: 120,
    narrow: "bare",
    value: formatRoles,
  },
  {
    field: "rpes",
    headerName: "Registry, Purpose, Equipment",
    flex: 1.47,
    minWidth: 168,
    hidesFirst: true,
    narrow: "bare",
    value: formatRpes,
    cell: (trainee) => <div>{rpeLines(trainee)}</div>,
  },
];

const detailColumnsOf = (trainees: readonly GroupTrainee[]) =>
  DETAIL_COLUMNS.filter(({ field }) =>
    trainees.some(({ roles, rpes }) => (field === "roles" ? roles : rpes).length > 0),
  );

/** @param statuses undefined while they load */
const withTraining = (
  details: readonly GridColumn<GroupTrainee>[],
  statuses: TrainingStatuses | undefined,
) => [
  traineeColumn((trainee) => (
    <>
      {narrowTraining<GroupTrainee>(statuses, formatRoles)(trainee)}
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
      skeleton={<DetailSkeleton content="table" />}
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
    const details = detailColumnsOf(trainees);
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
                    <TrainingFilterLegend
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
        backHref={href("companies_groups@index")}
        actions={
          <DetailButtons editHref={mayEdit ? href("companies_groups@edit", { id }) : undefined} />
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
