import { useFormState } from "./form-context.ts";
import { SwitchField } from "./SwitchField.tsx";
import { SwitchList } from "./SwitchList.tsx";

export interface NotificationsSwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether a person is written to; the same switch in My Profile and in a person's settings. */
export function NotificationsSwitch({ checked, onChange }: NotificationsSwitchProps) {
  const { readOnly, errorOf } = useFormState();
  return (
    <SwitchList>
      <SwitchField
        name="settings.notifications"
        label="Notifications"
        checked={checked}
        readOnly={readOnly}
        error={errorOf("settings.notifications", "notifications")}
        onCheckedChange={onChange}
      />
    </SwitchList>
  );
}
