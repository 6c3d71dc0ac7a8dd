export function focusHeading(element: HTMLElement | null): void {
  element?.focus();
}
