import type { PersonEdit } from "@recurrent/sdk";
import type { FormField } from "../../components/forms/form-field.ts";

/** The labels of a suspension differ between form and Profile tab, so they are not here. */
export const PERSON_FIELDS = {
  name: { label: "First Name", kind: "text", autoComplete: "given-name" },
  surname: { label: "Last Name", kind: "text", autoComplete: "family-name" },
  username: { label: "Username", kind: "email", autoComplete: "username" },
  companyRpeIds: { label: "Registry, Purpose, Equipment", kind: "switches" },
  hemisphere: { label: "Hemisphere", kind: "choice" },
  subscription: { label: "Subscription Renewal", kind: "day" },
  email: { label: "Email", kind: "email", autoComplete: "email" },
} as const satisfies Partial<Record<keyof PersonEdit, FormField>>;
