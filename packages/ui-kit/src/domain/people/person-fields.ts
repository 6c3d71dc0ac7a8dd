import type { PersonEdit } from "@recurrent/sdk";
import type { FormField } from "../../components/forms/form-field.ts";

/** The labels of a suspension differ between form and Profile tab, so they are not here. */
export const PERSON_FIELDS = {
  name: { label: "First Name", kind: "text", autoComplete: "given-name" },
  surname: { label: "Last Name", kind: "text", autoComplete: "family-name" },
  username: { label: "Username", kind: "email", autoComplete: "username" },
  companyRpeIds: { label: "Registry, Purpose, Equipment" },
  hemisphere: { label: "Hemisphere" },
  subscription: { label: "Subscription Renewal" },
  email: { label: "Email", kind: "email", autoComplete: "email" },
} as const satisfies Partial<Record<keyof PersonEdit, FormField>>;
