import Alert from "@mui/material/Alert";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogContent from "@mui/material/DialogContent";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { GroupSummary, NamedRef } from "@recurrent/sdk";
import {
  AppLink,
  COVERED_BELOW,
  Dialog,
  ErrorAlert,
  filterByText,
  sortByName,
  SubmitButton,
  useOneCall,
} from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { loadError } from "../../shared/api/first-load.ts";
import { RetryAlert } from "../../shared/components/RetryAlert.tsx";
import { focusOnMount } from "../../shared/context/focus-on-mount.ts";
import { href } from "../../shared/routes/address.ts";
import { countPeople, type ListedPerson, type SelectedPerson } from "./bulk-actions.ts";
import { type GroupPlan, formatGroupNames, formatSummary } from "./group-plan.ts";
import {
  type GroupRequest,
  type GroupResult,
  type GroupWrite,
  peopleOf,
  planWrites,
  formatResult,
  reverseWrites,
} from "./group-writes.ts";
import { PeopleSummary } from "./PeopleSummary.tsx";
import { useGroupWrites } from "./useGroupWrites.ts";
import { distinguishGroups } from "../../shared/components/group-marks.ts";

const TEXTS = {
  add: {
    title: "Add to group",
    verb: "Add",
    participle: "added",
    working: "Adding to",
    undoing: "Removing from",
  },
  move: {
    title: "Move to group",
    verb: "Move",
    participle: "moved",
    working: "Moving to",
    undoing: "Moving back from",
  },
} as const;

export interface GroupWriteDialogProps {
  action: keyof typeof TEXTS;
  people: readonly SelectedPerson[];
  onClose: () => void;
  group: NamedRef | null;
  onGroupChange: (group: NamedRef | null) => void;
  groups: UseQueryResult<GroupSummary[]>;
  /** Queries that the plan needs, with the text for a failure. */
  needed: readonly { query: UseQueryResult; failure: string }[];
  /** Null until a group is chosen and all is loaded. */
  plan: GroupPlan | null;
  /** Questions between the group and the summary. */
  children?: ReactNode;
}

/**
 * Adds or moves people to one group, with a summary before, and the result and Undo after. If the
 * user leaves the page, a notice shows the result.
 */
