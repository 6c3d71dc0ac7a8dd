import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { GroupEdit, GroupManager, GroupTrainee, NamedRef } from "@recurrent/sdk";
import { FolderInput, Square, SquareCheck, UserMinus, UserX } from "lucide-react";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { DataTable, type DataTableProps } from "../tables/DataTable.tsx";
import type { GridColumn } from "../tables/table-rows.ts";
import { withoutRoom } from "../tables/table-room.ts";
import { MarkedName } from "../text/MarkedName.tsx";
import { sortByName } from "../text/order.ts";
import { distinguishNames, withMark } from "../text/twins.ts";
import {
  fieldsOf,
  type GroupChanges,
  type TraineeChange,
  useFormState,
  withChange,
  withSwitch,
} from "./form-state.tsx";
import { type FormProps, FormSection, FormShell } from "./FormShell.tsx";
import { FormSelect, FormText } from "./FormText.tsx";
import { GoneAdditions, GoneMoves, goneOf, goneTrainees, useKnownNames } from "./gone-choices.tsx";
import { SwitchOptions } from "./SwitchOptions.tsx";

const NO_GROUPS: readonly NamedRef[] = [];

type Trainee = Pick<GroupTrainee, "id" | "fullName">;

type TraineeTable = Pick<DataTableProps<Trainee>, "error" | "onStateChange" | "rows" | "state">;

export interface GroupFormProps extends FormProps<GroupEdit> {
  /** Every manager on offer. */
  managers: readonly Pick<GroupManager, "id" | "fullName">[];
  /** Trainees who are in the group now; without them it is a new group. Keep the array's identity while nothing changes. */
  current?: TraineeTable | undefined;
  /** Trainees who may be added. Keep the array's identity while nothing changes. */
  candidates: TraineeTable;
  /** Every other group of the company (edit). */
  otherGroups?: readonly NamedRef[];
}

/**
 * Create Group and Edit Group (shell 2.17, 2.19). For each current trainee 'Remove from group' and
 * 'Move to group' exclude each other (shell 4).
 */
export function GroupForm({
  value,
  onChange,
  managers,
  current,
  candidates,
  otherGroups,
  ...shell
}: GroupFormProps) {
  const edit = current !== undefined;
  const set = (part: Partial<GroupEdit>) => onChange({ ...value, ...part });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set());
  const members = current?.rows;
  const targets = otherGroups ?? NO_GROUPS;
  const groups = useKnownNames(targets);
  const names = useKnownNames(
    useMemo(
      () =>
        [...(members ?? []), ...(candidates.rows ?? [])].map(({ id, fullName }) => ({
          id,
          name: fullName,
        })),
      [members, candidates.rows],
    ),
  );
  const gone = goneTrainees(value, { candidates: candidates.rows, members, targets });
  const notes = { names, groups, value, gone, onChange };
  const choices = useMemo<GroupChoicesState>(
    () => ({
      changes: value,
      groups: targets,
      gone: new Set(goneOf(targets, Object.values(value.moves))),
      change: (ids, change) => onChange({ ...value, ...withChange(value, ids, change) }),
    }),
    [value, targets, onChange],
  );
  return (
    <FormShell
      {...shell}
      label={edit ? "Edit Group" : "Create Group"}
      submitLabel={edit ? "Update" : "Create"}
    >
      <FormSection title="Group">
        <FormText label="Name" required {...fieldsOf(value, set)("name")} />
        <SwitchOptions
          legend="Training Manager"
          name="managers"
          options={distinguishNames(
            sortByName(managers, nameOf).map(({ id, fullName }) => ({ id, name: fullName })),
          )}
          on={value.managerIds}
          onToggle={(id, on) => set({ managerIds: withSwitch(value.managerIds, id, on) })}
          emptyText="There are no training managers yet."
        />
      </FormSection>
      <Lists data-two={edit}>
        {current !== undefined && (
          <GroupChoices value={choices}>
            <TraineeBlock
              {...current}
              title="Current trainees"
              columns={CURRENT_COLUMNS}
              selection={{
                selected: ticked,
                onSelectedChange: setTicked,
                actions: <TickedActions ids={ticked} />,
              }}
              empty={{
                title: "No trainees in this group yet",
                description: "Choose them under Add trainees.",
              }}
              refusedAs={["remove", "move"]}
            >
              <GoneMoves {...notes} />
            </TraineeBlock>
          </GroupChoices>
        )}
        <TraineeBlock
          {...candidates}
          title="Add trainees"
          columns={NAME_COLUMN}
          selection={{
            selected: new Set(value.addIds),
            onSelectedChange: (next) => set({ addIds: [...next] }),
          }}
          empty={{
            title: "Nobody to add",
            description: edit
              ? "Every trainee of the company is in this group already."
              : "The company has no trainees yet.",
          }}
          refusedAs={["add"]}
        >
          <GoneAdditions {...notes} />
        </TraineeBlock>
      </Lists>
    </FormShell>
  );
}

