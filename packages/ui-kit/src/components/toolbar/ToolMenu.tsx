import Button, { type ButtonProps } from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { LucideIcon } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";

const TOOL = {
  flex: "none",
  py: 0,
  // The fields or the menu that it has opened may be above the fold.
  "&[aria-expanded=true]": { bgcolor: "primary.soft" },
} as const;

/** Toolbar button with a label. */
export function ToolButton(props: Omit<ButtonProps, "sx" | "variant">) {
  // The button has the height of the search.
  return <Button variant="text" {...props} sx={TOOL} />;
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
