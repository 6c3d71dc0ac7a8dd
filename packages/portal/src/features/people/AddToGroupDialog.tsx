import Alert from "@mui/material/Alert";
import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import DialogContent from "@mui/material/DialogContent";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type GroupSummary, groupUpdatePayload, type NamedRef } from "@recurrent/sdk";
import {
  groupListOptions,
  groupShowOptions,
  groupTraineeListOptions,
  refetchWithEtag,
  useGroupUpdate,
} from "@recurrent/sdk/react";
import {
  COVERED_BELOW,
  ErrorAlert,
  distinguishNames,
  filterByText,
  Dialog,
  AppLink,
  sortByName,
  SubmitButton,
  useOneCall,
} from "@recurrent/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { RetryAlert } from "../../shared/components/Loaded.tsx";
import { isConflict } from "../../shared/errors/failure.ts";
import { href } from "../../shared/routes/address.ts";
import { useCompanyId, useAppContext } from "../../shared/context/app-context.ts";
import { useIsMounted } from "../../shared/context/page.ts";
import { focusHeading } from "../../shared/context/focus-heading.ts";
import {
  additionPlan,
  type AdditionPlan,
  type BulkDialogProps,
  type BulkFailure,
  counted,
  editOf,
  toBulkFailure,
  type SelectedPerson,
} from "./bulk-actions.ts";
import { PeopleSummary } from "./PeopleSummary.tsx";

const groupMarks = ({ managers }: GroupSummary) => [
  managers.map(({ fullName }) => fullName).join(", "),
];

/** The dialog shows failures itself. */
const SILENT = { silent: true } as const;
const OWN = { meta: { failure: "own" } } as const;
/** Limits retries against a host that answers 412 to its own newest `ETag`. */
const ATTEMPTS = 3;

/**
 * Adds people to one group: a summary before, the result after, with Undo. If the person leaves,
 * the result is a notice.
 */
export function AddToGroupDialog({ people: selectedPeople, onClose }: BulkDialogProps) {
  const companyId = useCompanyId();
  // The list behind the dialog is refetched once the group has changed.
  const [people] = useState(selectedPeople);
  const [group, choose] = useState<NamedRef | null>(null);
  const [done, setDone] = useState<DoneChange | null>(null);
  const change = useGroupChange(setDone);
  const { isPending: isWorking, variables, error } = change;
  const send = useOneCall((wanted: WantedChange) =>
    // The dialog shows the error.
    change.mutateAsync(wanted).catch(() => undefined),
  );
  const isChoosing = !isWorking && done === null;

  const groups = useQuery(groupListOptions(companyId, SILENT));
  const choices = useMemo(
    () => sortByName(distinguishNames(groups.data ?? [], groupMarks), ({ name }) => name),
    [groups.data],
  );
  const trainees = useQuery(groupTraineeListOptions(companyId, SILENT));
  const members = useQuery({
    ...groupShowOptions(companyId, group?.id ?? "", SILENT),
    enabled: group !== null,
  });
  const needed = group === null ? [groups, trainees] : [groups, trainees, members];
  const missing = needed.filter(({ isLoadingError, isFetching }) => isLoadingError && !isFetching);
  const plan =
    group && members.data && trainees.data
      ? additionPlan(people, members.data.trainees, trainees.data)
      : null;

  return (
    <Dialog
      open
      maxWidth="sm"
      title="Add to group"
      onClose={(_event, reason) => {
        if (!isWorking && reason !== "backdropClick") onClose();
      }}
      actions={
        <>
          {!isWorking && done !== null && !done.isUndo && done.moved.length > 0 && (
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => send({ group: done.group, people: done.moved, isUndo: true })}
            >
              Undo
            </Button>
          )}
          {!isWorking && (
            <Button
              variant={isChoosing ? "outlined" : "contained"}
              {...(isChoosing && { color: "inherit" })}
              onClick={onClose}
            >
              {isChoosing ? "Cancel" : "Close"}
            </Button>
          )}
          {(isChoosing || isWorking) && (
            <SubmitButton
              pending={isWorking}
              disabled={isChoosing && (plan === null || plan.added.length === 0)}
              onClick={() => {
                if (group !== null) send({ group, people, isUndo: false });
              }}
            >
              {isWorking && (variables.isUndo ? "Undo" : "Add")}
              {isChoosing && (plan === null ? "Add" : `Add ${counted(plan.added.length)}`)}
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
          // Room for the list of groups, which opens inside; a keyboard leaves less between title and buttons.
          ...(isChoosing && { minHeight: `min(340px, 100dvh - ${COVERED_BELOW} - 160px)` }),
        }}
      >
        {isChoosing && (
          <>
            <Autocomplete
              autoHighlight
              options={choices}
              value={group}
              onChange={(_event, next) => {
                choose(next && { id: next.id, name: next.name });
                change.reset();
              }}
              loading={groups.isFetching}
              getOptionKey={({ id }) => id}
              getOptionLabel={({ name }) => name}
              isOptionEqualToValue={(option, { id }) => option.id === id}
              filterOptions={(all, { inputValue }) =>
                filterByText(all, inputValue, ({ name }) => name)
              }
              noOptionsText={groups.data?.length === 0 ? "No groups yet." : "No matches."}
              slotProps={{
                listbox: { "aria-label": "Groups", sx: { maxHeight: 216 } },
                popper: { disablePortal: true },
              }}
              renderInput={(params) => (
                <TextField {...params} label="Group" inputRef={focusHeading} margin="dense" />
              )}
            />
            {missing.length > 0 && (
              <RetryAlert onRetry={() => missing.forEach(({ refetch }) => void refetch())}>
                {missing.includes(members)
                  ? "The group could not be loaded."
                  : "The groups could not be loaded."}
              </RetryAlert>
            )}
            {missing.length === 0 && needed.some(({ data }) => data === undefined) && (
              <LinearProgress aria-label="Loading" />
            )}
          </>
        )}
        {error && <ErrorAlert title={error.message} messages={error.details} />}
        {isChoosing && <Summary plan={plan} people={people} />}
        {isWorking && <Working {...variables} />}
        {!isWorking && done !== null && <Report {...done} />}
      </DialogContent>
    </Dialog>
  );
}