/** Who is in and who is not, side by side where the rows of both have room for their columns. */
const Lists = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: 24,
  maxWidth: 928,
  padding: "28px 0",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up("lg")]: {
    "&[data-two=true]": { gridTemplateColumns: "minmax(562px, 1.6fr) minmax(0, 1fr)" },
  },
}));

const BY_NAME = { id: "fullName", desc: false };
const SEARCH = {
  fields: ({ fullName }: Trainee) => [fullName],
  hint: "Search looks at the name.",
};
const nameOf = ({ fullName }: { fullName: string }) => fullName;

interface TraineeBlockProps
  extends TraineeTable, Pick<DataTableProps<Trainee>, "columns" | "empty"> {
  title: string;
  selection: Omit<NonNullable<DataTableProps<Trainee>["selection"]>, "getRowName" | "readOnly">;
  /** The lists that its choices are sent as. */
  refusedAs: readonly string[];
  /** What stands below it. */
  children: ReactNode;
}

/**
 * A table of trainees. What the server refused about the choices in it stands below:
 * the row it is about may be on another page.
 */
function TraineeBlock({ title, selection, refusedAs, children, ...table }: TraineeBlockProps) {
  const { readOnly, errorOf } = useFormState();
  const error = errorOf(...refusedAs);
  return (
    <div>
      <DataTable
        {...table}
        label={title}
        title={title}
        search={SEARCH}
        defaultSort={BY_NAME}
        selection={{ ...selection, readOnly, getRowName: nameOf }}
      />
      {error !== undefined && <InlineError>{error}</InlineError>}
      {children}
    </div>
  );
}

/** What the cells of the current trainees show and do. */
interface GroupChoicesState {
  changes: GroupChanges;
  groups: readonly NamedRef[];
  /** Groups that somebody is to move to and that are no longer on offer. */
  gone: ReadonlySet<string>;
  change: (ids: Iterable<string>, change: TraineeChange) => void;
}

/**
 * Reaches the cells without the table's columns: those stay the same while choices are made, and ten
 * thousand rows need not be ordered again at every one.
 */
const GroupChoices = createContext<GroupChoicesState>({
  changes: { removeIds: [], moves: {} },
  groups: [],
  gone: new Set(),
  change: () => undefined,
});

/** The one column of the trainees to add. */
const NAME_COLUMN: readonly GridColumn<Trainee>[] = [
  {
    field: "fullName",
    headerName: "Name",
    minWidth: 172,
    twins: { idOf: ({ id }) => id },
    cell: (row, mark) => <NameCell {...row} mark={mark} />,
  },
];

/** Name, 'Remove from group' and 'Move to group' (shell 2.19). */
const CURRENT_COLUMNS: readonly GridColumn<Trainee>[] = [
  ...NAME_COLUMN,
  {
    field: "remove",
    headerName: "Remove from group",
    width: 160,
    phone: "beside",
    sortable: false,
    cell: (row, mark) => <RemoveCell {...row} mark={mark} />,
  },
  {
    field: "move",
    headerName: "Move to group",
    width: 176,
    phone: "beside",
    sortable: false,
    cell: (row, mark) => <MoveCell {...row} mark={mark} />,
  },
];

/** What is to happen to somebody, where the choice itself is a sign beside the name. */
const Planned = styled(Typography)({ display: "none", ...withoutRoom({ display: "block" }) });

/** A trainee in a row, and what tells the row apart from others of its name. */
interface CellProps extends Trainee {
  mark: string | undefined;
}

