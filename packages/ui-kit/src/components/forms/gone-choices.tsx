/** Choices that were made and are no longer on offer: they are told, and wait for an answer. */
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { GroupEdit, NamedRef } from "@recurrent/sdk";
import { useState } from "react";

/** Said at a choice that is no longer on offer. */
export const GONE = "This is no longer on offer.";

/** What a choice is called that came from a draft and was never on offer here. */
const UNKNOWN = "A former choice";

/** The same where the catalogue that would name it is not there. */
const UNNAMED = "A choice without a name yet";

/** The names of all that has been on offer since the form was opened, by id. */
export function useKnownNames(options: readonly NamedRef[]): ReadonlyMap<string, string> {
  const [seen, setSeen] = useState({ options, names: new Map(pairsOf(options)) });
  if (seen.options === options) return seen.names;
  const fresh = options.filter(({ id, name }) => seen.names.get(id) !== name);
  if (fresh.length === 0) return seen.names;
  const names = new Map([...seen.names, ...pairsOf(fresh)]);
  setSeen({ options, names });
  return names;
}

const pairsOf = (options: readonly NamedRef[]) =>
  options.map(({ id, name }): [string, string] => [id, name]);

/** What is chosen and not among the options. */
export interface OtherChoices {
  /** No longer on offer. */
  readonly gone: readonly NamedRef[];
  /** Perhaps on offer: only a loaded catalogue can tell. */
  readonly unjudged: readonly NamedRef[];
}

/**
 * Finds the chosen that are not among the options, with the names they had while they were.
 *
 * @param isComplete whether the options are the whole catalogue
 */
export function useOtherChoices(
  options: readonly NamedRef[],
  chosen: readonly string[],
  isComplete: boolean,
): OtherChoices {
  return otherChoices(options, chosen, { isComplete, names: useKnownNames(options) });
}

/** Finds them by what is known. */
export function otherChoices(
  options: readonly { readonly id: string }[],
  chosen: readonly string[],
  { isComplete, names }: { isComplete: boolean; names: ReadonlyMap<string, string> },
): OtherChoices {
  const unnamed = isComplete ? UNKNOWN : UNNAMED;
  const others = goneOf(options, chosen).map((id) => ({ id, name: names.get(id) ?? unnamed }));
  return isComplete ? { gone: others, unjudged: [] } : { gone: [], unjudged: others };
}

/** Ids of the chosen that are not on offer. */
export function goneOf(
  options: readonly { readonly id: string }[],
  chosen: readonly string[],
): string[] {
  const ids = new Set(options.map(({ id }) => id));
  return chosen.filter((id) => id !== "" && !ids.has(id));
}

type Entries = readonly { readonly id: string }[];

/** What the lists of a group's form offer. */
export interface GroupLists {
  /** Trainees who may be added; undefined until they are known. */
  candidates: Entries | undefined;
  /** Trainees who are in the group; undefined until they are known. */
  members: Entries | undefined;
  /** Groups to move to; undefined until they are known. */
  targets: Entries | undefined;
}

/** Choices of a group's form that cannot be carried out any more. */
export interface GoneTrainees {
  /** To be added: neither on offer nor in the group already. */
  readonly adds: readonly string[];
  /** To be moved, to a group that is gone. */
  readonly toGone: readonly string[];
  /** To be moved, and no longer in the group. */
  readonly movers: readonly string[];
}

/** Finds them. Who was to be removed and is not in the group any more needs nothing. */
export function goneTrainees(
  { addIds, moves }: Pick<GroupEdit, "addIds" | "moves">,
  { candidates, members, targets }: GroupLists,
): GoneTrainees {
  const movers = members ? goneOf(members, Object.keys(moves)) : [];
  const toGone = Object.keys(moves).filter(
    (id) => targets !== undefined && goneOf(targets, [moves[id] ?? ""]).length > 0,
  );
  return {
    adds: candidates ? goneOf([...candidates, ...(members ?? [])], addIds) : [],
    toGone: toGone.filter((id) => !movers.includes(id)),
    movers,
  };
}

/** One choice that cannot be carried out, and what takes it back. */
interface GoneChoice {
  id: string;
  text: string;
  answer: string;
  onAnswer: () => void;
}

interface GoneNotesProps {
  names: ReadonlyMap<string, string>;
  groups: ReadonlyMap<string, string>;
  value: GroupEdit;
  gone: GoneTrainees;
  onChange: (next: GroupEdit) => void;
}

/** Those of the current trainees, below their table: the row may be on another page. */
export function GoneMoves({ names, groups, value, gone, onChange }: GoneNotesProps) {
  const drop = (dropped: string) => {
    const others = Object.entries(value.moves).filter(([id]) => id !== dropped);
    onChange({ ...value, moves: Object.fromEntries(others) });
  };
  const name = (id: string) => names.get(id) ?? "Somebody";
  const target = (id: string) => groups.get(value.moves[id] ?? "") ?? "a group";
  return (
    <GoneNotes
      choices={[
        ...gone.toGone.map((id) => ({
          id,
          text: `${name(id)} was to move to ${target(id)}, which is no longer on offer.`,
          answer: "Keep in group",
          onAnswer: () => drop(id),
        })),
        ...gone.movers.map((id) => ({
          id,
          text: `${name(id)} was to move to ${target(id)} and is no longer in this group.`,
          answer: "Do not move",
          onAnswer: () => drop(id),
        })),
      ]}
    />
  );
}

/** Those of the trainees to add. */
export function GoneAdditions({ names, value, gone, onChange }: Omit<GoneNotesProps, "groups">) {
  return (
    <GoneNotes
      choices={gone.adds.map((id) => ({
        id,
        text: `${names.get(id) ?? "Somebody"} was to be added and is no longer on offer.`,
        answer: "Do not add",
        onAnswer: () =>
          onChange({ ...value, addIds: value.addIds.filter((other) => other !== id) }),
      }))}
    />
  );
}

function GoneNotes({ choices }: { choices: readonly GoneChoice[] }) {
  return (
    // There at all times, so that a screen reader hears what comes into it.
    <Box role="status" sx={{ display: "grid", gap: 1, "&:not(:empty)": { mt: 1 } }}>
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
