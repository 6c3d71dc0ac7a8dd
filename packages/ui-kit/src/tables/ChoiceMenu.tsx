import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";

/** One of several choices. */
export interface Choice<Id extends string> {
  id: Id;
  label: string;
  /** The accessible name where it says more than the label. */
  name?: string;
}

export interface ChoiceMenuProps<Id extends string> {
  /** Names the button and its menu: 'Sort'. */
  label: string;
  icon: LucideIcon;
  choices: readonly Choice<Id>[];
  chosen: Id;
  /** Stands beside the choice that is made. */
  mark: LucideIcon;
  /** Also called for the choice that is made already. */
  onChoose: (id: Id) => void;
}

/** A button of a table's toolbar that offers a choice. */
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
