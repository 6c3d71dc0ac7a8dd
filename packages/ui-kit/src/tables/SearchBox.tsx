import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { Search, X } from "lucide-react";
import { useRef } from "react";

const Frame = styled("div")(({ theme }) => ({
  position: "relative",
  display: "flex",
  alignItems: "center",
  width: 300,
  maxWidth: "100%",
  "& > svg": {
    position: "absolute",
    left: 12,
    color: theme.vars.palette.text.secondary,
    pointerEvents: "none",
  },
  "& > button": { position: "absolute", right: 4 },
  // A line of its own: the placeholder says what it is for, and needs all of it.
  [theme.breakpoints.down("sm")]: { width: "100%", "& > button": { right: 2 } },
}));

const Input = styled("input")(({ theme }) => ({
  font: "inherit",
  letterSpacing: "inherit",
  color: theme.vars.palette.text.primary,
  width: "100%",
  height: 36,
  margin: 0,
  padding: "0 36px",
  textOverflow: "ellipsis",
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  "&::placeholder": { color: theme.vars.palette.text.tertiary, opacity: 1 },
  // The browser's own cross would be a second one.
  "&::-webkit-search-cancel-button": { display: "none" },
  "&:placeholder-shown": { paddingRight: 12 },
  "&:focus-visible": {
    outline: 0,
    borderColor: theme.vars.palette.focus,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.focus}`,
  },
  [theme.breakpoints.down("sm")]: {
    height: 44,
    fontSize: "1rem",
    paddingRight: 44,
    "&::placeholder": { fontSize: "min(0.875rem, 3.8vw)" },
  },
}));

/** Where the field is going to be, while there is nothing to search. */
export function SearchBoxSkeleton() {
  return (
    <Frame>
      <Skeleton variant="rounded" sx={{ width: 1, height: { xs: 44, sm: 36 }, borderRadius: 1 }} />
    </Frame>
  );
}

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
    <Frame>
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder="Type to find what you are looking for"
        autoComplete="off"
        spellCheck={false}
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
      />
      {value !== "" && (
        <IconButton
          size="small"
          aria-label="Clear"
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </Frame>
  );
}
