import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Paper from "@mui/material/Paper";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { InlineError } from "../feedback/InlineError.tsx";
import { Dialog } from "../feedback/Dialog.tsx";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { DescriptionList } from "../layout/DescriptionList.tsx";
import { DayText } from "../../dates/DayText.tsx";
import { isCalendarDay } from "@recurrent/sdk/calendar-day";

/** Text, day, list, or rich text of others, which is sanitised. */
export type ChangeValue = string | readonly string[] | { readonly html: string };

/** Side whose value is kept. */
export type ChangeSide = "mine" | "theirs";

/** A field that somebody else has changed since the form was opened. */
export interface FieldChange {
  readonly id: string;
  readonly label: string;
  readonly mine: ChangeValue;
  readonly theirs: ChangeValue;
  /** Both sides changed it: a choice is required. */
  readonly isBoth: boolean;
}

/** A change outside the form's fields: files, members. */
export interface OtherChange {
  readonly label: string;
  readonly before: ChangeValue;
  readonly now: ChangeValue;
}

export interface ChangesDialogProps {
  open: boolean;
  /** In a sentence: 'this event'. */
  subject: string;
  /**
   * True if an earlier attempt to save may have worked: its changes are not someone else's. Default
   * false.
   */
  isUnconfirmed?: boolean | undefined;
  /** Changed fields with both values. */
  changes: readonly FieldChange[];
  /** Listed without a choice. */
  otherChanges: readonly OtherChange[];
  /** Called when every change has a choice. */
  onSave: (choices: Readonly<Record<string, ChangeSide>>) => void;
  /** Nothing was saved. Also called on Escape. */
  onBack: () => void;
}

const SECTIONS = [
  ["Changed on both sides", "Choose which to keep.", true],
  ["Changed only on the other side", "Theirs is kept unless you restore the old value.", false],
] as const;

/**
 * Conflicts found before a submit. Changes by others are kept by default; fields that both sides
 * changed need a choice. Reset it with `key`.
 */
export function ChangesDialog({
  open,
  subject,
  isUnconfirmed = false,
  changes,
  otherChanges,
  onSave,
  onBack,
}: ChangesDialogProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, ChangeSide>>>(() =>
    Object.fromEntries(changes.filter(({ isBoth }) => !isBoth).map((only) => [only.id, "theirs"])),
  );
  const [isSubmitted, setSubmitted] = useState(false);

  function save(): void {
    if (changes.every((change) => chosen[change.id] !== undefined)) {
      onSave(chosen);
      return;
    }
    // Rendered at once, so that the first missing choice can be focused.
    flushSync(() => setSubmitted(true));
    content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <Dialog
      open={open}
      title="Changed in the meantime"
      aria-describedby={id}
      // A click outside must not lose the choices; Escape closes the dialog.
      onClose={(_event, reason) => {
        if (reason !== "backdropClick") onBack();
      }}
      slotProps={{ paper: { sx: { maxWidth: 680 } } }}
      cancelLabel="Back to the form"
      actions={
        <Button variant="contained" onClick={save}>
          Save
        </Button>
      }
    >
      <DialogContent ref={content} sx={{ overflowWrap: "anywhere" }}>
        <DialogContentText id={id} sx={{ mb: 2.5 }}>
          {isUnconfirmed
            ? `We could not confirm your last attempt to save ${subject}. What is listed here has changed since: by that attempt, by someone else, or by you in another tab.`
            : `While you were editing, someone else saved ${subject}, or you did in another tab. Your changes are not saved yet. Nothing is lost.`}
        </DialogContentText>
        {SECTIONS.map(([title, lead, ofBoth]) => {
          const list = changes.filter(({ isBoth }) => isBoth === ofBoth);
          if (list.length === 0) return null;
          return (
            <Box key={title} component="section" aria-label={title} sx={{ mb: 2.5 }}>
              <Typography component="h3" variant="subtitle1">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {lead}
              </Typography>
              {list.map((change) => (
                <ChangeChoice
                  key={change.id}
                  {...change}
                  chosen={chosen[change.id]}
                  isSubmitted={isSubmitted}
                  onChoose={(side) => setChosen({ ...chosen, [change.id]: side })}
                />
              ))}
            </Box>
          );
        })}
        {otherChanges.length > 0 && (
          <DescriptionList
            title="Also changed"
            heading="h3"
            items={otherChanges.map(({ label, before, now }) => ({
              label,
              value: (
                <div>
                  <ChangeValueView value={now} label={label} />
                  <Typography component="div" variant="body2" color="textSecondary">
                    Before: <ChangeValueView value={before} label={`${label}, before`} />
                  </Typography>
                </div>
              ),
            }))}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

const SIDE = {
  position: "relative",
  p: "2px 12px 10px",
  borderColor: "control",
  "&:has(:checked)": {
    borderColor: "primary.main",
    bgcolor: "primary.soft",
    boxShadow: "inset 0 0 0 1px var(--mui-palette-primary-main)",
  },
  "&:has(> label :focus-visible)": { outline: 2, outlineColor: "focus", outlineOffset: 2 },
  // The whole card is clickable, except scroll areas and links.
  "& > label::after": { content: '""', position: "absolute", inset: 0 },
  "& [tabindex], & a": { position: "relative", zIndex: 1 },
} as const;

interface ChangeChoiceProps extends FieldChange {
  chosen: ChangeSide | undefined;
  isSubmitted: boolean;
  onChoose: (side: ChangeSide) => void;
}

function ChangeChoice({ chosen, isSubmitted, onChoose, ...change }: ChangeChoiceProps) {
  const id = useId();
  const isMissing = isSubmitted && chosen === undefined;
  const { label, isBoth } = change;
  const sides = [
    ["mine", isBoth ? "Yours" : "Old value"],
    ["theirs", "Theirs"],
  ] as const;
  return (
    <FormControl error={isMissing} fullWidth sx={{ mt: 1.75 }}>
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
          <Paper key={side} variant="outlined" sx={SIDE}>
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
          </Paper>
        ))}
      </RadioGroup>
      {isMissing && <InlineError id={`${id}-missing`}>Choose one of the two.</InlineError>}
    </FormControl>
  );
}

function ChangeValueView({ value, label }: { value: ChangeValue; label: string }) {
  if (typeof value === "string" && value.trim() !== "") {
    return isCalendarDay(value) ? <DayText day={value} /> : value;
  }
  if (typeof value === "object" && "html" in value && value.html.trim() !== "") {
    return (
      // A long note scrolls, so that both notes stay side by side; focusable for the keyboard.
      <Box
        tabIndex={0}
        role="group"
        aria-label={label}
        sx={{ maxHeight: 200, overflowY: "auto", overscrollBehavior: "contain" }}
      >
        <SanitisedHtml html={value.html} />
      </Box>
    );
  }
  if (Array.isArray(value) && value.length > 0) {
    const items: readonly string[] = value;
    return (
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people or files may have one name
          <li key={at}>{item}</li>
        ))}
      </Box>
    );
  }
  return (
    <Typography component="span" color="textSecondary">
      None
    </Typography>
  );
}
