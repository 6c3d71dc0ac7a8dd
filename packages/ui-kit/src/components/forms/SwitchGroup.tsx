import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import ListSubheader from "@mui/material/ListSubheader";
import Switch from "@mui/material/Switch";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { NamedRef } from "@recurrent/sdk";
import { memo, type ReactNode, useId, useRef, useState } from "react";
import { LiveRegion } from "../feedback/LiveRegion.tsx";
import { InlineError } from "../feedback/InlineError.tsx";
import { SearchBox } from "../toolbar/SearchBox.tsx";
import { filterByText } from "../../text/search.ts";
import { useFocusAfterRemoval } from "../../useFocusAfterRemoval.ts";
import { useLatest } from "../../useLatest.ts";
import { GONE, useOtherChoices } from "./unavailable-choices.ts";
import { useFormState } from "./form-state.ts";

interface SwitchRowProps {
  name: string;
  label: string;
  /** null is not known. */
  checked: boolean | null;
  error?: string | undefined;
  /** Passed to `onToggle`, so that all rows share one function. */
  id: string;
  /** Focusable, but not changeable. */
  readOnly: boolean;
  /** A switch was turned. */
  onToggle: (id: string, checked: boolean) => void;
  /** Id of the list's error, for the switch that is marked as invalid. */
  listErrorId?: string | undefined;
}

const UNKNOWN_SWITCH = "Not known. It stays as it is unless you turn it.";

const UNKNOWN_LIST =
  "Not known which are on. They stay as they are unless you turn one on: then only those on here are kept.";

function UnknownNote({ id, children }: { id?: string; children: string }) {
  return (
    <FormHelperText component="span" id={id} sx={{ display: "block", mx: 0 }}>
      {children}
    </FormHelperText>
  );
}

/** Memoised, because a list may have hundreds of rows. */
const SwitchRow = memo(function SwitchRow({
  id,
  name,
  label,
  checked,
  readOnly,
  onToggle,
  error,
  listErrorId,
}: SwitchRowProps) {
  const noteId = useId();
  const isUnknown = checked === null && error === undefined;
  const errorId = error === undefined ? listErrorId : noteId;
  const describedBy = [isUnknown || error !== undefined ? noteId : "", listErrorId ?? ""]
    .filter(Boolean)
    .join(" ");
  return (
    <FormControlLabel
      labelPlacement="start"
      label={
        <>
          {label}
          {error !== undefined && <InlineError id={noteId}>{error}</InlineError>}
          {isUnknown && <UnknownNote id={noteId}>{UNKNOWN_SWITCH}</UnknownNote>}
        </>
      }
      control={
        <Switch
          name={name}
          checked={checked === true}
          readOnly={readOnly}
          slotProps={{
            input: {
              ...(readOnly && { "aria-readonly": true }),
              ...(errorId !== undefined && { "aria-invalid": true }),
              // The note describes the switch and is no part of its name.
              ...((isUnknown || error !== undefined) && { "aria-label": label }),
              ...(describedBy !== "" && { "aria-describedby": describedBy }),
            },
          }}
          onChange={(_event, next) => onToggle(id, next)}
        />
      }
    />
  );
});

export interface FormSwitchesProps<Name extends string> {
  /** Names with labels, in the order shown. */
  switches: readonly (readonly [name: Name, label: string])[];
  /** Which of them are on; null is not known. */
  on: Readonly<Record<NoInfer<Name>, boolean | null>>;
  onChange: (part: Partial<Record<NoInfer<Name>, boolean>>) => void;
  /** Prefix of the server's field errors: `suspend`. */
  namePrefix?: string;
  /** Further prefix that the server may put before those names: `settings`. */
  errorPrefix?: string;
}

export function FormSwitches<Name extends string>({
  switches,
  on,
  onChange,
  namePrefix,
  errorPrefix,
}: FormSwitchesProps<Name>) {
  const { readOnly, errorOf } = useFormState();
  return (
    <FormGroup>
      {switches.map(([id, label]) => {
        const name = namePrefix === undefined ? id : `${namePrefix}.${id}`;
        return (
          <SwitchRow
            key={id}
            id={id}
            name={name}
            label={label}
            checked={on[id]}
            error={errorOf(name, errorPrefix === undefined ? name : `${errorPrefix}.${name}`)}
            readOnly={readOnly}
            onToggle={(_id, isOn) => onChange({ [id]: isOn } as Partial<Record<Name, boolean>>)}
          />
        );
      })}
    </FormGroup>
  );
}

const GONE_ROW = `${GONE} Switch it off to continue.`;

const NONE: readonly string[] = [];

const UNLOADED = "The choices have not been loaded.";

/** Minimum number of options for a search field. */
const MIN_OPTIONS_TO_SEARCH = 13;

