import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { GroupEdit, GroupManager, GroupTrainee, NamedRef } from "@recurrent/sdk";
import { createContext, use, useMemo, useState } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { DataTable } from "../tables/DataTable.tsx";
import type { DataTableProps } from "../tables/DataTable.tsx";
import type { GridColumn } from "../tables/grid-columns.tsx";
import { onlyWrong, requiredProblem, withChange, withSwitch } from "./form-rules.ts";
import type { GroupChanges, TraineeChange } from "./form-rules.ts";
import { FormSection, FormShell } from "./FormShell.tsx";
import type { FormProps } from "./FormShell.tsx";
import { useFormFields, useFormState } from "./form-state.tsx";
import { SwitchOptions } from "./SwitchOptions.tsx";

type Trainee = Pick<GroupTrainee, "id" | "fullName">;

type TraineeTable = Pick<
  DataTableProps<Trainee>,
  "error" | "loading" | "onStateChange" | "rows" | "state"
>;

export interface GroupFormProps extends FormProps<GroupEdit> {
  mode: "create" | "edit";
  /** Every manager on offer. */
  managers: readonly Pick<GroupManager, "id" | "fullName">[];
  /** Trainees who are in the group now (edit). Keep the array's identity while nothing changes. */
  current?: TraineeTable | undefined;
  /** Trainees who may be added. Keep the array's identity while nothing changes. */
  candidates: TraineeTable;
  /** Every other group of the company (edit). */
  otherGroups?: readonly NamedRef[];
}

const NO_GROUPS: readonly NamedRef[] = [];
const NONE: ReadonlySet<string> = new Set();

/**
 * Create Group and Edit Group (shell 2.17, 2.19). For each current trainee 'Remove from group' and
 * 'Move to group' exclude each other (shell 4).
 */
export function GroupForm({
  mode,
  value,
  onChange,
  managers,
  current,
  candidates,
  otherGroups = NO_GROUPS,
  cancelHref,
  canSubmit,
  ...shell
}: GroupFormProps) {
  const edit = mode === "edit";
  const locked = (shell.readOnly ?? false) || (shell.pending ?? false);
  const set = (part: Partial<GroupEdit>) => onChange({ ...value, ...part });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(NONE);
  const added = useMemo(() => new Set(value.addIds), [value.addIds]);
  const choices = useMemo<GroupChoicesState>(
    () => ({
      changes: value,
      locked,
      change: (ids, change) => onChange({ ...value, ...withChange(value, ids, change) }),
    }),
    [value, locked, onChange],
  );
  const columns = useMemo(() => currentTraineeColumns(otherGroups), [otherGroups]);
  return (
    <FormShell
      {...shell}
      label={edit ? "Edit Group" : "Create Group"}
      submitLabel={canSubmit ? (edit ? "Update" : "Create") : undefined}
      leave={{ label: "Cancel", href: cancelHref }}
      problems={onlyWrong({ name: requiredProblem(value.name, "Name") })}
    >
      <FormSection title="Group">
        <NameField value={value} set={set} />
        <SwitchOptions
          legend="Training Manager"
          name="managers"
          options={managers.map(({ id, fullName }) => ({ id, name: fullName }))}
          on={value.managerIds}
          onToggle={(id, on) => set({ managerIds: withSwitch(value.managerIds, id, on) })}
          emptyText="There are no training managers yet."
        />
      </FormSection>
      {current !== undefined && (
        <GroupChoices value={choices}>
          <TraineeBlock
            {...current}
            title="Current trainees"
            columns={columns}
            selection={{
              selected: ticked,
              onSelectedChange: setTicked,
              readOnly: locked,
              actions: <TickedActions ids={ticked} groups={otherGroups} />,
            }}
            empty={{
              title: "No trainees in this group yet",
              description: "Choose them below under Add trainees.",
            }}
            refusedAs={["remove", "move"]}
          />
        </GroupChoices>
      )}
      <TraineeBlock
        {...candidates}
        title="Add trainees"
        columns={NAME_COLUMN}
        selection={{
          selected: added,
          onSelectedChange: (next) => set({ addIds: [...next] }),
          readOnly: locked,
        }}
        empty={{
          title: "Nobody to add",
          description: edit
            ? "Every trainee of the company is in this group already."
            : "The company has no trainees yet.",
        }}
        refusedAs={["add"]}
      />
    </FormShell>
  );
}

interface NameFieldProps {
  value: GroupEdit;
  set: (part: Partial<GroupEdit>) => void;
}

function NameField({ value, set }: NameFieldProps) {
  return (
    <TextField label="Name" required autoComplete="off" {...useFormFields(value, set)("name")} />
  );
}

const BY_NAME = { id: "fullName", desc: false };
const SEARCH = {
  fields: ({ fullName }: Trainee) => [fullName],
  hint: "Search looks at the name.",
};
const idOf = ({ id }: Trainee) => id;
const nameOf = ({ fullName }: Trainee) => fullName;

