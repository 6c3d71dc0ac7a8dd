import { styled } from "@mui/material/styles";
import type { GroupEdit, GroupManager, NamedRef } from "@recurrent/sdk";
import { type ReactNode, useMemo, useState } from "react";
import { InlineError } from "../../components/feedback/InlineError.tsx";
import type { DataTableProps } from "../../components/tables/data-table-props.ts";
import { DataTable } from "../../components/tables/DataTable.tsx";
import { SharedMarks } from "../../components/tables/twin-rows.tsx";
import { sortByName } from "../../text/order.ts";
import { findTwinMarks, withMark } from "../../text/twins.ts";
import {
  bindFields,
  useFormState,
  withChange,
  toggleOption,
} from "../../components/forms/form-state.tsx";
import { type FormProps, FormLayout } from "../../components/forms/FormLayout.tsx";
import { FormTextField } from "../../components/forms/FormTextField.tsx";
import {
  UnavailableAdditions,
  UnavailableMoves,
  unavailableOf,
  unavailableTrainees,
  useKnownNames,
} from "../../components/forms/unavailable-choices.tsx";
import {
  CURRENT_COLUMNS,
  GroupChoices,
  type GroupChoicesState,
  NAME_COLUMN,
  TickedActions,
  type Trainee,
} from "./group-trainees.tsx";
import { SwitchGroup } from "../../components/forms/SwitchGroup.tsx";
import { GROUP_FIELDS } from "./group-fields.ts";

const NO_GROUPS: readonly NamedRef[] = [];

type TraineeTable = Pick<DataTableProps<Trainee>, "error" | "onStateChange" | "rows" | "state">;

export interface GroupFormProps extends FormProps<GroupEdit> {
  /** Available managers. */
  managers: readonly Pick<GroupManager, "id" | "fullName">[];
  /** Undefined for a new group. Must keep its identity while nothing changes. */
  current?: TraineeTable | undefined;
  /** Must keep its identity while nothing changes. */
  candidates: TraineeTable;
  /** Other groups of the company (edit). */
  otherGroups?: readonly NamedRef[];
  /** Marks for people with the same name, best first. Default: the id. Must be stable. */
  marksOf?: ((person: { readonly id: string }) => readonly string[]) | undefined;
}

/**
 * Create Group and Edit Group (shell 2.17, 2.19). A trainee is either removed or moved (shell 4).
 */
export function GroupForm({
  value,
  onChange,
  managers,
  current,
  candidates,
  otherGroups,
  marksOf,
  ...shell
}: GroupFormProps) {
  const edit = current !== undefined;
  const set = (part: Partial<GroupEdit>) => onChange({ ...value, ...part });
  const [selectedIds, setTicked] = useState<ReadonlySet<string>>(() => new Set());
  const members = current?.rows;
  const targets = otherGroups ?? NO_GROUPS;
  const groups = useKnownNames(targets);
  const { rows } = candidates;
  // Two people with the same name may be in different lists.
  const marks = useMemo(
    () =>
      findTwinMarks<Trainee>([...managers, ...(members ?? []), ...(rows ?? [])], {
        nameOf,
        idOf: ({ id }) => id,
        marksOf,
      }),
    [managers, members, rows, marksOf],
  );
  const names = useKnownNames(
    useMemo(
      () =>
        [...(members ?? []), ...(rows ?? [])].map(({ id, fullName }) => ({
          id,
          name: withMark(fullName, marks.get(id)),
        })),
      [members, rows, marks],
    ),
  );
  const unavailable = unavailableTrainees(value, { candidates: rows, members, targets });
  const notes = { names, groups, value, unavailable, onChange };
  const choices = useMemo<GroupChoicesState>(
    () => ({
      changes: value,
      groups: targets,
      unavailable: new Set(unavailableOf(targets, Object.values(value.moves))),
      change: (ids, change) => onChange({ ...value, ...withChange(value, ids, change) }),
    }),
    [value, targets, onChange],
  );
  return (
    <FormLayout
      {...shell}
      isWide
      label={edit ? "Edit Group" : "Create Group"}
      submitLabel={edit ? "Update" : "Create"}
    >
      <Details aria-label="Group">
        <FormTextField
          label={GROUP_FIELDS.name.label}
          required
          {...bindFields(value, set)("name")}
        />
        <SwitchGroup
          legend={GROUP_FIELDS.managerIds.label}
          name="managers"
          options={sortByName(managers, nameOf).map(({ id, fullName }) => ({
            id,
            name: withMark(fullName, marks.get(id)),
          }))}
          on={value.managerIds}
          onToggle={(id, on) => set({ managerIds: toggleOption(value.managerIds, id, on) })}
          foldsOnPhones={edit}
          hasColumns
          emptyText="There are no training managers yet."
        />
      </Details>
      <SharedMarks value={marks}>
        <Lists data-two={edit}>
          {current !== undefined && (
            <GroupChoices value={choices}>
              <TraineeBlock
                {...current}
                title="Current trainees"
                columns={CURRENT_COLUMNS}
                selection={{
                  selected: selectedIds,
                  onSelectedChange: setTicked,
                  actions: <TickedActions ids={selectedIds} />,
                }}
                empty={{
                  title: "No trainees in this group yet",
                  description: "Choose them under Add trainees.",
                }}
                refusedAs={["remove", "move"]}
              >
                <UnavailableMoves {...notes} />
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
              title: "No one to add",
              description: edit
                ? "Every trainee of the company is in this group already."
                : "The company has no trainees yet.",
            }}
            refusedAs={["add"]}
          >
            <UnavailableAdditions {...notes} />
          </TraineeBlock>
        </Lists>
      </SharedMarks>
    </FormLayout>
  );
}

/** Low, so that the tables begin near the top. */
const Details = styled("section")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: 16,
  paddingBottom: 24,
  [theme.breakpoints.down("sm")]: { gap: 12, paddingBottom: 12 },
  [theme.breakpoints.up("lg")]: {
    gap: 24,
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.8fr)",
  },
}));

const Lists = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: 24,
  paddingBottom: 28,
  // The lists are longer than the window nearly always: the bar of buttons is at its end from the start.
  "&:has([aria-busy=true])": { minHeight: "100dvh" },
  [theme.breakpoints.up("lg")]: {
    "&[data-two=true]": { gridTemplateColumns: "minmax(600px, 1.8fr) minmax(0, 1fr)" },
  },
}));

const BY_NAME = { id: "fullName", desc: false };
const SEARCH = {
  fields: ({ fullName }: Trainee) => [fullName],
  hint: "Searches name.",
};
const nameOf = ({ fullName }: { fullName: string }) => fullName;

interface TraineeBlockProps
  extends TraineeTable, Pick<DataTableProps<Trainee>, "columns" | "empty"> {
  title: string;
  selection: Omit<NonNullable<DataTableProps<Trainee>["selection"]>, "getRowName" | "readOnly">;
  /** Names of its lists in the payload. */
  refusedAs: readonly string[];
  children: ReactNode;
}

/** Errors are below the table: their row may be on another page. */
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
