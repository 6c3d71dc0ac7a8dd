import type { FooterProps } from "@recurrent/ui-kit";
import { useState } from "react";
import { REVISION } from "./revision.ts";
import { useRuntime } from "./runtime-context.ts";

/** The footer of every page (shell 1, 2.2). */
export function useFooter(): FooterProps {
  const { product, privacyUrl, termsOfUseUrl } = useRuntime().config;
  const [year] = useState(() => new Date().getFullYear());
  return { product, year, revision: REVISION, privacyUrl, termsOfUseUrl };
}
