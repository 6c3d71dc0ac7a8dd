import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { Search, X } from "lucide-react";
import { useRef } from "react";
import { TOOL_PLACEHOLDER } from "../../theme/common-styles.ts";

// On phones the placeholder needs all the width that the buttons leave.
const Input = styled(OutlinedInput)(({ theme }) => ({
  // Shrinks before a tool moves to another line, and grows before the fields of filters.
  flex: "1000 1 160px",
  maxWidth: 300,
  paddingRight: 4,
  // Hides the browser's own clear button.
  "& input::-webkit-search-cancel-button": { display: "none" },
  "& input": { paddingRight: 4 },
  [theme.breakpoints.down("sm")]: {
    flex: "1 1 8rem",
    maxWidth: "none",
    "& > .MuiInputAdornment-positionStart": { display: "none" },
  },
  ...TOOL_PLACEHOLDER,
}));

interface SearchBoxProps {
  /** Accessible name. */
  label: string;
  value: string;
  onChange: (next: string) => void;
}

/** Search field (shell 2.12). Escape clears it. */
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
        // Enter would submit a form around the table.
        if (event.key === "Enter") event.preventDefault();
        if (event.key !== "Escape" || value === "") return;
        // Escape would close a dialog around the table.
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
