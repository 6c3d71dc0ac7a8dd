import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { Search, X } from "lucide-react";
import { useRef } from "react";

// A line of its own on phones: the placeholder says what it is for, and needs all of it.
const Input = styled(OutlinedInput)(({ theme }) => ({
  width: 300,
  maxWidth: "100%",
  paddingRight: 4,
  // The browser's own cross would be a second one.
  "& input::-webkit-search-cancel-button": { display: "none" },
  "& input": { textOverflow: "ellipsis", paddingLeft: 0, paddingRight: 4 },
  [theme.breakpoints.down("sm")]: {
    width: "100%",
    "& input::placeholder": { fontSize: "min(0.875rem, 3.8vw)" },
  },
}));

export interface SearchBoxProps {
  /** Accessible name. */
  label: string;
  value: string;
  onChange: (next: string) => void;
}

/** A search field with the placeholder of shell 2.12. Escape and the cross empty it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Input
      inputRef={input}
      type="search"
      placeholder="Type to find what you are looking for"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Rows follow every key; inside a form Enter would send the form.
        if (event.key === "Enter") event.preventDefault();
        if (event.key !== "Escape" || value === "") return;
        // Kept from a dialog around the table, which would close.
        event.stopPropagation();
        onChange("");
      }}
      slotProps={{ input: { "aria-label": label, spellCheck: false } }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={16} />
        </InputAdornment>
      }
      endAdornment={
        value !== "" && (
          <IconButton
            size="small"
            aria-label="Clear"
            onClick={() => {
              onChange("");
              input.current?.focus();
            }}
          >
            <X size={16} />
          </IconButton>
        )
      }
    />
  );
}
