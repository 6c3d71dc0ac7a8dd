/** A field of an entity, named alike in its form, its details and the conflict dialog. */
export interface FormField {
  readonly label: string;
  /** Type of a text field. */
  readonly kind?: "email" | "tel" | "text";
  /** For the browser's autofill of the user's own data. */
  readonly autoComplete?: string;
}
