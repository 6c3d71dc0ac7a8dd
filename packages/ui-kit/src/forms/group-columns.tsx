import Checkbox from "@mui/material/Checkbox";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { Suspended } from "../status/Suspended.tsx";
import type { DataColumn } from "../tables/columns.ts";
import { useFormState } from "./form-context.ts";
import { useGroupChoices } from "./group-choices.ts";
import type { NamedOption } from "./switch-options.ts";

/** A trainee as the group screens list them. */
export interface TraineeOption {
  id: string;
  fullName: string;
  isSuspended?: boolean;
}

const Name = styled("span")(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  "& > span": { marginLeft: 8 },
}));

function RemoveCell({ id, fullName }: TraineeOption) {
  const { changes, locked, remove } = useGroupChoices();
  const disabled = locked || changes.move[id] !== undefined;
  return (
    <Checkbox
      name="remove"
      checked={changes.remove.includes(id)}
      disabled={disabled}
      onChange={(_event, on) => remove(id, on)}
      slotProps={{ input: { "aria-label": `Remove ${fullName} from group` } }}
    />
  );
}

function MoveCell({ id, fullName, groups }: TraineeOption & { groups: readonly NamedOption[] }) {
  const { changes, locked, move } = useGroupChoices();
  const { errorOf, mend } = useFormState();
  const name = `move.${id}`;
  const error = errorOf(name);
  const chosen = changes.move[id] ?? "";
  // A group that is not on offer is shown as none.
  const target = groups.some((group) => group.id === chosen) ? chosen : "";
  return (
    <TextField
      select
      fullWidth
      name={name}
      value={target}
      disabled={locked || changes.remove.includes(id)}
      error={error !== undefined}
      helperText={error}
      slotProps={{ select: { "aria-label": `Move ${fullName} to group` } }}
      onChange={(event) => {
        mend(name);
        move(id, event.target.value);
      }}
    >
      <MenuItem value="">Select a group</MenuItem>
      {groups.map((group) => (
        <MenuItem key={group.id} value={group.id}>
          {group.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The one column of a list of trainees. */
export const NAME_COLUMN: readonly DataColumn<TraineeOption>[] = [
  {
    id: "fullName",
    header: "Name",
    sortValue: ({ fullName }) => fullName,
    cell: ({ fullName, isSuspended }) => (
      <Name>
        {fullName}
        {isSuspended === true && <Suspended />}
      </Name>
    ),
  },
];

/** Name, 'Remove from group' and 'Move to group' (shell 2.19). Make once for a list of groups. */
export function currentTraineeColumns(
  groups: readonly NamedOption[],
): readonly DataColumn<TraineeOption>[] {
  return [
    ...NAME_COLUMN,
    {
      id: "remove",
      header: "Remove from group",
      width: 180,
      cell: (row) => <RemoveCell {...row} />,
    },
    {
      id: "move",
      header: "Move to group",
      width: 280,
      cell: (row) => <MoveCell {...row} groups={groups} />,
    },
  ];
}
