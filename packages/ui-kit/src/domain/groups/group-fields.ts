import type { GroupEdit } from "@recurrent/sdk";
import type { FormField } from "../../components/forms/form-field.ts";

export const GROUP_FIELDS = {
  name: { label: "Name" },
  managerIds: { label: "Training Manager" },
} as const satisfies Partial<Record<keyof GroupEdit, FormField>>;
