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
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { href } from "../../kernel/routes/address.ts";
import { useCompanyId, useRuntime } from "../../kernel/runtime/runtime.ts";
import { useIsHere } from "../../kernel/view/useIsHere.ts";
import { type BulkDialogProps, counted, type TickedPerson } from "./bulk-rules.ts";
import { additionPlan, type AdditionPlan, ChangeFailure } from "./group-addition.ts";
import { ToldPeople } from "./ToldPeople.tsx";
import { useGroupChange } from "./useGroupChange.ts";

/** The dialog says itself what could not be loaded. */
const SILENT = { silent: true } as const;
/** So are the changes that failed. */
const OWN = { failure: "own" } as const;

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
  const change = useGroupChange();
  const isHere = useIsHere();
  /** What is not seen in the dialog any more is told where the person is. */
  const tell = (as: "success" | "error", words: string) => {
    if (!isHere.current) messages.notices[as](words);
  };
  const adding = useMutation({
    mutationFn: (to: NamedRef) => change.add(to.id, people),
    meta: OWN,
    onSuccess: ({ plan: { added } }, to) =>
      tell("success", `${counted(added.length)} added to ${to.name}`),
    onError: ({ message }) => tell("error", message),
  });
  const undoing = useMutation({
    mutationFn: ({ from, added }: { from: NamedRef; added: readonly TickedPerson[] }) =>
      change.remove(from.id, added),
    meta: OWN,
    onSuccess: (removed, { from }) =>
      tell("success", `${counted(removed.length)} taken out of ${from.name} again`),
    onError: ({ message }) => tell("error", message),
  });
  const isWorking = adding.isPending || undoing.isPending;
  const isChoosing = !isWorking && adding.data === undefined;

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

  const report = undoing.isIdle || undoing.isError ? adding.data : undefined;
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
          {report && group !== null && report.plan.added.length > 0 && (
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => undoing.mutate({ from: group, added: report.plan.added })}
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
                if (group !== null) adding.mutate(group);
              }}
            >
              {isWorking && (adding.isPending ? "Add" : "Undo")}
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
                adding.reset();
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
            <FailedAlert failure={adding.error} />
            <Summary plan={plan} people={people} />
          </>
        )}
        {isWorking && group !== null && (
          <Working words={`${adding.isPending ? "Adding to" : "Taking out of"} ${group.name}…`} />
        )}
        {report && group !== null && (
          <>
            <FailedAlert failure={undoing.error} />
            <Report>
              <Alert severity={report.plan.added.length === 0 ? "warning" : "success"}>
                {report.plan.added.length === 0
                  ? `Nobody was added to ${group.name}.`
                  : `${counted(report.plan.added.length)} added to ${group.name}.`}
                {report.wasChanged &&
                  " Someone else saved the group meanwhile; what they changed was kept."}
              </Alert>
              <ToldPeople label="Added" people={report.plan.added} />
              <ToldPeople label="In it already" people={report.plan.members} />
              <ToldPeople label="Refused" people={report.plan.refused} />
            </Report>
            <KitLink href={href("companies_groups@show", { id: group.id })}>
              {`Open ${group.name}`}
            </KitLink>
          </>
        )}
        {undoing.data && group !== null && (
          <Report>
            <Alert severity="success">
              {`${counted(undoing.data.length)} taken out of ${group.name} again.`}
            </Alert>
            <ToldPeople label="Taken out" people={undoing.data} />
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

function Working({ words }: { words: string }) {
  return (
    <Report>
      <Typography gutterBottom>{words}</Typography>
      <LinearProgress aria-label={words} />
    </Report>
  );
}

function FailedAlert({ failure }: { failure: Error | null }) {
  if (!(failure instanceof ChangeFailure)) return null;
  return <ErrorAlert title={failure.message} messages={failure.details} />;
}

/** The field is what the dialog begins with. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}
