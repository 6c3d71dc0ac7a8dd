import Alert from "@mui/material/Alert";
import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import DialogContent from "@mui/material/DialogContent";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { NamedRef } from "@recurrent/sdk";
import { groupListOptions, groupShowOptions, groupTraineeListOptions } from "@recurrent/sdk/react";
import { ErrorAlert, fold, KitDialog, KitLink, SubmitButton } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { href } from "../../kernel/routes/address.ts";
import { useCompanyId, useRuntime } from "../../kernel/runtime/runtime.ts";
import { useIsHere } from "../../kernel/view/useIsHere.ts";
import { type BulkDialogProps, counted, type TickedPerson } from "./bulk-rules.ts";
import { additionPlan, type AdditionPlan, type Failed } from "./group-addition.ts";
import { ToldPeople } from "./ToldPeople.tsx";
import { type ChangeOutcome, useGroupChange } from "./useGroupChange.ts";

/** The dialog says itself what could not be loaded. */
const SILENT = { silent: true } as const;

/** What stands in the dialog. */
type Phase =
  | { readonly kind: "choosing"; readonly failed: Failed | null }
  | { readonly kind: "working"; readonly verb: "Add" | "Undo"; readonly words: string }
  | {
      readonly kind: "added";
      readonly report: AdditionPlan;
      readonly wasChanged: boolean;
      readonly failed: Failed | null;
    }
  | { readonly kind: "undone"; readonly report: readonly TickedPerson[] };

/**
 * Adds people to one group: a summary before, what was done and refused after, and a way to undo it. It stays
 * open while the host works, and whoever goes elsewhere meanwhile is told there.
 */