export interface SwitchGroupProps {
  /** Title above the list, or its accessible name (`legendHidden`). */
  legend: string;
  /** Hides the legend visually, under a title with the same text. */
  legendHidden?: boolean;
  /** In the order shown. */
  options: readonly NamedRef[];
  /** False if the catalogue is not loaded: unknown values are then no errors. Default true. */
  isComplete?: boolean;
  /** Ids of the options that are on; null is not known. */
  selectedIds: readonly string[] | null;
  /** A switch was turned. */
  onToggle: (id: string, checked: boolean) => void;
  /** Key of the server's field errors. */
  name: string;
  /** Control of an option that is on: a licence. */
  renderNested?: (option: NamedRef) => ReactNode;
  /** Key of that control's errors, which are shown there instead of at the list. */
  nestedName?: (id: string) => string;
  /** Group titles, by the id of the group's first option. */
  groups?: Readonly<Record<string, string>> | undefined;
  /** Shown without options. */
  emptyText?: string;
  /** Several switches to a line where there is room. Default false. */
  hasColumns?: boolean;
}

const ROWS = { "& > * + *": { borderTop: 1, borderColor: "divider" } } as const;
/** Lines between columns too; the list clips those at its edges. */
const COLUMNS = {
  gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
  "& > *": {
    boxShadow: ({ vars }: Theme) =>
      `0 -1px 0 ${vars.palette.divider}, -1px 0 0 ${vars.palette.divider}`,
  },
} as const;

/**
 * A switch for each catalogue entry. A value that no longer exists comes first and must be switched
 * off before a submit.
 */
export function SwitchGroup({
  legend,
  legendHidden = false,
  options,
  isComplete = true,
  selectedIds: known,
  onToggle,
  name,
  renderNested,
  nestedName,
  groups,
  emptyText = "Nothing to choose from yet.",
  hasColumns = false,
}: SwitchGroupProps) {
  const { readOnly, errorOf } = useFormState();
  const selectedIds = known ?? NONE;
  const [text, setText] = useState("");
  // Stable, so that a key press does not render hundreds of rows.
  const toggle = useLatest(onToggle);
  const { unavailable, unverified } = useOtherChoices(options, selectedIds, isComplete);
  const isLong = options.length >= MIN_OPTIONS_TO_SEARCH;
  const shown = isLong ? filterByText(options, text, (option) => option.name) : options;
  const gone = new Set(unavailable.map(({ id }) => id));
  const rows = [...unavailable, ...unverified, ...shown];
  const chosen = options.filter((option) => selectedIds.includes(option.id));
  const isShownInside = chosen.some(
    (option) => nestedName !== undefined && errorOf(nestedName(option.id)) !== undefined,
  );
  const error = isShownInside ? undefined : errorOf(name);
  const list = useRef<HTMLElement>(null);
  useFocusAfterRemoval(list);
  const listId = useId();
  const errorId = error === undefined ? undefined : `${listId}-error`;
  return (
    <FormControl component="fieldset" fullWidth aria-label={legend} aria-describedby={errorId}>
      {/* An error of the whole group would mark the search as invalid. */}
      {!legendHidden && (
        <FormLabel component="legend" error={error !== undefined}>
          {legend}
        </FormLabel>
      )}
      {known === null && <UnknownNote>{UNKNOWN_LIST}</UnknownNote>}
      <FormGroup>
        {isLong && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px 16px", p: 1.5 }}>
            <SearchBox label={`Search ${legend}`} value={text} onChange={setText} />
            <Typography variant="body2" color="textSecondary" sx={{ ml: "auto", my: "auto" }}>
              {known === null ? "–" : chosen.length} of {options.length} on
            </Typography>
            <LiveRegion
              subject={text.trim()}
              text={text.trim() === "" ? "" : `${shown.length} of ${options.length} match`}
            />
          </Box>
        )}
        {/* A long list scrolls, so that the next section stays near. */}
        <Box
          ref={list}
          sx={{
            display: "grid",
            maxHeight: isLong ? 440 : "none",
            overflowY: "auto",
            overscrollBehavior: "contain",
            scrollPadding: "12px",
            ...(hasColumns ? COLUMNS : ROWS),
          }}
        >
          {rows.map((option, at) => (
            // A row keeps its focus when its option is no longer available.
            <div key={option.id} data-unfinished={gone.has(option.id) || undefined}>
              {groups?.[option.id] !== undefined && (
                <ListSubheader
                  component="div"
                  disableSticky
                  // In dark windows its ground is nearly that of the list.
                  sx={{ borderBottom: 1, borderColor: "divider" }}
                >
                  {groups[option.id]}
                </ListSubheader>
              )}
              <SwitchRow
                id={option.id}
                name={name}
                label={option.name}
                checked={selectedIds.includes(option.id)}
                readOnly={readOnly}
                error={gone.has(option.id) ? GONE_ROW : undefined}
                // Only the first row is marked as invalid, as the target of the focus.
                listErrorId={at === 0 ? errorId : undefined}
                onToggle={toggle}
              />
              {renderNested !== undefined && chosen.includes(option) && (
                <Box sx={{ pl: { xs: 2, sm: 7.5 }, pr: 2, pb: 1.25 }}>{renderNested(option)}</Box>
              )}
            </div>
          ))}
        </Box>
        {rows.length === 0 && (
          <Typography color="textSecondary" sx={{ px: 2, py: 1.5 }}>
            {options.length === 0
              ? isComplete
                ? emptyText
                : UNLOADED
              : `Nothing matches “${text.trim()}”.`}
          </Typography>
        )}
      </FormGroup>
      {errorId !== undefined && <InlineError id={errorId}>{error}</InlineError>}
    </FormControl>
  );
}
