import Button from "@mui/material/Button";
import ButtonGroup from "@mui/material/ButtonGroup";
import { styled } from "@mui/material/styles";
import visuallyHidden from "@mui/utils/visuallyHidden";
import type { GroupEdit, GroupManager, NamedRef } from "@recurrent/sdk";
import { type ReactNode, useId, useMemo, useState } from "react";
import { LiveRegion } from "../../components/feedback/LiveRegion.tsx";
import { InlineError } from "../../components/feedback/InlineError.tsx";
import type { DataTableProps } from "../../components/tables/data-table-props.ts";
import { DataTable } from "../../components/tables/DataTable.tsx";
import type { GridColumn } from "../../components/tables/table-rows.ts";
import { SharedMarks } from "../../components/tables/namesake-rows.tsx";
import { sortByName } from "../../text/order.ts";
import { findNamesakeMarks, withMark } from "../../text/namesakes.ts";
import { bindFields, useFormState } from "../../components/forms/form-state.ts";
import { changeText, withChange } from "./group-changes.ts";
import { toggleOption } from "../../components/forms/toggle-option.ts";
import { type FormProps, FormLayout } from "../../components/forms/FormLayout.tsx";
import { FormTextField } from "../../components/forms/FormTextField.tsx";
import { unavailableOf, useKnownNames } from "../../components/forms/unavailable-choices.ts";
import {
  UnavailableAdditions,
  UnavailableMoves,
  unavailableTrainees,
} from "./unavailable-trainees.tsx";
import {
  CHOICE_COLUMNS,
  CURRENT_NAME,
  GroupChoices,
  type GroupChoicesState,
  NAME_COLUMN,
  TickedActions,
  type Trainee,
} from "./group-trainees.tsx";
import { isBlank } from "../../components/forms/text-problem.ts";
import { PhoneFold } from "../../components/forms/PhoneFold.tsx";
import { SwitchGroup } from "../../components/forms/SwitchGroup.tsx";
import { SEGMENTS } from "../../theme/common-styles.ts";
import { GROUP_FIELDS } from "./group-fields.ts";

const NO_GROUPS: readonly NamedRef[] = [];

const NO_DETAILS: readonly GridColumn<Trainee>[] = [];

interface TraineeTable extends Pick<
  DataTableProps<Trainee>,
  "error" | "onStateChange" | "rows" | "state"
