import { styled } from "@mui/material/styles";
import { Suspended } from "../status/Suspended.tsx";
import type { DataColumn } from "../tables/columns.ts";
import { CheckBox } from "./CheckBox.tsx";
import { useFormState } from "./form-context.ts";
import { useGroupChoices } from "./group-choices.ts";
import { SelectField } from "./SelectField.tsx";
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

/** As large as a thumb on phones, whatever the box measures. */
const Target = styled("label")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 28,
  minWidth: 28,
  cursor: "pointer",
  [theme.breakpoints.down("sm")]: { minHeight: 44, minWidth: 44 },
}));

function RemoveCell({ id, fullName }: TraineeOption) {
  const { changes, locked, remove } = useGroupChoices();
  const disabled = locked || changes.move[id] !== undefined;
  return (
    <Target>
      <CheckBox
        type="checkbox"
        aria-label={`Remove ${fullName} from group`}
        name="remove"
        checked={changes.remove.includes(id)}
        disabled={disabled}
        onChange={(event) => remove(id, event.target.checked)}
      />
    </Target>
  );
}

function MoveCell({ id, fullName, groups }: TraineeOption & { groups: readonly NamedOption[] }) {
  const { changes, locked, move } = useGroupChoices();
  const { errorOf } = useFormState();
  return (
    <SelectField
      label={`Move ${fullName} to group`}
      labelHidden
      placeholder="Select a group"
      options={groups}
      name={`move.${id}`}
      error={errorOf(`move.${id}`)}
      value={changes.move[id] ?? ""}
      disabled={locked || changes.remove.includes(id)}
      onChange={(target) => move(id, target)}
    />
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
