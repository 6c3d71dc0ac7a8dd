import { ErrorAlert } from "@recurrent/ui-kit";
import { useAlert, useRuntime } from "./runtime-context.ts";

/** The red alert of a refused form, where a page has its banner area (shell 2.2, 8). */
export function BannerAlert() {
  const { messages } = useRuntime();
  const alert = useAlert();
  if (!alert) return null;
  return (
    <ErrorAlert title={alert.title} messages={alert.items} onDismiss={messages.dismissAlert} />
  );
}
