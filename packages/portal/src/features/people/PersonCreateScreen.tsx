import { useCreatePerson } from "@recurrent/sdk/react";
import { PersonForm, type PersonFormValue } from "@recurrent/ui-kit";
import { useMemo, useState } from "react";
import { useCompanyId, useMay } from "../../app/runtime-context.ts";
import { DraftBar } from "../../forms/DraftBar.tsx";
import { NOTICES, RETURN_AFTER_MS } from "../../forms/notices.ts";
import { FORM_WRITE, useForm } from "../../forms/useForm.ts";
import { address, href } from "../../routes/address.ts";
import { today } from "../../view/today.ts";
import { subscriptionRange } from "./person-dates.ts";
import { typeOptions } from "./person-types.ts";
import { newPersonValues, personEdit, withConsequences } from "./person-values.ts";
import { sentInPlace } from "./sent-in-place.ts";
import { type CompanyChoices, WithChoices } from "./WithChoices.tsx";

/** Create Person (shell 2.21). */
export function PersonCreateScreen() {
  return <WithChoices>{(choices) => <PersonCreator choices={choices} />}</WithChoices>;
}

function PersonCreator({ choices: { acl, rpes, roles } }: { choices: CompanyChoices }) {
  const may = useMay();
  const create = useCreatePerson(useCompanyId(), FORM_WRITE);
  // The day the form was opened: it does not change under the hands at midnight.
  const [now] = useState(() => today());
  const types = useMemo(() => typeOptions(acl, []), [acl]);
  const initial = useMemo(
    () => newPersonValues(now, { types, rpes, roles }),
    [now, types, rpes, roles],
  );
  const form = useForm<PersonFormValue, undefined>({
    initial,
    send: (values) => sentInPlace(create.mutateAsync, personEdit(values, null, now)),
    notice: NOTICES.dataUpdated,
    leadsTo: () => address("companies_users@index"),
    afterMs: RETURN_AFTER_MS.personCreated,
  });
  const { min, max } = subscriptionRange(now, initial.subscription);
  return (
    <>
      <DraftBar draft={form.draft} />
      <PersonForm
        {...form.props}
        mode="create"
        onChange={(next) => form.props.onChange(withConsequences(form.values, next, types))}
        typeOptions={types}
        rpeOptions={rpes}
        roleOptions={roles}
        minSubscription={min}
        maxSubscription={max}
        canSubmit={may("personCreate")}
        cancelHref={href("companies_users@index")}
      />
    </>
  );
}