interface TraineeBlockProps
  extends TraineeTable, Pick<DataTableProps<Trainee>, "columns" | "empty"> {
  title: string;
  selection: Omit<NonNullable<DataTableProps<Trainee>["selection"]>, "getRowName">;
  /** The lists that its choices are sent as. */
  refusedAs: readonly string[];
}

/**
 * A table of trainees as wide as the form. What the server refused about the choices in it stands below:
 * the row it is about may be on another page.
 */
function TraineeBlock({ title, selection, refusedAs, ...table }: TraineeBlockProps) {
  const error = useFormState().errorOf(...refusedAs);
  return (
    <Box sx={{ maxWidth: 928, py: 3.5, borderTop: 1, borderColor: "divider" }}>
      <DataTable
        {...table}
        getRowId={idOf}
        label={title}
        title={title}
        search={SEARCH}
        defaultSort={BY_NAME}
        selection={{ ...selection, getRowName: nameOf }}
      />
      {error !== undefined && <InlineError>{error}</InlineError>}
    </Box>
  );
}

/** What the cells of the current trainees show and do. */
interface GroupChoicesState {
  changes: GroupChanges;
  locked: boolean;
  change: (ids: Iterable<string>, change: TraineeChange) => void;
}

/**
 * Reaches the cells without the table's columns: those stay the same while choices are made, and ten
 * thousand rows need not be ordered again at every one.
 */
const GroupChoices = createContext<GroupChoicesState>({
  changes: { removeIds: [], moves: {} },
  locked: true,
  change: () => undefined,
});

/** The one column of a list of trainees. */
const NAME_COLUMN: readonly GridColumn<Trainee>[] = [
  {
    field: "fullName",
    headerName: "Name",
    renderCell: ({ row: { fullName } }) => (
      <Box component="span" sx={{ fontWeight: "fontWeightMedium" }}>
        {fullName}
      </Box>
    ),
  },
];

/** Name, 'Remove from group' and 'Move to group' (shell 2.19). Make once for a list of groups. */
export function currentTraineeColumns(groups: readonly NamedRef[]): readonly GridColumn<Trainee>[] {
  const column = { width: 180, sortable: false };
  return [
    ...NAME_COLUMN,
    {
      ...column,
      field: "remove",
      headerName: "Remove from group",
      renderCell: ({ row }) => <RemoveCell {...row} />,
    },
    {
      ...column,
      field: "move",
      headerName: "Move to group",
      width: 280,
      renderCell: ({ row }) => <MoveCell {...row} groups={groups} />,
    },
  ];
}

function RemoveCell({ id, fullName }: Trainee) {
  const { changes, locked, change } = use(GroupChoices);
  return (
    <Checkbox
      name="remove"
      checked={changes.removeIds.includes(id)}
      disabled={locked || changes.moves[id] !== undefined}
      onChange={(_event, on) => change([id], on ? "remove" : "stay")}
      slotProps={{ input: { "aria-label": `Remove ${fullName} from group` } }}
    />
  );
}

function MoveCell({ id, fullName, groups }: Trainee & { groups: readonly NamedRef[] }) {
  const { changes, locked, change } = use(GroupChoices);
  const { errorOf, mend } = useFormState();
  const name = `move.${id}`;
  const error = errorOf(name);
  const chosen = changes.moves[id] ?? "";
  return (
    <TextField
      select
      fullWidth
      name={name}
      // A group that is not on offer is shown as none.
      value={groups.some((group) => group.id === chosen) ? chosen : ""}
      disabled={locked || changes.removeIds.includes(id)}
      error={error !== undefined}
      helperText={error}
      slotProps={{ select: { "aria-label": `Move ${fullName} to group` } }}
      // The grid would give the cell the focus, which belongs to the options that open.
      onMouseDown={(event) => event.stopPropagation()}
      onChange={(event) => {
        mend(name);
        const { value } = event.target;
        change([id], value === "" ? "stay" : { moveTo: value });
      }}
    >
      <MenuItem value="">Select a group</MenuItem>
      {groupItems(groups)}
    </TextField>
  );
}

const groupItems = (groups: readonly NamedRef[]) =>
  groups.map(({ id, name }) => (
    <MenuItem key={id} value={id}>
      {name}
    </MenuItem>
  ));

interface TickedActionsProps {
  ids: ReadonlySet<string>;
  groups: readonly NamedRef[];
}

/**
 * What can be done with all current trainees that are ticked. Nothing happens before the form is sent:
 * 'Keep in group' takes it back.
 */
function TickedActions({ ids, groups }: TickedActionsProps) {
  const { change } = use(GroupChoices);
  return (
    <>
      <Button variant="outlined" onClick={() => change(ids, "remove")}>
        Remove from group
      </Button>
      <TextField
        select
        value=""
        slotProps={{ select: { displayEmpty: true, "aria-label": "Move to group" } }}
        onChange={(event) => change(ids, { moveTo: event.target.value })}
      >
        <MenuItem value="" disabled>
          Move to group
        </MenuItem>
        {groupItems(groups)}
      </TextField>
      <Button onClick={() => change(ids, "stay")}>Keep in group</Button>
    </>
  );
}
