/** A field of an entity. Its form and the conflict dialog use the same label. */
export interface FormField {
  readonly label: string;
  /** Type of a text field. */
  readonly kind?: "email" | "tel" | "text";
  /** For the browser's autofill of the user's own data. */
  readonly autoComplete?: string;
}
