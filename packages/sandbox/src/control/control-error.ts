/** A control was given something it cannot use; the message says what it takes. */
export class ControlError extends Error {
  override readonly name = "ControlError";
}
