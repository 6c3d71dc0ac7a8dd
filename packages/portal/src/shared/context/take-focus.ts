/** For the `ref` of a field or button that takes the focus as soon as it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
