import type { KeyboardEvent } from "react";

/** Enter on a checkbox or a switch ticks it, as Space does. Browsers would send the form around it. */
export function tickOnEnter(event: KeyboardEvent): void {
  const { target, key, repeat } = event;
  if (key !== "Enter" || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.type !== "checkbox") return;
  event.preventDefault();
  if (!repeat) target.click();
}
