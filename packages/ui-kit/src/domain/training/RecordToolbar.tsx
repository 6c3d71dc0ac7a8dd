import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import { ChevronDown, ChevronUp, Download, Info, Printer } from "lucide-react";
import { useId, useState } from "react";
import { type CalendarDay } from "@recurrent/sdk/calendar-day";
import { isWithin } from "../../dates/day-format.ts";
import { DateField } from "../../components/forms/DateField.tsx";
import { SubmitButton } from "../../components/forms/Field.tsx";
import { AppLink } from "../../components/links/AppLink.tsx";
import { ExpiryNotes } from "./RecordTable.tsx";
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
  /** Notes on expiry of the premium tier. Default false. */
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
  failed: "No PDF could be made",
};

const Form = styled("form")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "16px 8px",
  "& > [data-slot=openers]": { display: "none" },
  "& > [data-slot=notes]": { flexBasis: "100%" },
  "& > [data-slot=tools]": {
    display: "flex",
    flexWrap: "wrap",
    flexBasis: "100%",
    gap: "12px 8px",
    // Aligns buttons with the field below its label.
    "& > button": { marginTop: 24 },
    "& > [data-slot=print]": { marginLeft: "auto" },
    // An error below the field moves no button.
    "& > div:first-of-type": { flex: "0 0 208px" },
    "& .MuiFormHelperText-root": { width: "max-content" },
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
    marginTop: -4,
  },
  // On phones, the day of the rows is next to the toggles of notes and tools, or below the open
  // tools.
  [theme.breakpoints.down("sm")]: {
    gap: 8,
    alignItems: "center",
    "& > [data-slot=openers]": {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "flex-end",
      marginLeft: "auto",
      gap: 4,
    },
    "& > [data-slot=state]": { flex: "1 1 8rem", order: -1, margin: 0 },
    "& > [data-slot]:not([data-open]):is([data-slot=notes], [data-slot=tools])": {
      display: "none",
    },
    "&:has(> [data-slot=tools][data-open])": {
      "& > [data-slot=openers]": { flexBasis: "100%" },
      "& > [data-slot=state]": {
        flexBasis: "100%",
        order: 0,
        // A longer text would wrap the link and move the rows.
        "& > output:first-of-type": { flexBasis: "100%" },
      },
    },
    "&:not(:has(> [data-slot=tools][data-open])) > [data-slot=state] > a": { display: "none" },
    "& > [data-slot=tools]": {
      "& > div:first-of-type": { flex: "1 1 10rem", minWidth: 0 },
      "& > button": { alignSelf: "flex-start" },
      "& > :is([data-slot=version], [data-slot=print])": { flex: "1 1 8rem", marginTop: 0 },
      "& .MuiFormHelperText-root": { width: "auto" },
    },
  },
}));

/**
 * Date and print of a record (training 2.6). `data-rows` is `old` for rows of another day, and
 * `generating` while they load.
 */
export function RecordToolbar({ date, shown, min, max, version, ...props }: RecordToolbarProps) {
  const { today, onGenerate, generating, onToggleVersion, onPrint, pdf, printHref } = props;
  const { hasNotes = false } = props;
  const isPrinting = pdf === "running";
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // On phones, both are collapsed at first.
  const [areNotesOpen, setNotesOpen] = useState(false);
  const [areToolsOpen, setToolsOpen] = useState(false);
  // Picked but not requested; cleared by another record.
  const [draft, setDraft] = useState<{ of: CalendarDay; day: CalendarDay | null }>();
  const day = draft?.of === date ? draft.day : date;
  const isReady = day !== null && isWithin(day, min, max);
  const isOld = day !== date;
  const toggle = onToggleVersion && versionToggleLabel(version);
  const Sign = areToolsOpen ? ChevronUp : ChevronDown;
  return (
    <Form
      {...(generating ? { "data-rows": "generating" } : isOld && { "data-rows": "old" })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !generating) onGenerate(day);
      }}
    >
      <div data-slot="openers">
        {hasNotes && (
          <Tooltip title="Please Note">
            <IconButton
              aria-label="Please Note"
              aria-expanded={areNotesOpen}
              aria-controls={`${id}-notes`}
              color={areNotesOpen ? "primary" : "default"}
              onClick={() => setNotesOpen(!areNotesOpen)}
            >
              <Info size={16} />
            </IconButton>
          </Tooltip>
        )}
        <Button
          variant="text"
          endIcon={<Sign size={16} />}
          aria-expanded={areToolsOpen}
          aria-controls={`${id}-tools`}
          onClick={() => setToolsOpen(!areToolsOpen)}
        >
          Date and print
        </Button>
      </div>
      {hasNotes && (
        <div id={`${id}-notes`} data-slot="notes" data-open={areNotesOpen || undefined}>
          <ExpiryNotes />
        </div>
      )}
      <div id={`${id}-tools`} data-slot="tools" data-open={areToolsOpen || undefined}>
        <DateField
          label="Display record for:"
          today={today}
          name="date"
          value={day}
          onChange={(next) => setDraft({ of: date, day: next })}
          min={min}
          max={max}
          isStarting
        />
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
          sx={isPrinting ? { opacity: 0.6, cursor: "progress" } : {}}
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
          {generating && `Generating the record for ${date}`}
          {!generating && isOld && `Still the record for ${shown}: press Generate`}
          {!generating && !isOld && `Record for ${shown}`}
        </output>
        <output>{pdf && PDF[pdf]}</output>
        {printHref !== undefined && (
          <AppLink href={printHref} target="_blank">
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
            <ListItemIcon>
              <Download size={16} />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Form>
  );
}
