import Button from "@mui/material/Button";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { ChevronDown, ChevronUp, Download, Printer } from "lucide-react";
import { use, useId, useRef, useState } from "react";
import { type CalendarDay } from "@recurrent/sdk/calendar-day";
import { TOUCH } from "../../theme/common-styles.ts";
import { TextWithDays } from "../../dates/DayText.tsx";
import { isWithin } from "../../dates/day-format.ts";
import { DateField } from "../../components/forms/DateField.tsx";
import { SubmitButton } from "../../components/forms/SubmitButton.tsx";
import { FormContext } from "../../components/forms/form-state.ts";
import { VisuallyHidden } from "../../components/feedback/VisuallyHidden.tsx";
import { useRefusedSubmit } from "../../components/forms/useRefusedSubmit.ts";
import { AppLink } from "../../components/links/AppLink.tsx";
import { NotesButton } from "./RecordNotes.tsx";
import { printTypes, type RecordPrintType, versionToggleLabel } from "./training-rules.ts";

export interface RecordToolbarProps {
  /** Day of the requested record. */
  date: CalendarDay;
  /** Day of the rows on screen, until the requested record has loaded. */
  shown: CalendarDay;
  /** First day with a record (training 5). */
  min: CalendarDay | undefined;
  max: CalendarDay;
  /** Today. */
  today: CalendarDay;
  /** Generate was pressed. */
  onGenerate: (day: CalendarDay) => void;
  /** True while a record is loading. */
  generating: boolean;
  /** Version of the record. */
  version: number;
  /** Toggles the version, once revealed; version 5 has no button. */
  onToggleVersion?: (() => void) | undefined;
  /** Offers the notes on expiry of the premium tier on phones. Default false. */
  hasNotes?: boolean;
  /** Offers the International Procedures print. */
  internationalProcedures: boolean;
  /** Print page, if any. */
  printHref?: string | undefined;
  /** A print was chosen. */
  onPrint: (type: RecordPrintType) => void;
  /** State of the last PDF. */
  pdf?: "running" | "done" | "failed" | undefined;
}

const PDF = {
  running: "Preparing the PDF",
  done: "PDF saved to downloads",
  failed: "The PDF could not be created",
};

const Form = styled("form")(({ theme }) => ({
  display: "flex",
  // Beside the search where there is room, else below it.
  flex: "1 1 34rem",
  flexWrap: "wrap",
  gap: "8px 12px",
  minWidth: 0,
  // The link below Print is a target too.
  [TOUCH]: { rowGap: 14 },
  "& > [data-slot=openers]": { display: "none" },
  "& > [data-slot=tools]": {
    display: "flex",
    flexBasis: "100%",
    gap: 8,
    alignItems: "start",
    "& > [data-slot=print]": { marginLeft: "auto" },
    // The label is beside the field; an error below both moves no button.
    "& .MuiFormControl-root": {
      display: "grid",
      gridTemplateColumns: "auto 10.5rem",
      alignItems: "center",
      columnGap: 12,
      "& > label": { margin: 0 },
      "& > p": { gridColumn: "1 / -1", width: "max-content" },
    },
  },
  // Reserves a line, so that no text moves the rows.
  "& > [data-slot=state]": {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    flexBasis: "100%",
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: 16,
    minHeight: "1lh",
  },
  "@media print": { "& > :not([data-slot=state])": { display: "none !important" } },
  // The field says it.
  "@media screen": {
    [theme.breakpoints.up("sm")]: {
      "&:not([data-rows]) > [data-slot=state] > output:first-of-type": visuallyHidden,
    },
  },
  // On tablets, the search has a line of its own, whose rest is for the state where it fits.
  [theme.breakpoints.between("sm", "lg")]: {
    display: "contents",
    "& > :is([data-slot=tools], [data-slot=state])": { order: 1 },
    [TOUCH]: { "& > [data-slot=state]": { marginTop: 8 } },
    "@media screen": {
      "@container (min-width: 42rem)": {
        "& > [data-slot=tools]": { flexBasis: "calc(100% - 9rem)", flexGrow: 1 },
        "& > [data-slot=state]": { display: "contents" },
        "& > [data-slot=state] > output": {
          ...theme.typography.caption,
          flex: "1 1 8rem",
          alignSelf: "center",
          textAlign: "end",
          "&:empty": { display: "none" },
        },
        "& > [data-slot=state] > a": {
          order: 1,
          lineHeight: "36px",
          [TOUCH]: { lineHeight: "44px" },
        },
      },
    },
  },
  // On phones, the day of the rows is next to the openers of notes and tools, or below the open
  // tools.
  [theme.breakpoints.down("sm")]: {
    flexBasis: "100%",
    // The day of the rows just fits beside the openers in a window of 360 px.
    gap: "8px 0",
    alignItems: "center",
    "& > [data-slot=openers]": {
      display: "flex",
      alignItems: "center",
      justifyContent: "flex-end",
      marginLeft: "auto",
      gap: 6,
      // The day extends over the edge of the target of the notes, which is wider than their icon.
      "& > :first-of-type:not(.MuiButton-root)": { marginLeft: -10 },
      "& > .MuiButton-root": { padding: "0 8px 0 4px", marginRight: -8 },
    },
    "& > [data-slot=state]": { flex: "1 1 6rem", minWidth: 0, order: -1 },
    // It is a few pixels wider than its box, where the opener of the notes has room.
    "&:not([data-rows]) > [data-slot=state] > output": {
      ...theme.typography.caption,
      whiteSpace: "nowrap",
    },
    "& > [data-slot=tools]:not([data-open])": { display: "none" },
    "&:has(> [data-slot=tools][data-open])": {
      "& > [data-slot=openers]": { flexBasis: "100%" },
      "& > [data-slot=state]": {
        flexBasis: "100%",
        order: 0,
        // The target of its link ends above the rows.
        paddingBottom: 12,
        // A longer text would wrap the link and move the rows.
        "& > output:first-of-type": { flexBasis: "100%" },
      },
    },
    "&:not(:has(> [data-slot=tools][data-open])) > [data-slot=state] > a": { display: "none" },
    "& > [data-slot=tools]": {
      flexWrap: "wrap",
      rowGap: 12,
      // Aligns Generate with the field below its label.
      "& > button": { marginTop: 22 },
      "& > div:first-of-type": { flex: "1 1 10rem", minWidth: 0 },
      "& .MuiFormControl-root": {
        display: "flex",
        alignItems: "stretch",
        "& > label": { marginBottom: 4 },
        "& > p": { width: "auto" },
      },
      "& > :is([data-slot=version], [data-slot=print])": { flex: "1 1 8rem", marginTop: 0 },
    },
  },
}));

