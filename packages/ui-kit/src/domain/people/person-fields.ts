import type { PersonDraft, PersonEdit } from "@recurrent/sdk";
import type { FormField } from "../../components/forms/form-field.ts";

/** Keys of a person's texts, such as a name or an address. */
export type PersonTextKey = {
  [Key in keyof PersonDraft]: PersonDraft[Key] extends string ? Key : never;
}[keyof PersonDraft];

export type PersonSection = "personal" | "settings";

interface PersonText extends FormField {
  readonly kind: "email" | "tel" | "text";
  /** In the forms and on the Profile tab. */
  readonly section: PersonSection;
  readonly isRequired: boolean;
  /** True to show it on the Profile tab, whose heading has the name already. */
  readonly isInDetails: boolean;
}

/** The forms, the conflict dialog and the Profile tab show these texts in this order. */
const PERSON_TEXTS = {
  name: {
    label: "First Name",
    kind: "text",
    autoComplete: "given-name",
    section: "personal",
    isRequired: true,
    isInDetails: false,
  },
  surname: {
    label: "Last Name",
    kind: "text",
    autoComplete: "family-name",
    section: "personal",
    isRequired: true,
    isInDetails: false,
  },
  username: {
    label: "Username",
    kind: "email",
    autoComplete: "username",
    section: "personal",
    isRequired: true,
    isInDetails: true,
  },
  email: {
    label: "Email",
    kind: "email",
    autoComplete: "email",
    section: "settings",
    isRequired: true,
    isInDetails: true,
  },
} as const satisfies Readonly<Record<PersonTextKey, PersonText>>;

export const PERSON_TEXT_KEYS = Object.keys(PERSON_TEXTS) as readonly PersonTextKey[];

/** Texts that people change in their own profile. */
export const PROFILE_TEXT_KEYS = ["name", "surname", "username", "email"] as const;

export const personTextsIn = (section: PersonSection): PersonTextKey[] =>
  PERSON_TEXT_KEYS.filter((key) => PERSON_TEXTS[key].section === section);

export const PERSON_FIELDS = {
  ...PERSON_TEXTS,
  companyRpeIds: { label: "Registry, Purpose, Equipment" },
  hemisphere: { label: "Hemisphere" },
  subscription: { label: "Subscription Renewal" },
} as const satisfies Partial<Record<keyof PersonEdit, FormField>>;

interface SuspendField extends FormField {
  /** On the Profile tab, where it differs. */
  readonly detailLabel?: string;
}

/** Form and Profile tab have labels of their own (shell 2.22, 2.23). */
export const SUSPEND_FIELDS = {
  status: { label: "Suspend" },
  endDate: { label: "Date of return", detailLabel: "Returns on" },
  showTrainingStatus: { label: "Display on training status board" },
  showEventsStatus: {
    label: "Display on events status board",
    detailLabel: "Display on event status board",
  },
} as const satisfies Readonly<Record<keyof PersonEdit["settings"]["suspend"], SuspendField>>;
