import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { type LucideIcon, Search, X } from "lucide-react";
import { useRef, useState } from "react";

// A line of its own on phones, where the placeholder needs all of it.
const Input = styled(OutlinedInput)(({ theme }) => ({
  width: 300,
  maxWidth: "100%",
  paddingRight: 4,
  // The browser's own cross would be a second one.
  "& input::-webkit-search-cancel-button": { display: "none" },
  "& input": { paddingRight: 4 },
  [theme.breakpoints.down("sm")]: {
    width: "100%",
    "& input::placeholder": { fontSize: "min(0.875rem, 3.8vw)" },
  },
}));

interface SearchBoxProps {
  /** Accessible name. */
  label: string;
  value: string;
  onChange: (next: string) => void;
}

/** Search field (shell 2.12). Escape and the cross clear it. */
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
        // In a form Enter would send it.
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

interface ChoiceMenuProps<Id extends string> {
  /** Names the button and its menu: 'Sort'. */
  label: string;
  icon: LucideIcon;
  /** `name` is the accessible name where it says more than the label. */
  choices: readonly { id: Id; label: string; name?: string }[];
  chosen: Id;
  /** Icon of the current choice. */
  mark: LucideIcon;
  /** Also called for the current choice. */
  onChoose: (id: Id) => void;
}

/** Button with a menu of choices. */
export function ChoiceMenu<Id extends string>({
  label,
  icon: Icon,
  choices,
  chosen,
  mark: Mark,
  onChoose,
}: ChoiceMenuProps<Id>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon size={18} />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-label": label } }}
      >
        {choices.map(({ id, label: text, name }) => (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={id === chosen}
            aria-label={name}
            onClick={() => {
              setAnchor(null);
              onChoose(id);
            }}
          >
            {text}
            {id === chosen && <Mark size={16} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
