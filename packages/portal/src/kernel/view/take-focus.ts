/** For the `ref` of what somebody is about to use, once it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
