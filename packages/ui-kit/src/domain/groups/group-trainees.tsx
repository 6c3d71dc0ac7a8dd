/** Current trainees of a group, to be removed or moved. */
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { GroupTrainee, NamedRef } from "@recurrent/sdk";
import { Check, ChevronDown, FolderInput, UserMinus, type LucideIcon } from "lucide-react";
import { createContext, use } from "react";
import { TOUCH } from "../../theme/common-styles.ts";
import { narrowTableStyles } from "../../components/tables/table-breakpoint.ts";
import type { GridColumn } from "../../components/tables/table-rows.ts";
import { MarkedName } from "../../text/MarkedName.tsx";
import { withMark } from "../../text/namesakes.ts";
import type { GroupChanges, TraineeChange } from "./group-changes.ts";
import { useFormState } from "../../components/forms/form-state.ts";
import { FormSelect } from "../../components/forms/FormTextField.tsx";

export type Trainee = Pick<GroupTrainee, "id" | "fullName">;

export interface GroupChoicesState {
  changes: GroupChanges;
  groups: readonly NamedRef[];
  /** Targets of a move that no longer exist. */
  unavailable: ReadonlySet<string>;
  change: (ids: Iterable<string>, change: TraineeChange) => void;
}

/** A context, so that the columns stay stable: a choice does not sort ten thousand rows again. */
export const GroupChoices = createContext<GroupChoicesState>({
  changes: { removeIds: [], moves: {} },
  groups: [],
  unavailable: new Set(),
  change: () => undefined,
});

export const NAME_COLUMN: GridColumn<Trainee> = {
  field: "fullName",
  headerName: "Name",
  minWidth: 160,
  namesakes: { idOf: ({ id }) => id },
  cell: (row, mark) => <NameCell {...row} mark={mark} />,
};

/** In narrow tables, heads of the icons beside the names, which have their own labels. */
const IconHeads = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  position: "absolute",
  insetBlock: 0,
  right: 16,
  display: "none",
  alignItems: "center",
  color: theme.vars.palette.text.secondary,
  letterSpacing: 0,
  "& > span": { width: 44, textAlign: "center" },
  ...narrowTableStyles({ display: "flex" }),
}));

const renderHeader = () => (
  <>
    <span className="MuiDataGrid-columnHeaderTitle">Name</span>
    <IconHeads aria-hidden>
      <span>Remove</span>
      <span>Move</span>
    </IconHeads>
  </>
);

export const CURRENT_NAME: GridColumn<Trainee> = { ...NAME_COLUMN, renderHeader };

/** 'Remove from group' and 'Move to group' (shell 2.19). */
export const CHOICE_COLUMNS: readonly GridColumn<Trainee>[] = [
  {
    field: "remove",
    headerName: "Remove from group",
    disableExport: true,
    width: 136,
    narrow: "beside",
    sortable: false,
    cell: (row, mark) => <RemoveCell {...row} mark={mark} />,
  },
  {
    field: "move",
    headerName: "Move to group",
    disableExport: true,
    width: 160,
    narrow: "beside",
    sortable: false,
    cell: (row, mark) => <MoveCell {...row} mark={mark} />,
  },
];

/** Pending change, where the control itself is an icon. */
const Planned = styled(Typography)({
  "&[data-move]": { display: "none", ...narrowTableStyles({ display: "block" }) },
});

interface CellProps extends Trainee {
  mark: string | undefined;
}

function NameCell({ id, fullName, mark }: CellProps) {
  const { changes, groups, unavailable } = use(GroupChoices);
  const to = changes.moves[id];
  const target = groups.find((group) => group.id === to);
  const move =
    to !== undefined && unavailable.has(to) ? "To a group that is no longer available" : undefined;
  const isMove = !changes.removeIds.includes(id);
  const plan = isMove ? (move ?? (target && `To ${target.name}`)) : "Will be removed";
  return (
    <span>
      <strong>
        <MarkedName name={fullName} mark={mark} />
      </strong>
      {plan !== undefined && (
        <Planned
          variant="body2"
          data-move={isMove || undefined}
          sx={{ color: isMove ? "text.secondary" : "error.text" }}
        >
          {plan}
        </Planned>
      )}
    </span>
  );
}

