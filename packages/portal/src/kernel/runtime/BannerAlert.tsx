import Box from "@mui/material/Box";
import { ErrorAlert } from "@recurrent/ui-kit";
import { useStore } from "../stores/store.ts";
import { useRef } from "react";
import { useRuntime } from "./runtime.ts";

/** The red alerts of what a host refused with 422, where a page has its banner area (shell 2.2, 8). */
export function BannerAlert() {
  const { messages } = useRuntime();
  const alerts = useStore(messages.alerts);
  const place = useRef<HTMLDivElement>(null);
  if (alerts.length === 0) return null;

  /** The focus stays among what is still to be read. */
  function dismiss(id: number, at: number): void {
    const frames = place.current?.children;
    const next = frames?.[at + 1] ?? frames?.[at - 1];
    if (next instanceof HTMLElement) next.focus();
    messages.dismissAlert(id);
  }

  return (
    <Box ref={place} sx={{ display: "grid", gap: 1.5 }}>
      {alerts.map(({ id, title, items }, at) => (
        <ErrorAlert key={id} title={title} messages={items} onDismiss={() => dismiss(id, at)} />
      ))}
    </Box>
  );
}