function NameCell({ id, fullName, mark }: CellProps) {
  const { changes, groups, gone } = use(GroupChoices);
  const to = changes.moves[id];
  const target = groups.find((group) => group.id === to);
  const move =
    to !== undefined && gone.has(to) ? "To a group that is no longer on offer" : undefined;
  const plan = changes.removeIds.includes(id)
    ? "Will be removed"
    : (move ?? (target && `To ${target.name}`));
  return (
    <span>
      <strong>
        <MarkedName name={fullName} mark={mark} />
      </strong>
      {plan !== undefined && (
        <Planned variant="body2" sx={{ color: "primary.text" }}>
          {plan}
        </Planned>
      )}
    </span>
  );
}

/** The box of a column that has a head, and where it has none a sign that tells what it is for. */
const ByRoom = styled("span")(({ theme }) => ({
  display: "flex",
  "& > .lucide-square-check": {
    "& > rect": { fill: "currentColor" },
    "& > path": { stroke: theme.vars.palette.background.paper },
  },
  "& > :last-child": { display: "none" },
  ...withoutRoom({
    "& > :first-of-type": { display: "none" },
    "& > :last-child": { display: "block" },
  }),
}));

const STAYS = (
  <ByRoom>
    <Square size={18} />
    <UserMinus size={20} />
  </ByRoom>
);
const GOES = (
  <ByRoom>
    <SquareCheck size={18} />
    <UserX size={20} />
  </ByRoom>
);

/** A field in a column; where there is none, a square with a sign. */
const MoveBox = styled("div")({
  width: "100%",
  "& .MuiSelect-select": { paddingLeft: 10 },
  "& .MuiSelect-icon": {
    top: "calc(50% - 9px)",
    right: 10,
    width: 18,
    height: 18,
    transform: "none",
  },
  ...withoutRoom({
    width: 44,
    "& .MuiSelect-select": {
      height: 44,
      minWidth: "0 !important",
      padding: "0 0 0 44px !important",
    },
    "& .MuiSelect-icon": { right: 13 },
  }),
});

function RemoveCell({ id, fullName, mark }: CellProps) {
  const { readOnly } = useFormState();
  const { changes, change } = use(GroupChoices);
  return (
    <Checkbox
      name="remove"
      icon={STAYS}
      checkedIcon={GOES}
      checked={changes.removeIds.includes(id)}
      disabled={readOnly || changes.moves[id] !== undefined}
      onChange={(_event, on) => change([id], on ? "remove" : "stay")}
      slotProps={{ input: { "aria-label": `Remove ${withMark(fullName, mark)} from group` } }}
    />
  );
}

function MoveCell({ id, fullName, mark }: CellProps) {
  const { readOnly } = useFormState();
  const { changes, groups, change } = use(GroupChoices);
  return (
    <MoveBox>
      <FormSelect
        name={`move.${id}`}
        none="Select a group"
        options={groups}
        value={changes.moves[id]}
        disabled={readOnly || changes.removeIds.includes(id)}
        slotProps={{
          select: {
            "aria-label": `Move ${withMark(fullName, mark)} to group`,
            IconComponent: FolderInput,
          },
        }}
        // The grid would give the cell the focus, which belongs to the options that open.
        onMouseDown={(event) => event.stopPropagation()}
        onText={(moveTo) => change([id], moveTo === "" ? "stay" : { moveTo })}
      />
    </MoveBox>
  );
}

/**
 * What can be done with all current trainees that are ticked. Nothing happens before the form is sent:
 * 'Keep in group' takes it back.
 */
function TickedActions({ ids }: { ids: ReadonlySet<string> }) {
  const { groups, change } = use(GroupChoices);
  return (
    <>
      <Button variant="outlined" onClick={() => change(ids, "remove")}>
        Remove from group
      </Button>
      <FormSelect
        fullWidth={false}
        name="moveTicked"
        none="Move to group"
        isPrompt
        options={groups}
        value=""
        slotProps={{ select: { "aria-label": "Move to group" } }}
        onText={(moveTo) => change(ids, { moveTo })}
      />
      <Button onClick={() => change(ids, "stay")}>Keep in group</Button>
    </>
  );
}
