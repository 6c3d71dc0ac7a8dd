import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { GroupEdit } from "@recurrent/sdk";
import { unavailableOf } from "../../components/forms/unavailable-choices.ts";
import { useRef } from "react";
import { useFocusAfterRemoval } from "../../useFocusAfterRemoval.ts";

type Entries = readonly { readonly id: string }[];

export interface GroupLists {
  /** All three lists are undefined until known. */
  candidates: Entries | undefined;
  members: Entries | undefined;
  targets: Entries | undefined;
}

/** Changes of a group that are no longer possible. */
export interface UnavailableTrainees {
  /** To be added, but neither available nor in the group. */
  readonly adds: readonly string[];
  /** To be moved to a group that no longer exists. */
  readonly toGone: readonly string[];
  /** To be moved, but no longer in the group. */
  readonly movers: readonly string[];
}

/** A trainee to remove who has already left needs no change. */
export function unavailableTrainees(
  { addIds, moves }: Pick<GroupEdit, "addIds" | "moves">,
  { candidates, members, targets }: GroupLists,
): UnavailableTrainees {
  const movers = members ? unavailableOf(members, Object.keys(moves)) : [];
  const toGone = Object.keys(moves).filter(
    (id) => targets !== undefined && unavailableOf(targets, [moves[id] ?? ""]).length > 0,
  );
  return {
    adds: candidates ? unavailableOf([...candidates, ...(members ?? [])], addIds) : [],
    toGone: toGone.filter((id) => !movers.includes(id)),
    movers,
  };
}

interface UnavailableChoice {
  id: string;
  text: string;
  answer: string;
  onAnswer: () => void;
}

interface UnavailableNotesProps {
  names: ReadonlyMap<string, string>;
  groups: ReadonlyMap<string, string>;
  value: GroupEdit;
  unavailable: UnavailableTrainees;
  onChange: (next: GroupEdit) => void;
}

/** Below the table of current trainees: the row may be on another page. */
export function UnavailableMoves({
  names,
  groups,
  value,
  unavailable,
  onChange,
}: UnavailableNotesProps) {
  const drop = (dropped: string) => {
    const others = Object.entries(value.moves).filter(([id]) => id !== dropped);
    onChange({ ...value, moves: Object.fromEntries(others) });
  };
  const name = (id: string) => names.get(id) ?? "someone";
  const target = (id: string) => groups.get(value.moves[id] ?? "") ?? "a group";
  return (
    <UnavailableNotes
      choices={[
        ...unavailable.toGone.map((id) => ({
          id,
          text: `You chose to move ${name(id)} to ${target(id)}, which is no longer available.`,
          answer: "Keep in group",
          onAnswer: () => drop(id),
        })),
        ...unavailable.movers.map((id) => ({
          id,
          text: `You chose to move ${name(id)} to ${target(id)}, but they are no longer in this group.`,
          answer: "Do not move",
          onAnswer: () => drop(id),
        })),
      ]}
    />
  );
}

export function UnavailableAdditions({
  names,
  value,
  unavailable,
  onChange,
}: Omit<UnavailableNotesProps, "groups">) {
  return (
    <UnavailableNotes
      choices={unavailable.adds.map((id) => ({
        id,
        text: `You chose to add ${names.get(id) ?? "someone"}, who can no longer be added.`,
        answer: "Do not add",
        onAnswer: () =>
          onChange({ ...value, addIds: value.addIds.filter((other) => other !== id) }),
      }))}
    />
  );
}

function UnavailableNotes({ choices }: { choices: readonly UnavailableChoice[] }) {
  const notes = useRef<HTMLElement>(null);
  useFocusAfterRemoval(notes);
  return (
    // A live region must exist before its text.
    <Box ref={notes} role="status" sx={{ display: "grid", gap: 1, "&:not(:empty)": { mt: 1 } }}>
      {choices.map(({ id, text, answer, onAnswer }) => (
        <Alert
          key={id}
          severity="error"
          variant="outlined"
          role="presentation"
          data-unfinished
          action={
            <Button
              size="small"
              color="inherit"
              data-wrong
              aria-label={`${answer}: ${text}`}
              onClick={onAnswer}
            >
              {answer}
            </Button>
          }
        >
          {text}
        </Alert>
      ))}
    </Box>
  );
}
