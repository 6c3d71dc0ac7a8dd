import { Lock, LogOut, UserRound } from "lucide-react";
import { menuFor } from "../shared/routes/menu.ts";
import type { FooterProps } from "../shared/layout/Footer.tsx";
import { PERSONAS } from "./personas.ts";
import type { UserMenuItem } from "../app/TopBar.tsx";

/** Data that the stories of the frame and of pages without it share. */
export const FOOTER: FooterProps = {
  product: "Recurrent",
  year: 2026,
  revision: "4f1c9ae",
  privacyUrl: "https://recurrent.test/privacy",
  termsOfUseUrl: "https://recurrent.test/terms-of-use",
};

/** All entries of the menu. */
export const MENU = menuFor({
  ...PERSONAS.companyManager,
  roles: ["Admin", "Company Manager", "Trainee"],
  isTrainee: true,
});

/** An entry of the menu by its label. */
export const entry = (label: string) =>
  MENU.flatMap((group) => group.items).find((item) => item.label === label);

export const USER_MENU: readonly UserMenuItem[] = [
  { id: "profile", label: "My Profile", icon: UserRound, href: "#/profile" },
  { id: "lock", label: "Lock", icon: Lock, href: "#/lock" },
  { id: "logout", label: "Logout", icon: LogOut, href: "#/logout", separated: true },
];
