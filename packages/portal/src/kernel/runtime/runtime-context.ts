import type { FooterProps } from "@recurrent/ui-kit";
import { createContext, use, useState, useSyncExternalStore } from "react";
import { type ActionId, ACTIONS } from "../routes/actions.ts";
import { isAllowed } from "../access/rule.ts";
import type { AlertMessage } from "../errors/messages.ts";
import { companyIdOf, type SessionState, type SignedIn } from "../session/entries.ts";
import type { Runtime } from "./runtime.ts";

/** The running portal, for every component below the root. */
export const RuntimeContext = createContext<Runtime | null>(null);

/** @throws Error outside of a RuntimeContext: a screen cannot do without it. */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error("This component needs a RuntimeContext above it.");
  return runtime;
}

/** Who is signed in, kept up to date also when another tab changes it. */
export function useSession(): SessionState {
  const { session } = useRuntime();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** The signed-in person and company; for what is drawn inside the main layout only. */
export function useSignedIn(): SignedIn {
  const state = useSession();
  if (state.kind !== "signed-in") throw new Error("Nobody is signed in.");
  return state;
}

/** Id of the company that the signed-in person works with. */
export function useCompanyId(): string {
  return companyIdOf(useSignedIn());
}

/** Whether the signed-in person may see or use what the named rule guards. */
export function useMay(): (action: ActionId) => boolean {
  const { subject } = useSignedIn();
  return (action) => isAllowed(ACTIONS[action].rule, subject);
}

/** The alerts that are shown now. */
export function useAlerts(): readonly AlertMessage[] {
  const { messages } = useRuntime();
  return useSyncExternalStore(messages.subscribe, messages.alerts);
}

/** Shown when the build does not know its own revision (shell 2.2). */
const DEFAULT_REVISION = "4f1c9ae";

const built: unknown = import.meta.env["VITE_REVISION"];

/** The revision of this build: the short hash it was built from. */
export const REVISION: string =
  typeof built === "string" && built !== "" ? built : DEFAULT_REVISION;

/** The footer of every page (shell 1, 2.2). */
export function useFooter(): FooterProps {
  const { product, privacyUrl, termsOfUseUrl } = useRuntime().config;
  const [year] = useState(() => new Date().getFullYear());
  return { product, year, revision: REVISION, privacyUrl, termsOfUseUrl };
}
