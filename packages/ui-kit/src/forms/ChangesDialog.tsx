import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef, useState } from "react";
import { ChangeChoice } from "./ChangeChoice.tsx";
import type { ChangeSide, FieldChange } from "./ChangeChoice.tsx";
import { ChangeValueView } from "./ChangeValueView.tsx";
import type { ChangeValue } from "./ChangeValueView.tsx";

/** Something else that was changed meanwhile and is no field of the form: files, members. */
export interface ToldChange {
  readonly label: string;
  readonly before: ChangeValue;
  readonly now: ChangeValue;
}

const Lead = styled("p")(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

const Part = styled("section")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
  marginTop: 20,
  "& > h3": { ...theme.typography.subtitle1, margin: 0 },
  "& > h3 + p": {
    ...theme.typography.body2,
    margin: "-10px 0 0",
    color: theme.vars.palette.text.secondary,
  },
}));

const Told = styled("dl")(({ theme }) => ({
  display: "grid",
  gap: 12,
  margin: 0,
  overflowWrap: "anywhere",
  "& dt": { ...theme.typography.subtitle2, marginBottom: 2 },
  "& dd": { margin: 0 },
  "& small": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

export interface ChangesDialogProps {
  open: boolean;
  /** What is edited, as a sentence names it: 'this event'. */
  subject: string;
  changes: readonly FieldChange[];
  /** Named below them, with nothing to choose. */
  told: readonly ToldChange[];
  /** Called with a side for every change once each has one. */
  onSave: (choices: Readonly<Record<string, ChangeSide>>) => void;
  /** Also called by Escape. Nothing was saved, and the form is as it was. */
  onBack: () => void;
}

/**
 * Before a form is sent: somebody else has changed the thing since the form began. What only they changed
 * is taken over unless the person says otherwise; what both changed has to be chosen.
 */
export function ChangesDialog({ open, ...props }: ChangesDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      // A slip beside the dialog must not throw the choices away; Escape leaves.
      onClose={(_event, reason) => {
        if (reason === "escapeKeyDown") props.onBack();
      }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 680 } } }}
    >
      <DialogTitle id={`${id}-title`}>Changed by someone else</DialogTitle>
      <Changes id={id} {...props} />
    </Dialog>
  );
}

type ChangesProps = Omit<ChangesDialogProps, "open"> & { id: string };

function Changes({ id, subject, changes, told, onSave, onBack }: ChangesProps) {
  const content = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, ChangeSide>>>({});
  const [tries, setTries] = useState(0);
  const both = changes.filter(({ isBoth }) => isBoth);
  const only = changes.filter(({ isBoth }) => !isBoth);
  const sideOf = ({ id: of, isBoth }: FieldChange) => chosen[of] ?? (isBoth ? undefined : "theirs");

  // After what is missing has been painted.
  useEffect(() => {
    if (tries > 0) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function save(): void {
    const sides: Record<string, ChangeSide> = {};
    for (const change of changes) {
      const side = sideOf(change);
      if (side === undefined) {
        setTries((count) => count + 1);
        return;
      }
      sides[change.id] = side;
    }
    onSave(sides);
  }

  const choices = (list: readonly FieldChange[]) =>
    list.map((change) => (
      <ChangeChoice
        key={change.id}
        change={change}
        chosen={sideOf(change)}
        isMissing={tries > 0 && sideOf(change) === undefined}
        onChoose={(side) => setChosen((before) => ({ ...before, [change.id]: side }))}
      />
    ));

  return (
    <>
      <DialogContent ref={content}>
        <Lead id={`${id}-lead`}>
          While you were editing, someone else saved {subject}. Nothing of yours is saved yet, and
          nothing is lost.
        </Lead>
        {both.length > 0 && (
          <Part aria-labelledby={`${id}-both`}>
            <h3 id={`${id}-both`}>Changed by both of you</h3>
            <p>Choose what is kept.</p>
            {choices(both)}
          </Part>
        )}
        {only.length > 0 && (
          <Part aria-labelledby={`${id}-only`}>
            <h3 id={`${id}-only`}>Changed by them only</h3>
            <p>Theirs is kept, unless you choose what it was.</p>
            {choices(only)}
          </Part>
        )}
        {told.length > 0 && (
          <Part aria-labelledby={`${id}-told`}>
            <h3 id={`${id}-told`}>Also changed</h3>
            <Told>
              {told.map(({ label, before, now }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <ChangeValueView value={now} label={label} />
                  </dd>
                  <dd>
                    <small>
                      Before: <ChangeValueView value={before} label={`${label}, before`} />
                    </small>
                  </dd>
                </div>
              ))}
            </Told>
          </Part>
        )}
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the harmless choice has the focus */}
        <Button variant="outlined" color="inherit" autoFocus onClick={onBack}>
          Back to the form
        </Button>
        <Button variant="contained" onClick={save}>
          Save
        </Button>
      </DialogActions>
    </>
  );
}