export function GroupWriteDialog({
  action,
  people,
  onClose,
  group,
  onGroupChange,
  groups,
  needed,
  plan,
  children,
}: GroupWriteDialogProps) {
  const texts = TEXTS[action];
  const isMove = action === "move";
  const [result, setResult] = useState<GroupResult | null>(null);
  const change = useGroupWrites(setResult);
  const { isPending: isWorking, variables, error, progress } = change;
  const send = useOneCall((request: GroupRequest) =>
    // The dialog shows the error; the refetch shows what may have caused it.
    change.mutateAsync(request).catch(() => needed.forEach(({ query }) => void query.refetch())),
  );
  const isChoosing = !isWorking && result === null;
  const count = plan === null ? 0 : plan.added.length + plan.moved.length;

  const missing = needed.filter(({ query }) => loadError(query) !== undefined);
  const failures = [...new Set(missing.map(({ failure }) => failure))];

  function start() {
    if (group === null || plan === null) return;
    const { members, undecided, notAllowed } = plan;
    send({
      target: group,
      isMove,
      isUndo: false,
      writes: planWrites(plan, group),
      before: { done: [], members, left: undecided, notAllowed, changed: [] },
    });
  }

  return (
    <Dialog
      open
      maxWidth="sm"
      title={texts.title}
      onClose={(_event, reason) => {
        if (!isWorking && reason !== "backdropClick") onClose();
      }}
      actions={
        <>
          {!isWorking && result !== null && (
            <ResultActions result={result} onSend={send} onClose={onClose} />
          )}
          {isChoosing && (
            <Button variant="outlined" color="inherit" onClick={onClose}>
              Cancel
            </Button>
          )}
          {(isChoosing || isWorking) && (
            <SubmitButton pending={isWorking} disabled={isChoosing && count === 0} onClick={start}>
              {isWorking && (variables.isUndo ? "Undo" : texts.verb)}
              {isChoosing && (plan === null ? texts.verb : `${texts.verb} ${countPeople(count)}`)}
            </SubmitButton>
          )}
        </>
      }
    >
      <DialogContent
        sx={{
          display: "flex",
          flexDirection: "column",
          gap: 2,
          overflowWrap: "anywhere",
          // Room for the list of groups, which opens inside; a screen keyboard leaves less.
          ...(isChoosing && { minHeight: `min(340px, 100dvh - ${COVERED_BELOW} - 160px)` }),
        }}
      >
        {isChoosing && (
          <>
            <Box sx={{ position: "relative" }}>
              <GroupField
                groups={groups}
                group={group}
                onGroupChange={(next) => {
                  onGroupChange(next);
                  change.reset();
                }}
              />
              {missing.length === 0 && needed.some(({ query }) => query.data === undefined) && (
                // In the gap below, so that nothing moves when the lists arrive.
                <LinearProgress
                  aria-label="Loading"
                  sx={{ position: "absolute", top: "100%", width: 1 }}
                />
              )}
            </Box>
            {failures.map((failure) => (
              <RetryAlert
                key={failure}
                onRetry={() => missing.forEach(({ query }) => loadError(query)?.onRetry())}
              >
                {failure}
              </RetryAlert>
            ))}
          </>
        )}
        {error && <ErrorAlert title={error.message} messages={error.details} />}
        {isChoosing && (
          <>
            <Typography role="status" sx={SUMMARY_LINE}>
              {plan === null ? "" : formatSummary(plan)}
            </Typography>
            {children}
            {plan === null ? (
              <PeopleSummary label="Selected" people={people} />
            ) : (
              <Summary plan={plan} participle={texts.participle} />
            )}
          </>
        )}
        {isWorking && (
          <Working
            text={`${variables.isUndo ? texts.undoing : texts.working} ${variables.target.name}…`}
            progress={variables.writes.length > 1 ? progress : null}
          />
        )}
        {!isWorking && result !== null && <Report {...result} />}
      </DialogContent>
    </Dialog>
  );
}

function GroupField({
  groups,
  group,
  onGroupChange,
}: Pick<GroupWriteDialogProps, "group" | "groups" | "onGroupChange">) {
  const choices = useMemo(
    () => sortByName(distinguishGroups(groups.data ?? []), ({ name }) => name),
    [groups.data],
  );
  return (
    <Autocomplete<NamedRef>
      autoHighlight
      openOnFocus
      size="small"
      options={choices}
      value={group}
      onChange={(_event, next) => onGroupChange(next && { id: next.id, name: next.name })}
      loading={groups.isFetching}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, { id }) => option.id === id}
      filterOptions={(all, { inputValue }) => filterByText(all, inputValue, ({ name }) => name)}
      noOptionsText={groups.data?.length === 0 ? "No groups yet." : "No matches."}
      slotProps={{
        listbox: { "aria-label": "Groups", sx: { maxHeight: 216 } },
        popper: { disablePortal: true },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Group"
          inputRef={focusOnMount}
          margin="dense"
          placeholder="Select a group"
        />
      )}
    />
  );
}

/** A live region must exist before its text; an empty one takes no space. */
const SUMMARY_LINE = { fontWeight: "fontWeightMedium", "&:empty": { position: "absolute" } };

interface SummaryProps {
  plan: GroupPlan;
  participle: string;
}

function Summary({ plan, participle }: SummaryProps) {
  const { added, moved, members, undecided, notAllowed } = plan;
  return (
    <div>
      {added.length + moved.length + undecided.length === 0 && (
        <Typography gutterBottom>{`No one here can be ${participle} to this group.`}</Typography>
      )}
      <PeopleSummary
        label="Will be moved"
        people={moved.map((person) => ({
          ...person,
          reason: [
            `from ${person.from.name}`,
            ...(person.stays.length > 0 ? [`stays in ${formatGroupNames(person.stays)}`] : []),
          ].join("; "),
        }))}
      />
      <PeopleSummary label="Will be added" people={added} />
      <PeopleSummary label="Already in this group" people={members} />
      <PeopleSummary label="Not moved" people={undecided} />
      <PeopleSummary label={`Cannot be ${participle}`} people={notAllowed} />
    </div>
  );
}