> {
  /** Columns after the name. Must be stable. */
  details?: readonly GridColumn<Trainee>[] | undefined;
  /** Below the name in narrow tables, in place of the details. Must be stable. */
  narrowContent?: GridColumn<Trainee>["narrowContent"] | undefined;
}

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
  const isEdit = current !== undefined;
  const set = (part: Partial<GroupEdit>) => onChange({ ...value, ...part });
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(() => new Set());
  const members = current?.rows;
  const [last, setLast] = useState({ count: 0, text: "" });
  const [list, setList] = useState<ListId>(() => (members?.length === 0 ? "add" : "current"));
  const targets = otherGroups ?? NO_GROUPS;
  const groups = useKnownNames(targets);
  const { rows } = candidates;
  // Two people with the same name may be in different lists.
  const marks = useMemo(
    () =>
      findNamesakeMarks<Trainee>([...managers, ...(members ?? []), ...(rows ?? [])], {
        nameOf: getFullName,
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
      change(ids, change) {
        onChange({ ...value, ...withChange(value, ids, change) });
        const changed = Array.from(ids, (id) => names.get(id) ?? "1 trainee");
        const text = changeText(changed, change, (to) => groups.get(to) ?? "another group");
        setLast(({ count }) => ({ count: count + 1, text }));
      },
    }),
    [value, targets, onChange, names, groups],
  );
  const options = sortByName(managers, getFullName).map(({ id, fullName }) => ({
    id,
    name: withMark(fullName, marks.get(id)),
  }));
  const chosenManagers = options
    .filter(({ id }) => value.managerIds.includes(id))
    .map(({ name }) => name)
    .join(", ");
  const fields = (
    <>
      <FormTextField label={GROUP_FIELDS.name.label} required {...bindFields(value, set)("name")} />
      <SwitchGroup
        legend={GROUP_FIELDS.managerIds.label}
        name="managers"
        options={options}
        selectedIds={value.managerIds}
        onToggle={(id, on) => set({ managerIds: toggleOption(value.managerIds, id, on) })}
        hasColumns
        emptyText="There are no training managers yet."
      />
    </>
  );
  return (
    <FormLayout
      {...shell}
      isWide
      label={isEdit ? "Edit Group" : "Create Group"}
      submitLabel={isEdit ? "Update" : "Create"}
    >
      <LiveRegion subject={String(last.count)} text={last.text} />
      <Details aria-label="Group">
        {isEdit ? (
          <PhoneFold
            label="Name and managers"
            summary={[value.name, chosenManagers || "No managers"].filter(Boolean).join(" · ")}
            names={["name", "managers"]}
            isWrong={isBlank(value.name) || unavailableOf(options, value.managerIds).length > 0}
          >
            {fields}
          </PhoneFold>
        ) : (
          fields
        )}
      </Details>
      <SharedMarks value={marks}>
        <Lists data-two={isEdit} data-list={isEdit ? list : undefined}>
          {current !== undefined && (
            <ListSwitch
              list={list}
              onChoose={setList}
              members={members?.length}
              additions={value.addIds.length}
            />
          )}
          {current !== undefined && (
            <GroupChoices value={choices}>
              <TraineeBlock
                {...current}
                id="current"
                title="Current trainees"
                count={members?.length}
                nameColumn={CURRENT_NAME}
                choiceColumns={CHOICE_COLUMNS}
                selection={{
                  selected: selectedIds,
                  onSelectedChange: setSelectedIds,
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
            id="add"
            title="Add trainees"
            nameColumn={NAME_COLUMN}
            selection={{
              selected: new Set(value.addIds),
              onSelectedChange: (next) => set({ addIds: [...next] }),
            }}
            empty={{
              title: "No one to add",
              description: isEdit
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

/** Width of the form with room for the columns of both lists. */
const BESIDE = "58rem";

const Lists = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: 24,
  paddingBottom: 28,
  // A grid that is taller than its lists would spread them.
  alignContent: "start",
  // The lists are longer than the window nearly always: the bar of buttons is at its end from the start.
  "&:has([aria-busy=true])": { minHeight: "100dvh" },
  [`@container form (min-width: ${BESIDE})`]: {
    "&[data-two=true]": {
      gridTemplateColumns: "minmax(41.5rem, 1.6fr) minmax(0, 1fr)",
      // The search beside the second title shows its whole placeholder.
      columnGap: 16,
    },
    "& > :not([data-block])": { display: "none" },
  },
  // One list at a time, unless the other has an error.
  [`@container form not (min-width: ${BESIDE})`]: {
    "&[data-two=true]": { gap: 8 },
    "&[data-list=current] > [data-block=add]:not(:has([aria-invalid=true]), [data-wrong])": {
      display: "none",
    },
    "&[data-list=add] > [data-block=current]:not(:has([aria-invalid=true]), [data-wrong])": {
      display: "none",
    },
    // The switch has the titles; it is not printed.
    "@media screen": { "&[data-two=true] h2": visuallyHidden },
  },
  // The selection takes the line of the switch, so that no row moves.
  [theme.breakpoints.down("sm")]: {
    "&[data-list=current]:has(> [data-block=current] [data-selecting]) > :not([data-block])": {
      display: "none",
    },
    // The switch counts them; the number is still announced.
    "&[data-two=true] > [data-block=add] [data-selecting] > :has(> output)": {
      ...visuallyHidden,
      "& > :not(output)": { display: "none" },
    },
  },
}));

type ListId = "current" | "add";

interface ListSwitchProps {
  list: ListId;
  onChoose: (list: ListId) => void;
  /** Undefined while they load. */
  members: number | undefined;
  additions: number;
}

const LIST_SWITCH = {
  "& > button": { flex: { xs: "auto", sm: 1 }, px: 1, bgcolor: "background.paper" },
  ...SEGMENTS,
} as const;

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`;

/** In windows too narrow for both lists beside each other. */
function ListSwitch({ list, onChoose, members, additions }: ListSwitchProps) {
  const lists = [
    ["current", "Current trainees", members],
    ["add", "Add trainees", additions || undefined],
  ] as const;
  return (
    <ButtonGroup aria-label="Trainees" sx={LIST_SWITCH}>
      {lists.map(([id, label, count]) => (
        <Button key={id} aria-pressed={id === list} onClick={() => onChoose(id)}>
          {withCount(label, count)}
        </Button>
      ))}
    </ButtonGroup>
  );
}

const BY_NAME = { id: "fullName", desc: false };
const SEARCH = {
  fields: ({ fullName }: Trainee) => [fullName],
  hint: "Searches name.",
};
const getFullName = ({ fullName }: { fullName: string }) => fullName;

interface TraineeBlockProps extends TraineeTable, Pick<DataTableProps<Trainee>, "empty"> {
  id: ListId;
  title: string;
  /** Number of rows, shown behind the title. */
  count?: number | undefined;
  nameColumn: GridColumn<Trainee>;
  /** After the details. */
  choiceColumns?: readonly GridColumn<Trainee>[];
  selection: Omit<NonNullable<DataTableProps<Trainee>["selection"]>, "getRowName" | "readOnly">;
  /** Names of its lists in the payload. */
  refusedAs: readonly string[];
  children: ReactNode;
}

/** Errors are below the table: their row may be on another page. */
function TraineeBlock({
  id,
  title,
  count,
  nameColumn,
  details = NO_DETAILS,
  choiceColumns = NO_DETAILS,
  narrowContent,
  selection,
  refusedAs,
  children,
  ...table
}: TraineeBlockProps) {
  const { readOnly, errorOf } = useFormState();
  const error = errorOf(...refusedAs);
  const errorId = useId();
  const columns = useMemo(
    () => [
      narrowContent === undefined ? nameColumn : { ...nameColumn, narrowContent },
      ...details,
      ...choiceColumns,
    ],
    [nameColumn, narrowContent, details, choiceColumns],
  );
  return (
    <div
      data-block={id}
      {...(error !== undefined && {
        "data-wrong": true,
        role: "group",
        "aria-label": title,
        "aria-describedby": errorId,
        // The row that is wrong may not be shown.
        tabIndex: -1,
      })}
    >
      <DataTable
        {...table}
        columns={columns}
        label={title}
        title={withCount(title, count)}
        search={SEARCH}
        defaultSort={BY_NAME}
        selection={{ ...selection, readOnly, getRowName: getFullName }}
      />
      {error !== undefined && <InlineError id={errorId}>{error}</InlineError>}
      {children}
    </div>
  );
}
