import Button from "@mui/material/Button";
import type { ProfileEdit } from "@recurrent/sdk";
import { KeyRound } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FieldPair } from "../../components/forms/Field.tsx";
import { useFormState } from "../../components/forms/form-state.ts";
import { type FormProps, FormLayout } from "../../components/forms/FormLayout.tsx";
import { FormSection } from "../../components/forms/FormSection.tsx";
import { FormTextField } from "../../components/forms/FormTextField.tsx";
import {
  NewPasswordFields,
  type NewPasswordFieldsProps,
} from "../../components/forms/NewPasswordFields.tsx";
import { FormSwitches } from "../../components/forms/SwitchGroup.tsx";
import {
  PERSON_FIELDS,
  type PersonSection,
  type PersonTextKey,
  PROFILE_TEXT_KEYS,
} from "./person-fields.ts";

export function ProfileForm(form: FormProps<ProfileEdit>) {
  return (
    <FormLayout {...form} label="My profile" submitLabel="Update">
      <AccountSections {...form} texts={PROFILE_TEXT_KEYS} isOwn withPassword />
    </FormLayout>
  );
}

export interface AccountSectionsProps<Key extends PersonTextKey, Value> extends Pick<
  FormProps<Value>,
  "onChange" | "value"
> {
  /** Texts that the form edits, names included. */
  texts: readonly Key[];
  /** Enables autofill with the user's own data. */
  isOwn?: boolean;
  isNew?: boolean;
  withPassword: boolean;
  /** Sections between. */
  children?: ReactNode;
}

const NOTIFICATIONS = [["notifications", "Notifications"]] as const;

/**
 * First and last section of each person's form. The email of a new person comes first (shell 2.21),
 * else the switch (shell 2.11, 2.22).
 */
export function AccountSections<
  Key extends PersonTextKey,
  Value extends ProfileEdit & Readonly<Record<Key, string>>,
>({
  value,
  onChange,
  texts,
  isOwn = false,
  isNew = false,
  withPassword,
  children,
}: AccountSectionsProps<Key, Value>) {
  const set = (part: Partial<ProfileEdit>) => onChange({ ...value, ...part });
  const textField = (key: Key) => {
    const { label, kind, autoComplete, isRequired } = PERSON_FIELDS[key];
    return (
      <FormTextField
        key={key}
        required={isRequired}
        label={label}
        type={kind}
        autoComplete={isOwn ? autoComplete : "off"}
        name={key}
        value={value[key]}
        onText={(text) => onChange({ ...value, [key]: text })}
      />
    );
  };
  const textsIn = (section: PersonSection) =>
    texts.filter((key) => PERSON_FIELDS[key].section === section);
  const [name, surname, ...others] = textsIn("personal").map(textField);
  const settings = textsIn("settings").map(textField);
  return (
    <>
      <FormSection title="Personal Information">
        <FieldPair>
          {name}
          {surname}
        </FieldPair>
        {others}
        {withPassword && (
          <PasswordChange
            optional
            value={value}
            known={`${value.name} ${value.surname} ${value.username}`}
            onChange={({ password, passwordConfirmation }) =>
              set({ password, passwordConfirmation })
            }
          />
        )}
      </FormSection>
      {children}
      <FormSection title="Settings">
        {isNew && settings}
        <FormSwitches
          errorPrefix="settings"
          switches={NOTIFICATIONS}
          on={value.settings}
          onChange={(part) => onChange({ ...value, settings: { ...value.settings, ...part } })}
        />
        {!isNew && settings}
      </FormSection>
    </>
  );
}

/** Collapsed, because most visits have another purpose. */
function PasswordChange(fields: NewPasswordFieldsProps) {
  const { readOnly } = useFormState();
  const [isRequested, setRequested] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRequested) part.current?.querySelector("input")?.focus();
  }, [isRequested]);
  const { password, passwordConfirmation } = fields.value;
  // Fields with text are always visible, because they would be sent.
  const isOpen = isRequested || password !== "" || passwordConfirmation !== "";
  return (
    <div ref={part}>
      {isOpen ? (
        <NewPasswordFields {...fields} />
      ) : (
        <Button
          variant="outlined"
          disabled={readOnly}
          startIcon={<KeyRound size={16} />}
          onClick={() => setRequested(true)}
        >
          Change password
        </Button>
      )}
    </div>
  );
}
