import Button from "@mui/material/Button";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Box from "@mui/material/Box";
import { ChevronDown, Download, Printer } from "lucide-react";
import { useId, useState } from "react";
import { type CalendarDay } from "@recurrent/sdk/calendar-day";
import { isWithin } from "../../dates/day-format.ts";
import { DateField } from "../../components/forms/DateField.tsx";
import { SubmitButton } from "../../components/forms/Field.tsx";
import { AppLink } from "../../components/links/AppLink.tsx";
import { printTypes, type RecordPrintType, versionToggleLabel } from "./training-rules.ts";

export interface RecordToolbarProps {
  /** Day of the requested record. */
  date: CalendarDay;
  /** Day of the rows on screen, until the requested record has loaded. */
  shown: CalendarDay;
  /** First and last day, inclusive (training 5). */
  min: CalendarDay | undefined;
  /** Last day that has a record. */
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
  /** Offers the International Procedures print. */
  internationalProcedures: boolean;
  /** Address of the page that the browser prints; left out where there is none. */
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

/**
 * Day and print of a record (training 2.6). `data-rows` is `old` for rows of another day, and
 * `generating` while they are replaced.
 */
export function RecordToolbar({ date, shown, min, max, version, ...props }: RecordToolbarProps) {
  const { today, onGenerate, generating, onToggleVersion, onPrint, pdf, printHref } = props;
  const isPrinting = pdf === "running";
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A day that was picked but not requested; cleared by another record.
  const [draft, setDraft] = useState<{ of: CalendarDay; day: CalendarDay | null }>();
  const day = draft?.of === date ? draft.day : date;
  const isReady = day !== null && isWithin(day, min, max);
  const isOld = day !== date;
  const toggle = onToggleVersion && versionToggleLabel(version);
  return (
    <Stack
      component="form"
      direction="row"
      {...(generating ? { "data-rows": "generating" } : isOld && { "data-rows": "old" })}
      noValidate
      sx={{
        flexWrap: "wrap",
        gap: "12px 8px",
        // Buttons align with the field under its label.
        "& > button": { mt: 3 },
        // An error under the field moves no button.
        "& > div:first-of-type": { flex: { xs: 1, sm: "0 0 208px" } },
        "& .MuiFormHelperText-root": { width: { sm: "max-content" } },
        "& > [data-own-line]": { mt: { xs: 0, sm: 3 }, width: { xs: 1, sm: "auto" } },
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !generating) onGenerate(day);
      }}
    >
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
        <Button data-own-line variant="outlined" onClick={onToggleVersion}>
          {toggle}
        </Button>
      )}
      <Button
        data-own-line
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor === null ? {} : { "aria-controls": id })}
        // `disabled` would lose the focus during the download.
        aria-disabled={isPrinting}
        aria-busy={isPrinting}
        sx={{ ml: { sm: "auto" }, ...(isPrinting && { opacity: 0.6, cursor: "progress" }) }}
        startIcon={<Printer size={16} />}
        endIcon={<ChevronDown size={16} />}
        onClick={(event) => {
          if (!isPrinting) setAnchor(event.currentTarget);
        }}
      >
        Print
      </Button>
      {/* Reserves its room, so that no text moves the rows. */}
      <Box
        sx={{
          typography: "body2",
          color: "text.secondary",
          flexBasis: "100%",
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: 2,
          minHeight: "1lh",
          // On phones the longer words of a record on its way would move the link below them, and the rows.
          "& > output:first-of-type": { flexBasis: { xs: "100%", sm: "auto" } },
        }}
      >
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
      </Box>
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
    </Stack>
  );
}
