import type { UserMenuItem } from "@recurrent/ui-kit";
import { Lock, LogOut, Monitor, Moon, Sun, UserRound } from "lucide-react";
import { useSyncExternalStore } from "react";
import { isAllowed } from "../../access/rule.ts";
import type { Preferences } from "../../preferences/preferences.ts";
import { setPreferences, usePreferences } from "../../preferences/preferences-store.ts";
import { href } from "../../routes/address.ts";
import { routeById } from "../../routes/table.ts";
import { useRuntime, useSignedIn } from "../runtime-context.ts";

type Scheme = Preferences["scheme"];

const SCHEMES: Readonly<Record<Scheme, { word: string; icon: typeof Sun; next: Scheme }>> = {
  light: { word: "Light", icon: Sun, next: "dark" },
  dark: { word: "Dark", icon: Moon, next: "system" },
  system: { word: "System", icon: Monitor, next: "light" },
};

/**
 * The user menu (shell 2.2), and below it what the page that is shown can do besides and the colour
 * scheme, which steps on at each choice.
 */
export function useUserMenu(): UserMenuItem[] {
  const { subject } = useSignedIn();
  const { commands } = useRuntime();
  const { scheme } = usePreferences();
  const ofPage = useSyncExternalStore(commands.subscribe, commands.list);
  const { word, icon, next } = SCHEMES[scheme];
  const profile: UserMenuItem = {
    id: "profile",
    label: "My Profile",
    icon: UserRound,
    href: href("users@profile"),
  };
  return [
    ...(isAllowed(routeById("users@profile").rule, subject) ? [profile] : []),
    { id: "lock", label: "Lock", icon: Lock, href: href("system@lock") },
    { id: "logout", label: "Logout", icon: LogOut, href: href("system@logout") },
    ...ofPage.map(({ id, label, icon: sign, run }, at): UserMenuItem => ({
      id,
      label,
      icon: sign,
      separated: at === 0,
      onSelect: run,
    })),
    {
      id: "scheme",
      label: `Appearance: ${word}`,
      icon,
      separated: true,
      onSelect: () => setPreferences({ scheme: next }),
    },
  ];
}
