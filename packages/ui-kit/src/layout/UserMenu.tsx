import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { SxProps, Theme } from "@mui/material/styles";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Avatar } from "../avatar/Avatar.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { useClosedByNavigation } from "../links/useClosedByNavigation.ts";
import { Icon } from "./Icon.tsx";
import type { UserMenuItem } from "./shell-types.ts";
import { visuallyHidden } from "./visually-hidden.ts";

export interface UserMenuProps {
  user: { fullName: string; avatar?: string | null };
  items: readonly UserMenuItem[];
}

const hairlineAbove = {
  position: "relative",
  mt: "9px",
  "&::before": {
    content: '""',
    position: "absolute",
    inset: "-5px -4px auto",
    borderTop: 1,
    borderColor: "divider",
  },
} as const;

/** On phones the name is only heard; the avatar stands for it. */
const name: SxProps<Theme> = (theme) => ({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  [theme.breakpoints.down("sm")]: visuallyHidden,
});

/** The signed-in person, and what they may do with their own session (shell 2.2). */
export function UserMenu({ user, items }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  const close = () => setAnchor(null);
  useClosedByNavigation(open, close);
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open && { "aria-controls": id })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          flex: "none",
          gap: 1,
          minWidth: 44,
          minHeight: { xs: 44, sm: 40 },
          maxWidth: { xs: 44, sm: 280 },
          pl: { xs: 0, sm: 0.75 },
          pr: { xs: 0, sm: 1 },
          mr: { xs: -0.75, sm: -1 },
          borderRadius: 1,
          typography: "body1",
          "&:hover": { bgcolor: "action.hover" },
        }}
      >
        <Avatar fullName={user.fullName} image={user.avatar ?? null} size={30} />
        <Box component="span" sx={visuallyHidden}>
          User menu:
        </Box>
        <Box component="span" sx={name}>
          {user.fullName}
        </Box>
        <Box
          component="span"
          sx={{ display: { xs: "none", sm: "flex" }, flex: "none", color: "text.tertiary" }}
        >
          <Icon source={ChevronDown} size={16} />
        </Box>
      </ButtonBase>
      <Menu
        id={id}
        open={open}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: -12, horizontal: "right" }}
        slotProps={{ list: { "aria-label": "User menu" } }}
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            {...(item.href !== undefined && {
              component: KitLink,
              href: item.href,
              underline: "none",
            })}
            onClick={() => {
              close();
              item.onSelect?.();
            }}
            sx={item.separated ? hairlineAbove : {}}
          >
            <Icon source={item.icon} />
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
