import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { Suspended } from "../status/Suspended.tsx";
import type { GridColumn } from "../tables/grid-columns.tsx";
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
  const { changes, locked, change } = useGroupChoices();
  const disabled = locked || changes.move[id] !== undefined;
  return (
    <Checkbox
      name="remove"
      checked={changes.remove.includes(id)}
      disabled={disabled}
      onChange={(_event, on) => change([id], on ? "remove" : "stay")}
      slotProps={{ input: { "aria-label": `Remove ${fullName} from group` } }}
    />
  );
}

function MoveCell({ id, fullName, groups }: TraineeOption & { groups: readonly NamedOption[] }) {
  const { changes, locked, change } = useGroupChoices();
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
      // The grid would give the cell the focus, which belongs to the options that open.
      onMouseDown={(event) => event.stopPropagation()}
      onChange={(event) => {
        mend(name);
        const { value } = event.target;
        change([id], value === "" ? "stay" : { moveTo: value });
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

/**
 * What can be done with all current trainees that are ticked. Nothing happens before the form is sent:
 * 'Keep in group' takes it back.
 */
export function TickedActions({
  ids,
  groups,
}: {
  ids: ReadonlySet<string>;
  groups: readonly NamedOption[];
}) {
  const { change } = useGroupChoices();
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
        {groups.map((group) => (
          <MenuItem key={group.id} value={group.id}>
            {group.name}
          </MenuItem>
        ))}
      </TextField>
      <Button onClick={() => change(ids, "stay")}>Keep in group</Button>
    </>
  );
}

/** The one column of a list of trainees. */
export const NAME_COLUMN: readonly GridColumn<TraineeOption>[] = [
  {
    field: "fullName",
    headerName: "Name",
    renderCell: ({ row: { fullName, isSuspended } }) => (
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
): readonly GridColumn<TraineeOption>[] {
  return [
    ...NAME_COLUMN,
    {
      field: "remove",
      headerName: "Remove from group",
      width: 180,
      sortable: false,
      renderCell: ({ row }) => <RemoveCell {...row} />,
    },
    {
      field: "move",
      headerName: "Move to group",
      width: 280,
      sortable: false,
      renderCell: ({ row }) => <MoveCell {...row} groups={groups} />,
    },
  ];
}
