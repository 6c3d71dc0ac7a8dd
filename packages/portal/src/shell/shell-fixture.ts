import {
  Archive,
  CalendarDays,
  FileClock,
  Gauge,
  KeyRound,
  ListChecks,
  Lock,
  LogOut,
  Paperclip,
  Play,
  ScrollText,
  UserRound,
  Users,
} from "lucide-react";
import type { UserMenuItem } from "./AppShell.tsx";
import type { FooterProps } from "../kernel/layout/Footer.tsx";
import type { NavGroup } from "./SideNav.tsx";

/** What the stories and tests of the shell share: the menus of a manager who also trains. */
export const FOOTER: FooterProps = {
  product: "Recurrent",
  year: 2026,
  revision: "4f1c9ae",
  privacyUrl: "https://recurrent.test/privacy",
  termsOfUseUrl: "https://recurrent.test/terms-of-use",
};

export const GROUPS: readonly NavGroup[] = [
  {
    id: "management",
    label: "Management",
    items: [
      {
        id: "training-status",
        label: "Training Status",
        href: "#/dashboard/training-status",
        icon: Gauge,
        active: true,
      },
      {
        id: "event-status",
        label: "Event / Document Status",
        href: "#/dashboard/event-status",
        icon: FileClock,
      },
      { id: "groups", label: "Groups", href: "#/company/groups", icon: Users },
      { id: "people", label: "People", href: "#/company/users/active", icon: UserRound },
      { id: "historical", label: "Historical", href: "#/company/users/historical", icon: Archive },
    ],
  },
  {
    id: "my-training",
    label: "My Training",
    items: [
      { id: "train", label: "Train Now", href: "#/my/training", icon: Play, highlight: true },
      { id: "program", label: "Program", href: "#/my/program", icon: ListChecks },
      { id: "schedule", label: "Schedule", href: "#/my/schedule", icon: CalendarDays },
      { id: "record", label: "Training Record", href: "#/my/records", icon: ScrollText },
      { id: "events", label: "Events / Documents", href: "#/my/events", icon: Paperclip },
    ],
  },
  {
    id: "settings",
    label: "Settings",
    items: [{ id: "permissions", label: "Permissions", href: "#/settings", icon: KeyRound }],
  },
];

export const USER_MENU: readonly UserMenuItem[] = [
  { id: "profile", label: "My Profile", icon: UserRound, href: "#/profile" },
  { id: "lock", label: "Lock", icon: Lock, href: "#/lock" },
  { id: "logout", label: "Logout", icon: LogOut, href: "#/logout", separated: true },
];
