import { AppLink } from "@recurrent/ui-kit";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { AuthLayout } from "../../shared/layout/StandalonePages.tsx";
import { address, href } from "../../shared/routes/address.ts";
import { useIsSameVisit } from "../../shared/context/page.ts";
import { useFooter, useAppContext } from "../../shared/context/app-context.ts";
import { AuthBanner, AuthLinks } from "./AuthForm.tsx";

/** @param props.hasFocusedField its first field has the focus, else the title */
export function PasswordPage({
  title,
  hasFocusedField = false,
  children,
}: {
  title: string;
  hasFocusedField?: boolean;
  children: ReactNode;
}) {
  const footer = useFooter();
  return (
    <AuthLayout title={title} footer={footer} focusOnMount={!hasFocusedField}>
      <AuthBanner />
      {children}
      <AuthLinks>
        <AppLink href={href("system@login")}>Already have user and password?</AppLink>
      </AuthLinks>
    </AuthLayout>
  );
}

/** Opens login with a message; '' for none. */
export function useBackToLogin(): (message: string) => Promise<void> {
  const { messages } = useAppContext();
  const navigate = useNavigate();
  const isSameVisit = useIsSameVisit();
  return async (message) => {
    if (message !== "") messages.notices.success(message);
    // Opening login would end a session that was begun after leaving this page.
    if (isSameVisit()) await navigate(address("system@login"));
  };
}
