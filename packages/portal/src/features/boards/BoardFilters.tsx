import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import {
  type FilterOption,
  filterByText,
  TOOL_PLACEHOLDER,
  useFocusAfterRemoval,
} from "@recurrent/ui-kit";
import { useLayoutEffect, useRef } from "react";
import { RetryAlert } from "../../shared/components/RetryAlert.tsx";
import { isOutdated, useAutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { focusOnMount } from "../../shared/context/focus-on-mount.ts";
import { useAddressQuery } from "../../shared/table-state/address-state.ts";
import { type FilterKind, FILTERS, writeFirstPage } from "./board-rules.ts";
import { FILTER_FIELDS } from "./filter-fields.ts";
import {
  type ChosenIds,
  describeIgnored,
  kindsOf,
  formatChoice,
  readFilter,
} from "./filter-rules.ts";
import { useFilteredPeople } from "./useFilteredPeople.ts";

export interface Filtered {
  /** The filter of these people (`boardFilter`). */
  readonly filterQuery: string;
  /** Ids; null for everybody, undefined until known. */
  readonly people: ReadonlySet<string> | null | undefined;
}

export interface BoardFiltersProps {
  /** The filter of the URL (`boardFilter`). */
  filterQuery: string;
  /** Kinds of the URL that the user may not use. Default: none. */
  ignored?: readonly FilterKind[];
  /** Kinds to choose by; empty to show the chosen ones only. */
  options: readonly FilterKind[];
  /** Called before paint; must be stable. */
  onFilter: (filtered: Filtered) => void;
  /** The page's own filter; it has no chips. */
  also?: Omit<FilterFieldProps, "hasFocus"> | undefined;
}

const NONE: readonly never[] = [];

/** Filters a board by groups, training managers, roles and equipment, stored in the URL. */
export function BoardFilters({
  filterQuery,
  ignored = NONE,
  options,
  onFilter,
  also,
}: BoardFiltersProps) {
  const { change } = useAddressQuery();
  const clear = () => choose(readFilter(""));
  const fields = useRef<HTMLDivElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(chips, () => [
    fields.current?.querySelector("input"),
    document.querySelector("[data-filters]"),
    // On phones it has the button of the filters.
    document.querySelector("[data-more]"),
  ]);
  const { chosen, choices, people, reads, isFetching, missing, isFailed, retry } =
    useFilteredPeople(filterQuery, options);
  // The members of groups change too.
  useAutoRefetch(reads);
  useLayoutEffect(() => onFilter({ filterQuery, people }), [onFilter, filterQuery, people]);

  function choose(next: Partial<ChosenIds>) {
    change((query) => {
      for (const [kind, ids] of Object.entries(next)) {
        query.delete(kind);
        for (const id of ids) query.append(kind, id);
      }
      writeFirstPage(query);
    });
  }

  return (
    <Box role="group" aria-label="Filter" sx={{ position: "relative", display: "grid", gap: 1.5 }}>
      {(options.length > 0 || also !== undefined) && (
        <Box ref={fields} sx={FILTER_FIELDS}>
          {options.map((kind, at) => (
            <FilterField
              key={kind}
              label={FILTERS[kind].label}
              options={choices[kind]}
              chosen={chosen[kind]}
              isLoading={isFetching}
              hasFocus={at === 0}
              onChange={(ids) => choose({ [kind]: ids })}
            />
          ))}
          {also && <FilterField {...also} hasFocus={options.length === 0} />}
        </Box>
      )}
      {filterQuery !== "" && (
        <Stack
          ref={chips}
          direction="row"
          role="group"
          aria-label="Active filters"
          sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}
        >
          {kindsOf(chosen).flatMap((kind) =>
            chosen[kind].map((id) => {
              const label = `${FILTERS[kind].label}: ${isFetching ? "…" : formatChoice(choices[kind], id)}`;
              const remove = () => choose({ [kind]: chosen[kind].filter((other) => other !== id) });
              return (
                <Chip
                  key={`${kind} ${id}`}
                  label={label}
                  aria-label={`Remove ${label}`}
                  onClick={remove}
                  onDelete={remove}
                />
              );
            }),
          )}
          <Button variant="text" size="small" onClick={clear}>
            Clear filters
          </Button>
        </Stack>
      )}
      {ignored.length > 0 && (
        <RetryAlert
          severity="warning"
          action={
            filterQuery === "" && (
              <Button color="inherit" size="small" onClick={clear}>
                Clear
              </Button>
            )
          }
        >
          {describeIgnored(ignored, filterQuery)}
        </RetryAlert>
      )}
      {isFetching && (
        // In the gap below, so that nothing moves when the lists arrive.
        <LinearProgress
          aria-label="Loading lists"
          sx={{ position: "absolute", top: "100%", mt: 0.5, width: 1 }}
        />
      )}
      {!isFetching && missing.length > 0 && (
        <RetryAlert onRetry={retry}>
          The {missing.join(" and the ")} could not be loaded.
          {isFailed && " Everyone is shown."}
        </RetryAlert>
      )}
      {missing.length === 0 && filterQuery !== "" && isOutdated(reads) && (
        <RetryAlert
          severity="warning"
          onRetry={() => {
            for (const { isError, refetch } of reads) if (isError) void refetch();
          }}
        >
          The filter could not be updated. It may show or hide people who have changed groups.
        </RetryAlert>
      )}
    </Box>
  );
}

function noOptions(options: readonly FilterOption[] | undefined): string {
  if (options === undefined) return "The list could not be loaded.";
  return options.length === 0 ? "None yet." : "No matches.";
}

interface FilterFieldProps {
  label: string;
  /** Undefined until loaded. */
  options: readonly FilterOption[] | undefined;
  chosen: readonly string[];
  isLoading?: boolean;
  hasFocus: boolean;
  onChange: (ids: readonly string[]) => void;
}

function FilterField({ label, options, chosen, isLoading, hasFocus, onChange }: FilterFieldProps) {
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      disableClearable
      options={options ?? []}
      value={chosen.map((value) => ({ value, label: formatChoice(options, value) }))}
      onChange={(_event, next) => onChange(next.map(({ value }) => value))}
      filterOptions={(all, { inputValue }) =>
        filterByText(all, inputValue, (option) => option.label)
      }
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, { value }) => option.value === value}
      // Chips of all fields are below.
      renderValue={() => null}
      loading={isLoading === true}
      noOptionsText={noOptions(options)}
      // Inside the page, since a list outside the landmarks would have no context.
      slotProps={{ listbox: { "aria-label": label }, popper: { disablePortal: true } }}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={label}
          {...(hasFocus && { inputRef: focusOnMount })}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, "aria-label": `Filter by ${label}` },
          }}
          sx={{
            ...TOOL_PLACEHOLDER,
            // The icon's target is larger than its room, and the longest label needs that.
            "& > .MuiAutocomplete-inputRoot.MuiOutlinedInput-root": { py: 0, pr: 4 },
            "& .MuiAutocomplete-endAdornment.MuiAutocomplete-endAdornment": { right: 0 },
          }}
        />
      )}
    />
  );
}
