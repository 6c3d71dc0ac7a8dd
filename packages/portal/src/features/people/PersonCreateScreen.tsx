import { personCreatePayload, type PersonEdit } from "@recurrent/sdk";
import { usePersonCreate } from "@recurrent/sdk/react";
import { PersonForm } from "@recurrent/ui-kit";
import { useMemo, useState } from "react";
import { useCompanyId, useMay } from "../../kernel/runtime/runtime.ts";
import { FormQuestions } from "../../kernel/forms/useEditForm.tsx";
import { FORM_WRITE, useForm } from "../../kernel/forms/useForm.ts";
import { address, href } from "../../kernel/routes/address.ts";
import { today } from "../../kernel/view/today.ts";
import { newPerson, subscriptionRange, typeOptions, withConsequences } from "./person-form.ts";
import { type CompanyChoices, WithChoices } from "./WithChoices.tsx";

/** Create Person (shell 2.21). */
export function PersonCreateScreen() {
  return <WithChoices>{(choices) => <PersonCreator choices={choices} />}</WithChoices>;
}

function PersonCreator({ choices: { acl, rpes, roles } }: { choices: CompanyChoices }) {
  const may = useMay();
  const companyId = useCompanyId();
  const create = usePersonCreate(FORM_WRITE);
  // The day the form was opened: it does not change under the hands at midnight.
  const [now] = useState(() => today());
  const types = useMemo(() => typeOptions(acl, []), [acl]);
  const initial = newPerson(now, { types, rpes, roles });
  const form = useForm<PersonEdit, unknown>({
    initial,
    // Somebody new is not suspended.
    send({ settings: { notifications }, ...person }) {
      const data = personCreatePayload({ ...person, settings: { notifications } });
      return create.mutateAsync({ companyId, data });
    },
    leadsTo: () => address("companies_users@active"),
    afterMs: 300,
  });
  return (
    <>
      <FormQuestions draft={form.draft} />
      <PersonForm
        {...form.props}
        mode="create"
        onChange={(next) => form.props.onChange(withConsequences(form.values, next, types))}
        typeOptions={types}
        rpeOptions={rpes}
        roleOptions={roles}
        subscriptionRange={subscriptionRange(now, initial.subscription)}
        canSubmit={may("personCreate")}
        leave={{ label: "Cancel", href: href("companies_users@active") }}
      />
    </>
  );
}