/** MUI adds properties to the icon of a checkbox, which a fragment would not take. */
function RemoveIcon({ Icon }: { Icon: LucideIcon }) {
  return (
    <>
      <Icon size={18} />
      <span>Remove</span>
    </>
  );
}

/**
 * A button with its word in wide tables, else a square icon: not a second box beside the one that
 * selects the row.
 */
const RemoveBox = styled(Checkbox)(({ theme }) => ({
  ...theme.typography.button,
  gap: 6,
  // The icon begins below the head of its column.
  marginLeft: -8,
  padding: "4px 8px",
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.primary.text,
  "&.Mui-checked": {
    color: theme.vars.palette.primary.text,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  "&.Mui-disabled": { color: theme.vars.palette.text.disabled },
  [TOUCH]: { minHeight: 44, padding: "4px 8px" },
  ...narrowTableStyles({
    justifyContent: "center",
    width: 44,
    height: 44,
    marginLeft: 0,
    "& > span": { display: "none" },
    "&:not(.Mui-checked, .Mui-disabled)": { color: theme.vars.palette.text.secondary },
  }),
}));

/** In narrow tables an arrow alone would not say what it opens. */
function MoveSign({ className }: { className?: string }) {
  return (
    <>
      <ChevronDown className={className} data-wide />
      <FolderInput className={className} data-narrow />
    </>
  );
}

/** A field in wide tables, else a square icon; its outline shows only where it is used or wrong. */
const MoveBox = styled("div")(({ theme }) => ({
  // The words begin below the head of their column.
  width: "calc(100% + 10px)",
  marginLeft: -10,
  // The select is as high as a row of text.
  "& .MuiOutlinedInput-root": { minHeight: 32 },
  "& .MuiSelect-select": { ...theme.typography.body1, padding: "5px 32px 5px 10px" },
  "& .MuiSelect-icon": {
    top: "calc(50% - 9px)",
    right: 8,
    width: 18,
    height: 18,
    "&[data-narrow]": { display: "none", transform: "none" },
  },
  [TOUCH]: {
    "& .MuiOutlinedInput-root": { minHeight: 44 },
    // The line of the select is as high as its field.
    "& .MuiSelect-select": { lineHeight: "24px" },
  },
  ...narrowTableStyles({
    width: 44,
    marginLeft: 0,
    "& .MuiOutlinedInput-root:not(:hover, :focus-within, .Mui-error)": {
      backgroundColor: "transparent",
      "& > fieldset": { borderColor: "transparent" },
    },
    "& .MuiSelect-select": {
      height: 44,
      minWidth: "0 !important",
      padding: "0 0 0 44px !important",
    },
    "& .MuiSelect-icon": {
      right: 13,
      "&[data-narrow]": { display: "block" },
      "&[data-wide]": { display: "none" },
    },
  }),
}));

function RemoveCell({ id, fullName, mark }: CellProps) {
  const { readOnly } = useFormState();
  const { changes, change } = use(GroupChoices);
  return (
    <RemoveBox
      name="remove"
      icon={<RemoveIcon Icon={UserMinus} />}
      checkedIcon={<RemoveIcon Icon={Check} />}
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
            IconComponent: MoveSign,
          },
        }}
        // The grid would focus the cell instead of the open options.
        onMouseDown={(event) => event.stopPropagation()}
        onText={(moveTo) => change([id], moveTo === "" ? "stay" : { moveTo })}
      />
    </MoveBox>
  );
}

/** Sent with the form: 'Keep in group' undoes them. */
export function TickedActions({ ids }: { ids: ReadonlySet<string> }) {
  const { groups, change } = use(GroupChoices);
  return (
    <>
      <Button
        variant="outlined"
        aria-label="Remove from group"
        onClick={() => change(ids, "remove")}
      >
        Remove
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
      <Button aria-label="Keep in group" onClick={() => change(ids, "stay")}>
        Keep
      </Button>
    </>
  );
}
