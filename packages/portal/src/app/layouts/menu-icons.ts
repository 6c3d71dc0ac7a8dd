import {
  Archive,
  CalendarDays,
  FileClock,
  Gauge,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Paperclip,
  Play,
  ScrollText,
  User,
  Users,
} from "lucide-react";
import type { MenuRoute } from "../../routes/menu.ts";

/** The icon of every menu entry, by the route it leads to. */
export const MENU_ICONS: Readonly<Record<MenuRoute, LucideIcon>> = {
  "dashboard@training-status": Gauge,
  "dashboard@event-status": FileClock,
  "companies_groups@index": Users,
  "companies_users@active": User,
  "companies_users@historical": Archive,
  "system@settings": KeyRound,
  "my@training": Play,
  "my@program": ListChecks,
  "my@schedule": CalendarDays,
  "my@records": ScrollText,
  "my_events@index": Paperclip,
};