/** @param progress from 0 to 1; null for a single step */
function Working({ text, progress }: { text: string; progress: number | null }) {
  return (
    <ReadOut>
      <Typography gutterBottom>{text}</Typography>
      <LinearProgress
        aria-label={text}
        {...(progress !== null && { variant: "determinate", value: progress * 100 })}
      />
    </ReadOut>
  );
}

interface ResultActionsProps {
  result: GroupResult;
  onSend: (request: GroupRequest) => void;
  onClose: () => void;
}

function ResultActions({ result, onSend, onClose }: ResultActionsProps) {
  const { target, isMove, isUndo, done, failed } = result;
  return (
    <>
      {!isUndo && done.length > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() =>
            onSend({
              target,
              isMove,
              isUndo: true,
              writes: reverseWrites(done),
              before: { done: [], members: [], left: [], notAllowed: [], changed: [] },
            })
          }
        >
          Undo
        </Button>
      )}
      {failed.length > 0 && (
        <Button
          variant="outlined"
          onClick={() =>
            onSend({
              target,
              isMove,
              isUndo,
              writes: failed.map(({ write }) => write),
              before: result,
            })
          }
        >
          Try again
        </Button>
      )}
      <Button variant="contained" onClick={onClose}>
        Close
      </Button>
    </>
  );
}

const NOT_DONE = { add: "Not added", remove: "Not removed", move: "Not moved" } as const;

function Report(result: GroupResult) {
  const { target, isUndo, done, failed, members, left, notAllowed, changed } = result;
  const isComplete = failed.length === 0 && (isUndo || done.length > 0);
  return (
    <>
      <ReadOut>
        <Alert severity={isComplete ? "success" : "warning"}>
          {formatResult(result)}
          {changed.length > 0 &&
            ` Someone else changed ${formatChangedGroups(changed, target)} in the meantime. Their changes were kept.`}
        </Alert>
        {failed.map(({ write, failure }) => (
          <Alert key={`${write.kind} ${write.group.id}`} severity="error">
            <strong>{failure.message}</strong>
            {failure.details.map((detail) => (
              <div key={detail}>{detail}</div>
            ))}
            <PeopleSummary
              label={failure.isUnconfirmed ? "Not confirmed" : NOT_DONE[write.kind]}
              people={write.people}
            />
          </Alert>
        ))}
        <PeopleSummary label={isUndo ? "Moved back" : "Moved"} people={movedPeople(done, isUndo)} />
        <PeopleSummary label="Added" people={peopleOf(done.filter(({ kind }) => kind === "add"))} />
        <PeopleSummary
          label="Removed"
          people={peopleOf(done.filter(({ kind }) => kind === "remove"))}
        />
        <PeopleSummary label="Already in this group" people={members} />
        <PeopleSummary label="Not changed" people={left} />
        <PeopleSummary label="Not allowed" people={notAllowed} />
      </ReadOut>
      <AppLink href={href("companies_groups@show", { id: target.id })}>
        {`Open ${target.name}`}
      </AppLink>
    </>
  );
}

function formatChangedGroups(changed: readonly string[], target: NamedRef): string {
  return changed.length === 1 && changed[0] === target.name ? "the group" : changed.join(", ");
}

function movedPeople(done: readonly GroupWrite[], isUndo: boolean): ListedPerson[] {
  return done.flatMap((write) => {
    if (write.kind !== "move") return [];
    const reason = isUndo ? `to ${write.to.name}` : `from ${write.group.name}`;
    return write.people.map((person) => ({ ...person, reason }));
  });
}

/** Announces the result and takes the focus of the removed button. */
function ReadOut({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Stack ref={frame} tabIndex={-1} role="status" sx={{ gap: 1, outline: 0 }}>
      {children}
    </Stack>
  );
}
