import type { GroupEdit } from "@recurrent/sdk";
import type { FormField } from "../../components/forms/form-field.ts";

export const GROUP_FIELDS = {
  name: { label: "Name", kind: "text" },
  managerIds: { label: "Training Manager", kind: "switches" },
} as const satisfies Partial<Record<keyof GroupEdit, FormField>>;
