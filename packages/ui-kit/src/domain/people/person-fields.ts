import type { PersonEdit } from "@recurrent/sdk";

export interface PersonField {
  /** As the form, the Profile tab and the question about another's change name it. */
  readonly label: string;
  readonly kind: "choice" | "day" | "email" | "switches" | "text";
  /** What a browser fills in, in a form about oneself. */
  readonly autoComplete?: string;
}

/** Fields of a person by key. The labels of a suspension differ between form and Profile tab. */
export const PERSON_FIELDS = {
  name: { label: "First Name", kind: "text", autoComplete: "given-name" },
  surname: { label: "Last Name", kind: "text", autoComplete: "family-name" },
  username: { label: "Username", kind: "email", autoComplete: "username" },
  companyRpeIds: { label: "Registry, Purpose, Equipment", kind: "switches" },
  hemisphere: { label: "Hemisphere", kind: "choice" },
  subscription: { label: "Subscription Renewal", kind: "day" },
  email: { label: "Email", kind: "email", autoComplete: "email" },
} as const satisfies Partial<Record<keyof PersonEdit, PersonField>>;
