import { KitLink } from "@recurrent/ui-kit";
import type { ReactNode } from "react";
import { useRuntime } from "./runtime.ts";

export interface SupportLinkProps {
  children: ReactNode;
}

/** Leads to a mail to whoever supports this installation (`supportEmail` of config.json). */
export function SupportLink({ children }: SupportLinkProps) {
  const { supportEmail } = useRuntime().config;
  return <KitLink href={`mailto:${encodeURI(supportEmail)}`}>{children}</KitLink>;
}
