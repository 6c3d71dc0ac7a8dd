/** A ref for the element that has the focus when it appears. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