/**
 * Date and print of a record, in the bar of its table (training 2.6). `data-rows` is `old` for rows of another day, and
 * `generating` while they load.
 */
export function RecordToolbar({ date, shown, min, max, version, ...props }: RecordToolbarProps) {
  const { today, onGenerate, generating, onToggleVersion, onPrint, pdf, printHref } = props;
  const { hasNotes = false } = props;
  const isPrinting = pdf === "running";
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { showErrors, refuse, hideErrors, output } = useRefusedSubmit(form);
  const formState = { ...use(FormContext), showErrors };
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Only on phones.
  const [areToolsOpen, setToolsOpen] = useState(false);
  // Picked but not requested; cleared by another record.
  const [draft, setDraft] = useState<{ forDate: CalendarDay; day: CalendarDay | null }>();
  const day = draft?.forDate === date ? draft.day : date;
  const isReady = day !== null && isWithin(day, min, max);
  const isOld = day !== date;
  const ofRows = isOld
    ? `Still showing the record for ${shown}. Press Generate.`
    : `Record for ${shown}`;
  const state = generating ? `Generating the record for ${date}` : ofRows;
  const toggle = onToggleVersion && versionToggleLabel(version);
  const Icon = areToolsOpen ? ChevronUp : ChevronDown;
  return (
    <Form
      ref={form}
      data-paper
      {...(generating ? { "data-rows": "generating" } : isOld && { "data-rows": "old" })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // `day` is still the 3rd if 2025-02-30 was typed.
        if (!isReady || generating || refuse()) return;
        hideErrors();
        onGenerate(day);
      }}
    >
      <VisuallyHidden as="output" ref={output} />
      <div data-slot="openers">
        {hasNotes && <NotesButton />}
        <Button
          variant="text"
          endIcon={<Icon size={16} />}
          aria-expanded={areToolsOpen}
          aria-controls={`${id}-tools`}
          onClick={() => setToolsOpen(!areToolsOpen)}
        >
          Date and print
        </Button>
      </div>
      <div id={`${id}-tools`} data-slot="tools" data-open={areToolsOpen || undefined}>
        <FormContext value={formState}>
          <DateField
            label="Display record for:"
            today={today}
            name="date"
            value={day}
            onChange={(next) => setDraft({ forDate: date, day: next })}
            min={min}
            max={max}
            isStarting
          />
        </FormContext>
        <SubmitButton pending={generating} disabled={!isReady} variant="outlined">
          Generate
        </SubmitButton>
        {toggle && (
          <Button data-slot="version" variant="outlined" onClick={onToggleVersion}>
            {toggle}
          </Button>
        )}
        <Button
          data-slot="print"
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor === null ? {} : { "aria-controls": id })}
          // `disabled` would lose the focus during the download.
          aria-disabled={isPrinting}
          aria-busy={isPrinting}
          sx={isPrinting ? { opacity: 0.6 } : {}}
          startIcon={<Printer size={16} />}
          endIcon={<ChevronDown size={16} />}
          onClick={(event) => {
            if (!isPrinting) setAnchor(event.currentTarget);
          }}
        >
          Print
        </Button>
      </div>
      <div data-slot="state">
        <output>
          <TextWithDays>{state}</TextWithDays>
        </output>
        <output>{pdf && PDF[pdf]}</output>
        {printHref !== undefined && (
          <AppLink href={printHref} target="_blank" sx={{ displayPrint: "none" }}>
            Open print page
          </AppLink>
        )}
      </div>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: -4, horizontal: "right" }}
        slotProps={{ list: { "aria-label": "Print" } }}
      >
        <ListSubheader role="presentation" id={`${id}-saves`} sx={{ lineHeight: 2.5 }}>
          Saves a PDF
        </ListSubheader>
        {printTypes(props.internationalProcedures).map(({ type, label }) => (
          <MenuItem
            key={type}
            aria-describedby={`${id}-saves`}
            onClick={() => {
              setAnchor(null);
              onPrint(type);
            }}
          >
            <Download size={16} />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Form>
  );
}
