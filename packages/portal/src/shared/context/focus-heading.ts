/** For the `ref` of an element that takes the focus when it appears. */
export function focusHeading(element: HTMLElement | null): void {
  element?.focus();
}
