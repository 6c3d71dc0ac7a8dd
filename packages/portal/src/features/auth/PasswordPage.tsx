import Box from "@mui/material/Box";
import { KitLink } from "@recurrent/ui-kit";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { AuthLayout } from "../../shared/layout/StandalonePages.tsx";
import { address, href } from "../../shared/routes/address.ts";
import { useIsFramed, useIsShown } from "../../shared/context/page.ts";
import { useFooter, useRuntime } from "../../shared/context/runtime.ts";
import { AuthBanner, AuthLinks } from "./AuthForm.tsx";

/**
 * A page about a password, for who has none at hand; whoever is signed in keeps their menu, their title bar
 * and the alerts in it.
 */
export function PasswordPage({ title, children }: { title: string; children: ReactNode }) {
  const footer = useFooter();
  const form = (
    <>
      {children}
      <AuthLinks>
        <KitLink href={href("system@login")}>Already have user and password?</KitLink>
      </AuthLinks>
    </>
  );
  if (useIsFramed()) return <Box sx={{ maxWidth: 376 }}>{form}</Box>;
  return (
    <AuthLayout title={title} footer={footer} focusOnMount>
      <AuthBanner />
      {form}
    </AuthLayout>
  );
}

/** Leads from such a page to login, and says there what the host has answered; '' for nothing. */
export function useBackToLogin(): (message: string) => Promise<void> {
  const { messages } = useRuntime();
  const navigate = useNavigate();
  const isShown = useIsShown();
  return async (message) => {
    if (message !== "") messages.notices.success(message);
    // Opening login ends a session, and who went there by themselves may have begun one.
    if (isShown()) await navigate(address("system@login"));
  };
}
