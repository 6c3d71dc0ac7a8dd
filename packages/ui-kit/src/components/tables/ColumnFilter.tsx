import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { filterByText } from "../../text/search.ts";
import { TOOL_PLACEHOLDER } from "../../theme/common-styles.ts";
import type { FilterOption } from "./table-rows.ts";

/** Typing finds the others. */
const MAX_OPTIONS = 100;

/** The option after the first ones; its value cannot be one of the caller's. */
const more = (count: number): FilterOption => ({
  value: "\u0000more",
  label: `Type to find ${count} more`,
});

export function shownOptions(options: FilterOption[], typed: string): FilterOption[] {
  const found = filterByText(options, typed, ({ label }) => label);
  const hidden = found.length - MAX_OPTIONS;
  return hidden > 0 ? [...found.slice(0, MAX_OPTIONS), more(hidden)] : found;
}

export interface ColumnFilterProps {
  label: string;
  options: readonly FilterOption[];
  /** Undefined while all rows are shown. */
  value: string | undefined;
  /** Null shows all rows. */
  onChange: (value: string | null) => void;
}

export function ColumnFilter({ label, options, value, onChange }: ColumnFilterProps) {
  return (
    <Autocomplete
      options={options}
      value={
        value === undefined
          ? null
          : (options.find((option) => option.value === value) ?? { value, label: value })
      }
      onChange={(_event, chosen) => onChange(chosen?.value ?? null)}
      filterOptions={(all, { inputValue }) => shownOptions(all, inputValue)}
      getOptionKey={(option) => option.value}
      getOptionDisabled={(option) => option.value === more(0).value}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      noOptionsText="No matches."
      autoHighlight
      slotProps={{ listbox: { "aria-label": label } }}
      size="small"
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={label}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, "aria-label": label },
          }}
        />
      )}
      // The field has the height of the search next to it.
      sx={{
        flex: { xs: "1 1 100%", sm: "1 1 140px" },
        // The longest of the choices that are sentences fits.
        maxWidth: { sm: 256 },
        "& .MuiOutlinedInput-root": { py: 0 },
        ...TOOL_PLACEHOLDER,
      }}
    />
  );
}