export function AddToGroupDialog({ people: ticked, onClose }: BulkDialogProps) {
  const { messages } = useRuntime();
  const companyId = useCompanyId();
  // The list behind the dialog is read anew once the group has changed.
  const [people] = useState(ticked);
  const [group, choose] = useState<NamedRef | null>(null);
  const [phase, setPhase] = useState<Phase>({ kind: "choosing", failed: null });
  const change = useGroupChange();
  const isHere = useIsHere();

  const groups = useQuery(groupListOptions(companyId, SILENT));
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

  /** What is not seen in the dialog any more is told where the person is. */
  function settle<Done>(
    outcome: ChangeOutcome<Done>,
    words: (done: Done) => string,
    next: (done: Done, wasChanged: boolean) => Phase,
    back: (failed: Failed) => Phase,
  ) {
    if (!isHere.current) {
      if ("failed" in outcome) messages.notices.error(outcome.failed.title);
      else messages.notices.success(words(outcome.done));
    } else if ("failed" in outcome) setPhase(back(outcome.failed));
    else setPhase(next(outcome.done, outcome.wasChanged));
  }

  async function add(to: NamedRef) {
    setPhase({ kind: "working", verb: "Add", words: `Adding to ${to.name}…` });
    settle(
      await change.add(to.id, people),
      ({ added }) => `${counted(added.length)} added to ${to.name}`,
      (report, wasChanged) => ({ kind: "added", report, wasChanged, failed: null }),
      (failed) => ({ kind: "choosing", failed }),
    );
  }

  async function undo(from: NamedRef, report: AdditionPlan, wasChanged: boolean) {
    setPhase({ kind: "working", verb: "Undo", words: `Taking out of ${from.name}…` });
    settle(
      await change.remove(from.id, report.added),
      (removed) => `${counted(removed.length)} taken out of ${from.name} again`,
      (removed) => ({ kind: "undone", report: removed }),
      (failed) => ({ kind: "added", report, wasChanged, failed }),
    );
  }

  const isChoosing = phase.kind === "choosing";
  const isWorking = phase.kind === "working";
  return (
    <KitDialog
      open
      maxWidth="sm"
      title="Add to group"
      onClose={(_event, reason) => {
        if (!isWorking && reason !== "backdropClick") onClose();
      }}
      actions={
        <>
          {phase.kind === "added" && group !== null && phase.report.added.length > 0 && (
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => void undo(group, phase.report, phase.wasChanged)}
            >
              Undo
            </Button>
          )}
          {(isChoosing || !isWorking) && (
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
                if (group !== null) void add(group);
              }}
            >
              {isWorking && phase.verb}
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
          // Room for the list of groups, which opens inside.
          ...(isChoosing && { minHeight: 340 }),
        }}
      >
        {isChoosing && (
          <>
            <Autocomplete
              autoHighlight
              options={groups.data ?? []}
              value={group}
              onChange={(_event, next) => {
                choose(next && { id: next.id, name: next.name });
                setPhase({ kind: "choosing", failed: null });
              }}
              loading={groups.isFetching}
              getOptionKey={({ id }) => id}
              getOptionLabel={({ name }) => name}
              isOptionEqualToValue={(option, { id }) => option.id === id}
              filterOptions={(all, { inputValue }) => {
                const typed = fold(inputValue.trim());
                return all.filter(({ name }) => fold(name).includes(typed));
              }}
              noOptionsText={groups.data?.length === 0 ? "There is no group." : "Nothing matches."}
              slotProps={{
                listbox: { "aria-label": "Groups", sx: { maxHeight: 216 } },
                popper: { disablePortal: true },
              }}
              renderInput={(params) => (
                <TextField {...params} label="Group" inputRef={takeFocus} margin="dense" />
              )}
            />
            {missing.length > 0 && (
              <Alert
                severity="error"
                action={
                  <Button
                    color="inherit"
                    size="small"
                    onClick={() => missing.forEach(({ refetch }) => void refetch())}
                  >
                    Try again
                  </Button>
                }
              >
                {missing.includes(members)
                  ? "The group could not be loaded."
                  : "The groups could not be loaded."}
              </Alert>
            )}
            {missing.length === 0 && needed.some(({ data }) => data === undefined) && (
              <LinearProgress aria-label="Loading" />
            )}
            {phase.failed && <FailedAlert failed={phase.failed} />}
            <Summary plan={plan} people={people} />
          </>
        )}
        {phase.kind === "working" && (
          <Report>
            <Typography gutterBottom>{phase.words}</Typography>
            <LinearProgress aria-label={phase.words} />
          </Report>
        )}
        {phase.kind === "added" && group !== null && (
          <>
            {phase.failed && <FailedAlert failed={phase.failed} />}
            <Report>
              <Alert severity={phase.report.added.length === 0 ? "warning" : "success"}>
                {phase.report.added.length === 0
                  ? `Nobody was added to ${group.name}.`
                  : `${counted(phase.report.added.length)} added to ${group.name}.`}
                {phase.wasChanged &&
                  " Someone else saved the group meanwhile; what they changed was kept."}
              </Alert>
              <ToldPeople label="Added" people={phase.report.added} />
              <ToldPeople label="In it already" people={phase.report.members} />
              <ToldPeople label="Refused" people={phase.report.refused} />
            </Report>
            <KitLink href={href("companies_groups@show", { id: group.id })}>
              {`Open ${group.name}`}
            </KitLink>
          </>
        )}
        {phase.kind === "undone" && group !== null && (
          <Report>
            <Alert severity="success">
              {`${counted(phase.report.length)} taken out of ${group.name} again.`}
            </Alert>
            <ToldPeople label="Taken out" people={phase.report} />
          </Report>
        )}
      </DialogContent>
    </KitDialog>
  );
}

/** What Add will do, before it is pressed. */
function Summary({ plan, people }: { plan: AdditionPlan | null; people: readonly TickedPerson[] }) {
  if (plan === null) return <ToldPeople label="Selected" people={people} />;
  return (
    <div>
      {plan.added.length === 0 && (
        <Typography gutterBottom>There is nobody to add to this group.</Typography>
      )}
      <ToldPeople label="Will be added" people={plan.added} />
      <ToldPeople label="In it already" people={plan.members} />
      <ToldPeople label="Cannot be added" people={plan.refused} />
    </div>
  );
}

/** What has become of it: it is read out, and takes the focus of the button that is gone. */
function Report({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Stack ref={frame} tabIndex={-1} role="status" sx={{ gap: 1, outline: 0 }}>
      {children}
    </Stack>
  );
}

function FailedAlert({ failed: { title, messages } }: { failed: Failed }) {
  return <ErrorAlert title={title} messages={messages} />;
}

/** The field is what the dialog begins with. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}
