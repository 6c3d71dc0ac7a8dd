import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { Menu } from "lucide-react";
import { Icon } from "./Icon.tsx";
import { PageTitle } from "./PageTitle.tsx";
import type { PageTitleProps } from "./PageTitle.tsx";
import { Trail } from "./Trail.tsx";
import type { TrailStep } from "./Trail.tsx";
import { UserMenu } from "./UserMenu.tsx";
import type { UserMenuProps } from "./UserMenu.tsx";
import { PAGE_INSET } from "./page-inset.ts";

export interface TopBarProps extends Pick<PageTitleProps, "focusKey" | "focusOnMount"> {
  title: string;
  /** Where the page is, above the title; nothing for a page of the menu. */
  trail?: readonly TrailStep[];
  user: UserMenuProps["user"];
  userMenu: UserMenuProps["items"];
  /** Given on phones only, where the sidebar is a drawer. */
  onOpenMenu?: () => void;
}

/** The route's title and the user menu; actions of a page stay in the page. */
export function TopBar({ title, trail, user, userMenu, onOpenMenu, ...focus }: TopBarProps) {
  return (
    <AppBar component="header" sx={{ gap: { xs: 0.5, sm: 1.5 }, paddingInline: PAGE_INSET }}>
      {onOpenMenu !== undefined && (
        <IconButton aria-label="Open menu" onClick={onOpenMenu} sx={{ ml: "-10px" }}>
          <Icon source={Menu} />
        </IconButton>
      )}
      <Box sx={{ flex: "1 1 auto", minWidth: 0, py: 0.75 }}>
        {trail !== undefined && trail.length > 0 && <Trail steps={trail} />}
        <PageTitle look="bar" {...focus}>
          {title}
        </PageTitle>
      </Box>
      <UserMenu user={user} items={userMenu} />
    </AppBar>
  );
}
