import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { SafeButton } from "../feedback/SafeButton.tsx";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { onOff } from "../people/DetailList.tsx";
import { DayText } from "../status/StatusDate.tsx";
import type { CalendarDay } from "./calendar-day.ts";

/** What a field holds, in a form that can be compared by eye. */
export type ChangeValue =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "day"; readonly day: CalendarDay | null }
  | { readonly kind: "switch"; readonly on: boolean }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** Written by others; cleaned before it is shown. */
  | { readonly kind: "html"; readonly html: string };

/** Whose value of a field is kept. */
export type ChangeSide = "mine" | "theirs";

/** A field that somebody else has changed since the form began. */
export interface FieldChange {
  /** Unique among those asked about. */
  readonly id: string;
  readonly label: string;
  readonly mine: ChangeValue;
  readonly theirs: ChangeValue;
  /** Whether the person has changed it too: then they must choose. */
  readonly isBoth: boolean;
}

/** Something else that was changed meanwhile and is no field of the form: files, members. */
export interface ToldChange {
  readonly label: string;
  readonly before: ChangeValue;
  readonly now: ChangeValue;
}

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
  const sideOf = ({ id: of, isBoth }: FieldChange) => chosen[of] ?? (isBoth ? undefined : "theirs");
  const parts = [
    {
      title: "Changed by both of you",
      lead: "Choose what is kept.",
      list: changes.filter(({ isBoth }) => isBoth),
    },
    {
      title: "Changed by them only",
      lead: "Theirs is kept, unless you choose what it was.",
      list: changes.filter(({ isBoth }) => !isBoth),
    },
  ];

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

  return (
    <>
      <DialogContent ref={content}>
        <DialogContentText id={`${id}-lead`}>
          While you were editing, someone else saved {subject}. Nothing of yours is saved yet, and
          nothing is lost.
        </DialogContentText>
        {parts.map(
          ({ title, lead, list }) =>
            list.length > 0 && (
              <Part key={title} title={title} lead={lead}>
                {list.map((change) => (
                  <ChangeChoice
                    key={change.id}
                    change={change}
                    chosen={sideOf(change)}
                    isMissing={tries > 0 && sideOf(change) === undefined}
                    onChoose={(side) => setChosen((before) => ({ ...before, [change.id]: side }))}
                  />
                ))}
              </Part>
            ),
        )}
        {told.length > 0 && (
          <Part title="Also changed">
            <Box component="dl" sx={{ display: "grid", gap: 1.5, m: 0, "& dd": { m: 0 } }}>
              {told.map(({ label, before, now }) => (
                <div key={label}>
                  <Typography component="dt" variant="subtitle2">
                    {label}
                  </Typography>
                  <dd>
                    <ChangeValueView value={now} label={label} />
                  </dd>
                  <Typography component="dd" variant="body2" color="textSecondary">
                    Before: <ChangeValueView value={before} label={`${label}, before`} />
                  </Typography>
                </div>
              ))}
            </Box>
          </Part>
        )}
      </DialogContent>
      <DialogActions>
        <SafeButton variant="outlined" color="inherit" onClick={onBack}>
          Back to the form
        </SafeButton>
        <Button variant="contained" onClick={save}>
          Save
        </Button>
      </DialogActions>
    </>
  );
}

interface PartProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: "grid", gap: 1.75, mt: 2.5, overflowWrap: "anywhere" }}
    >
      <div>
        <Typography id={id} component="h3" variant="subtitle1">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {lead}
        </Typography>
      </div>
      {children}
    </Box>
  );
}

const Side = styled("div")(({ theme }) => ({
  position: "relative",
  minWidth: 0,
  padding: "2px 12px 10px",
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.vars.shape.borderRadius,
  "&:has(:checked)": {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  "&:has(> label :focus-visible)": {
    outline: `2px solid ${theme.vars.palette.focus}`,
    outlineOffset: 2,
  },
  // All of the card is its target; what scrolls or leads somewhere lies above.
  "& > label::after": { content: '""', position: "absolute", inset: 0 },
  "& [tabindex], & a": { position: "relative", zIndex: 1 },
}));

interface ChangeChoiceProps {
  change: FieldChange;
  /** Undefined while nothing is chosen. */
  chosen: ChangeSide | undefined;
  /** Whether to say that nothing is chosen. */
  isMissing: boolean;
  onChoose: (side: ChangeSide) => void;
}

/** One field that somebody else has changed: both values side by side, one to keep. */
function ChangeChoice({ change, chosen, isMissing, onChoose }: ChangeChoiceProps) {
  const id = useId();
  const { label, isBoth } = change;
  const sides = [
    ["mine", isBoth ? "Yours" : "As it was"],
    ["theirs", "Theirs"],
  ] as const;
  return (
    <FormControl error={isMissing} fullWidth>
      <FormLabel id={id} component="div" sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        value={chosen ?? null}
        onChange={(_event, side) => onChoose(side === "mine" ? "mine" : "theirs")}
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          gap: 1,
        }}
      >
        {sides.map(([side, name]) => (
          <Side key={side}>
            <FormControlLabel
              value={side}
              label={name}
              control={
                <Radio
                  slotProps={{
                    input: {
                      "aria-describedby": `${id}-${side}`,
                      ...(isMissing && { "aria-invalid": true }),
                    },
                  }}
                />
              }
            />
            <div id={`${id}-${side}`}>
              <ChangeValueView value={change[side]} label={`${label}: ${name}`} />
            </div>
          </Side>
        ))}
      </RadioGroup>
      {isMissing && (
        <FormHelperText id={`${id}-missing`}>
          <InlineError>Choose one of the two.</InlineError>
        </FormHelperText>
      )}
    </FormControl>
  );
}

interface ChangeValueViewProps {
  value: ChangeValue;
  /** Names a long note for whoever scrolls it by key. */
  label: string;
}

/** Shows what a field holds; nothing is 'None'. */
function ChangeValueView({ value, label }: ChangeValueViewProps) {
  const none = (
    <Typography component="span" color="textSecondary">
      None
    </Typography>
  );
  switch (value.kind) {
    case "text":
      return value.text.trim() === "" ? none : value.text;
    case "day":
      return value.day === null ? none : <DayText day={value.day} />;
    case "switch":
      return onOff(value.on);
    case "list":
      return value.items.length === 0 ? (
        none
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
          {value.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
      );
    case "html":
      return value.html.trim() === "" ? (
        none
      ) : (
        // A long note scrolls by itself, so that both stay side by side, and by key.
        <Box
          tabIndex={0}
          role="group"
          aria-label={label}
          sx={{ maxHeight: 200, overflowY: "auto", overscrollBehavior: "contain" }}
        >
          <SanitisedHtml html={value.html} />
        </Box>
      );
    default:
      return value satisfies never;
  }
}