function Summary({
  plan,
  people,
}: {
  plan: AdditionPlan | null;
  people: readonly SelectedPerson[];
}) {
  if (plan === null) return <PeopleSummary label="Selected" people={people} />;
  return (
    <div>
      {plan.added.length === 0 && (
        <Typography gutterBottom>No one here can be added to this group.</Typography>
      )}
      <PeopleSummary label="Will be added" people={plan.added} />
      <PeopleSummary label="Already in this group" people={plan.members} />
      <PeopleSummary label="Cannot be added" people={plan.refused} />
    </div>
  );
}

function Working({ group, isUndo }: WantedChange) {
  const words = `${isUndo ? "Taking out of" : "Adding to"} ${group.name}…`;
  return (
    <ReadOut>
      <Typography gutterBottom>{words}</Typography>
      <LinearProgress aria-label={words} />
    </ReadOut>
  );
}

function Report(done: DoneChange) {
  const { group, isUndo, moved, plan, wasChanged } = done;
  return (
    <>
      <ReadOut>
        <Alert severity={isUndo || moved.length > 0 ? "success" : "warning"}>
          {`${wordsOf(done)}.`}
          {wasChanged &&
            " Someone else changed the group in the meantime. Their changes were kept."}
        </Alert>
        <PeopleSummary label={isUndo ? "Taken out" : "Added"} people={moved} />
        {!isUndo && <PeopleSummary label="Already in this group" people={plan.members} />}
        {!isUndo && <PeopleSummary label="Refused" people={plan.refused} />}
      </ReadOut>
      <AppLink href={href("companies_groups@show", { id: group.id })}>
        {`Open ${group.name}`}
      </AppLink>
    </>
  );
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

interface WantedChange {
  readonly group: NamedRef;
  readonly people: readonly SelectedPerson[];
  readonly isUndo: boolean;
}

interface DoneChange extends Omit<WantedChange, "people"> {
  /** Added or removed. */
  readonly moved: readonly SelectedPerson[];
  readonly plan: AdditionPlan;
  /** Another user saved the group between reading and writing. */
  readonly wasChanged: boolean;
}

function wordsOf({ group, isUndo, moved }: DoneChange) {
  const whom = counted(moved.length);
  if (isUndo) return `${whom} removed from ${group.name}`;
  return `${moved.length === 0 ? "No one was" : whom} added to ${group.name}`;
}

/**
 * Adds those who can be added, and removes those who are still there. Refetches the group and
 * writes with `If-Match`; a 412 starts again, so that no change of others is lost. A result of a
 * closed dialog is a notice.
 */
function useGroupChange(onDone: (done: DoneChange) => void) {
  const { messages } = useAppContext();
  const companyId = useCompanyId();
  const queries = useQueryClient();
  const isHere = useIsMounted();
  const { mutateAsync } = useGroupUpdate(OWN);

  async function change({ group, people, isUndo }: WantedChange): Promise<DoneChange> {
    let wrote = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        wrote = false;
        const now = await refetchWithEtag(queries, groupShowOptions(companyId, group.id));
        const offered = isUndo
          ? []
          : (await refetchWithEtag(queries, groupTraineeListOptions(companyId))).value;
        const plan = additionPlan(people, now.value.trainees, offered);
        const moved = isUndo ? plan.members : plan.added;
        const ids = moved.map(({ id }) => id);
        if (ids.length > 0) {
          wrote = true;
          const edit = isUndo ? editOf(now.value, [], ids) : editOf(now.value, ids, []);
          const data = groupUpdatePayload(edit);
          await mutateAsync({ companyId, groupId: group.id, data, ifMatch: now.ifMatch });
        }
        return { group, isUndo, moved, plan, wasChanged: attempt > 1 };
      } catch (failure) {
        if (wrote && isConflict(failure) && attempt < ATTEMPTS) continue;
        throw toBulkFailure(failure, isUndo ? "No one was removed." : "No one was added.", wrote);
      }
    }
  }

  return useMutation<DoneChange, BulkFailure, WantedChange>({
    ...OWN,
    mutationFn: change,
    onSuccess(done) {
      onDone(done);
      if (!isHere.current) messages.notices.success(wordsOf(done));
    },
    onError({ message }) {
      if (!isHere.current) messages.notices.error(message);
    },
  });
}
