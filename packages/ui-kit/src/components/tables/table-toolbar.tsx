import Button, { type ButtonProps } from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { TOOL_PLACEHOLDER } from "../../theme/common-styles.ts";
import { type LucideIcon, Search, X } from "lucide-react";
import { type ReactElement, type ReactNode, useRef, useState } from "react";

// On phones the placeholder needs all the width that the buttons leave.
const Input = styled(OutlinedInput)(({ theme }) => ({
  // Shrinks before a tool moves to another line.
  flex: "1 1 160px",
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

/** Toolbar button with a label. */
export function ToolButton(props: Omit<ButtonProps, "sx" | "variant">) {
  // As high as the search.
  return <Button variant="text" {...props} sx={{ flex: "none", py: 0 }} />;
}

interface ToolMenuProps {
  /** Names the button and its menu: 'Sort'. */
  label: string;
  icon: LucideIcon;
  children: (close: () => void) => ReactNode;
}

export function ToolMenu({ label, icon: Icon, children }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        startIcon={<Icon size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </ToolButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-label": label } }}
      >
        {children(() => setAnchor(null))}
      </Menu>
    </>
  );
}

interface Choice<Id extends string> {
  id: Id;
  label: string;
  /** Accessible name, if it differs from the label. */
  name?: string;
}

/** @param onChoose also called for the current choice */
export function choiceItems<Id extends string>(
  choices: readonly Choice<Id>[],
  chosen: Id,
  Mark: LucideIcon,
  onChoose: (id: Id) => void,
): ReactElement[] {
  return choices.map(({ id, label, name }) => (
    <MenuItem
      key={id}
      role="menuitemradio"
      aria-checked={id === chosen}
      aria-label={name}
      onClick={() => onChoose(id)}
    >
      {label}
      {id === chosen && <Mark size={16} />}
    </MenuItem>
  ));
}
