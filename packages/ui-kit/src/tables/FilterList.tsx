import { styled } from "@mui/material/styles";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import type { FilterOption } from "./columns.ts";
import { findOptions, nextOption, PAINTED_OPTIONS } from "./filter-options.ts";

const Box = styled("div")({ width: 280, maxWidth: "calc(100vw - 32px)" });

const Input = styled("input")(({ theme }) => ({
  font: "inherit",
  letterSpacing: "inherit",
  color: theme.vars.palette.text.primary,
  width: "100%",
  height: 44,
  padding: "0 14px",
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 0,
  background: "none",
  "&::placeholder": { color: theme.vars.palette.text.tertiary, opacity: 1 },
  "&:focus-visible": { outline: 0, borderBottomColor: theme.vars.palette.focus },
  [theme.breakpoints.down("sm")]: { fontSize: "1rem" },
}));

const List = styled("ul")(({ theme }) => ({
  ...theme.typography.body1,
  listStyle: "none",
  margin: 0,
  padding: 4,
  maxHeight: 320,
  overflowY: "auto",
}));

const Item = styled("li")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 36,
  padding: "6px 10px",
  borderRadius: 6,
  cursor: "pointer",
  overflowWrap: "anywhere",
  "& > svg": { flex: "none", color: theme.vars.palette.primary.text },
  "& > span": { flex: 1, minWidth: 0 },
  "&[data-active=true]": { backgroundColor: theme.vars.palette.action.hover },
  [theme.breakpoints.down("sm")]: { minHeight: 44 },
}));

const Remark = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: "10px 14px",
  color: theme.vars.palette.text.secondary,
}));

function intoView(option: HTMLLIElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}

export interface FilterListProps {
  label: string;
  options: readonly FilterOption[];
  value: string | undefined;
  onChange: (value: string | null) => void;
}

/** The choice that takes the filter away. Its value cannot be one of the caller's. */
const ALL = { value: null, label: "All" };

/** The searchable list behind a funnel: type, walk with the arrows, Enter. */
export function FilterList({ label, options, value, onChange }: FilterListProps) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const id = useId();
  const found = findOptions(options, text);
  const shown = [...(text.trim() === "" ? [ALL] : []), ...found.slice(0, PAINTED_OPTIONS)];
  const hidden = found.length - PAINTED_OPTIONS;

  return (
    <Box>
      <Input
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown.length === 0 ? undefined : `${id}-${active}`}
        placeholder="Type to find"
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu opened by its button takes the focus
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          const choice = shown[active];
          if (event.key === "Enter" && choice !== undefined) {
            event.preventDefault();
            onChange(choice.value);
            return;
          }
          const next = nextOption(event.key, active, shown.length);
          if (next === null) return;
          event.preventDefault();
          setActive(next);
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot be styled or walked */}
      <List id={`${id}-list`} role="listbox" aria-label={label}>
        {shown.map((option, at) => {
          const selected = option.value === (value ?? null);
          return (
            // Keys go to the field above, which names the active option.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
            <Item
              key={option.value ?? "all"}
              id={`${id}-${at}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the list box above
              role="option"
              aria-selected={selected}
              data-active={at === active}
              ref={at === active ? intoView : null}
              onMouseMove={() => setActive(at)}
              onClick={() => onChange(option.value)}
            >
              <span>{option.label}</span>
              {selected && <Check size={16} strokeWidth={1.75} aria-hidden />}
            </Item>
          );
        })}
      </List>
      {found.length === 0 && <Remark>Nothing matches.</Remark>}
      {hidden > 0 && <Remark>Type to find {hidden} more.</Remark>}
    </Box>
  );
}
