import TextField from "@mui/material/TextField";
import { useMemo, useState } from "react";
import { DataTable } from "../tables/DataTable.tsx";
import type { DataTableProps } from "../tables/DataTable.tsx";
import { onlyWrong, requiredProblem } from "./form-errors.ts";
import { FormBlock, FormSection } from "./FormSection.tsx";
import { FormShell } from "./FormShell.tsx";
import type { FormShellProps } from "./FormShell.tsx";
import { GroupChoices } from "./group-choices.ts";
import { NAME_COLUMN, TickedActions, currentTraineeColumns } from "./group-columns.tsx";
import type { TraineeOption } from "./group-columns.tsx";
import { withChange } from "./group-changes.ts";
import type { GroupChanges } from "./group-changes.ts";
import { SwitchOptions } from "./SwitchOptions.tsx";
import { withSwitch } from "./switch-options.ts";
import type { NamedOption } from "./switch-options.ts";
import { TableRefusal } from "./TableRefusal.tsx";
import { useFormFields } from "./useFormFields.tsx";

/** A group while it is created or edited; the last three are what the server is told to do. */
export interface GroupFormValue extends GroupChanges {
  name: string;
  /** Ids of the managers that are on. */
  managers: readonly string[];
  /** Ids of the trainees to add. */
  add: readonly string[];
}

type TraineeTable = Pick<
  DataTableProps<TraineeOption>,
  "error" | "loading" | "onStateChange" | "rows" | "state"
>;

export interface GroupFormProps extends Pick<
  FormShellProps,
  "error" | "onDelete" | "onDismissError" | "onSubmit" | "pending" | "readOnly"
> {
  mode: "create" | "edit";
  value: GroupFormValue;
  onChange: (next: GroupFormValue) => void;
  /** Every manager on offer. */
  managers: readonly { id: string; fullName: string }[];
  /** Trainees who are in the group now (edit). Keep the array's identity while nothing changes. */
  current?: TraineeTable | undefined;
  /** Trainees who may be added. Keep the array's identity while nothing changes. */
  candidates: TraineeTable;
  /** Every other group of the company (edit). */
  otherGroups?: readonly NamedOption[];
  cancelHref: string;
  canSubmit: boolean;
}

const BY_NAME = { id: "fullName", desc: false };
const SEARCH = {
  fields: ({ fullName }: TraineeOption) => [fullName],
  hint: "Search looks at the name.",
};
const NO_GROUPS: readonly NamedOption[] = [];
const NONE: ReadonlySet<string> = new Set();
const idOf = ({ id }: TraineeOption) => id;
const nameOf = ({ fullName }: TraineeOption) => fullName;

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
  const set = (part: Partial<GroupFormValue>) => onChange({ ...value, ...part });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(NONE);
  const added = useMemo(() => new Set(value.add), [value.add]);
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
          on={value.managers}
          onToggle={(id, on) => set({ managers: withSwitch(value.managers, id, on) })}
          emptyText="There are no training managers yet."
        />
      </FormSection>
      {current !== undefined && (
        <FormBlock>
          <GroupChoices
            value={{
              changes: value,
              locked,
              change: (ids, change) => set(withChange(value, ids, change)),
            }}
          >
            <DataTable
              {...current}
              getRowId={idOf}
              label="Current trainees"
              title="Current trainees"
              columns={columns}
              search={SEARCH}
              defaultSort={BY_NAME}
              selection={{
                selected: ticked,
                onSelectedChange: setTicked,
                getRowName: nameOf,
                readOnly: locked,
                actions: <TickedActions ids={ticked} groups={otherGroups} />,
              }}
              empty={{
                title: "No trainees in this group yet",
                description: "Choose them below under Add trainees.",
              }}
            />
            <TableRefusal names={["remove", "move"]} />
          </GroupChoices>
        </FormBlock>
      )}
      <FormBlock>
        <DataTable
          {...candidates}
          getRowId={idOf}
          label="Add trainees"
          title="Add trainees"
          columns={NAME_COLUMN}
          search={SEARCH}
          defaultSort={BY_NAME}
          selection={{
            selected: added,
            onSelectedChange: (next) => set({ add: [...next] }),
            getRowName: nameOf,
            readOnly: locked,
          }}
          empty={{
            title: "Nobody to add",
            description: edit
              ? "Every trainee of the company is in this group already."
              : "The company has no trainees yet.",
          }}
        />
        <TableRefusal names={["add"]} />
      </FormBlock>
    </FormShell>
  );
}

interface NameFieldProps {
  value: GroupFormValue;
  set: (part: Partial<GroupFormValue>) => void;
}

function NameField({ value, set }: NameFieldProps) {
  return (
    <TextField label="Name" required autoComplete="off" {...useFormFields(value, set)("name")} />
  );
}
