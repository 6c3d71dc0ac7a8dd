import { type Person, type PersonEdit, personUpdatePayload } from "@recurrent/sdk";
import {
  personShowOptions,
  usePersonDelete,
  usePersonShow,
  usePersonUpdate,
} from "@recurrent/sdk/react";
import { FormNote, PersonForm } from "@recurrent/ui-kit";
import { useMemo, useState } from "react";
import { usePageSubject } from "../../kernel/runtime/page-subject.ts";
import { useCompanyId, useMay } from "../../kernel/runtime/runtime.ts";
import { Loaded } from "../../kernel/components/Loaded.tsx";
import { useDeletion } from "../../kernel/forms/useDeletion.ts";
import { FormQuestions, useEditForm, useReadAgain } from "../../kernel/forms/useEditForm.tsx";
import { FORM_WRITE } from "../../kernel/forms/useForm.ts";
import { offered } from "../../kernel/forms/values.ts";
import { address, href } from "../../kernel/routes/address.ts";
import { today } from "../../kernel/view/today.ts";
import { useIdParam } from "../../kernel/view/useIdParam.ts";
import { listOf } from "./person-facts.ts";
import {
  personEdit,
  personFacts,
  personParts,
  returnRange,
  sentEdit,
  subscriptionRange,
  typeOptions,
  withConsequences,
} from "./person-form.ts";
import { useRefusal } from "./useRefusal.ts";
import { type CompanyChoices, WithChoices } from "./WithChoices.tsx";

const SECRETS = ["password", "passwordConfirmation"] as const;

/** Edit Person (shell 2.22). */
export function PersonEditScreen() {
  const query = usePersonShow(useCompanyId(), useIdParam());
  return (
    <WithChoices>
      {(choices) => (
        <Loaded query={query} failure="The person could not be loaded">
          {(person) => <PersonEditor key={person.id} person={person} choices={choices} />}
        </Loaded>
      )}
    </WithChoices>
  );
}

interface PersonEditorProps {
  person: Person;
  choices: CompanyChoices;
}

function PersonEditor({ person, choices }: PersonEditorProps) {
  usePageSubject({
    name: person.fullName,
    list: listOf(person),
    href: href("companies_users@show", { id: person.id }),
  });
  const may = useMay();
  const refusal = useRefusal(person);
  const companyId = useCompanyId();
  const update = usePersonUpdate(FORM_WRITE);
  const remove = usePersonDelete();
  // The day the form was opened: it does not change under the hands at midnight.
  const [now] = useState(() => today());
  const options = useMemo(() => optionsFor(person, choices), [person, choices]);
  const form = useEditForm<PersonEdit, Person, unknown>({
    subject: "this person",
    thing: person,
    valuesOf: (of) => personEdit(of, optionsFor(of, choices)),
    parts: (of) => personParts(optionsFor(of, choices), may("personUserTypes")),
    facts: personFacts,
    readAgain: useReadAgain(personShowOptions(companyId, person.id)),
    send(values, { value: held, ifMatch }) {
      const edit = sentEdit(values, held, now);
      const data = personUpdatePayload(edit);
      return update.mutateAsync({ companyId, userId: edit.id, data, ifMatch });
    },
    secrets: SECRETS,
    leadsTo: () => address("companies_users@show", { id: person.id }),
    afterMs: 500,
  });
  const askToDelete = useDeletion(
    "Do you really want to delete this user?",
    () => remove.mutateAsync({ companyId, userId: person.id }),
    () => form.leaveFor(address("companies_users@active")),
  );
  const { values } = form;
  return (
    <>
      <FormQuestions draft={refusal === null ? form.draft : null} asked={form.asked} />
      <PersonForm
        {...form.props}
        mode="edit"
        onChange={(next) => form.props.onChange(withConsequences(values, next, options.types))}
        typeOptions={may("personUserTypes") ? options.types : undefined}
        withPassword={may("personPassword")}
        rpeOptions={options.rpes}
        roleOptions={options.roles}
        subscriptionRange={subscriptionRange(now, person.subscriptionEnd)}
        returnRange={returnRange(now, values.isTrainee ? values.subscription : null)}
        canSubmit={may("personUpdate")}
        readOnly={refusal !== null}
        note={refusal !== null && <FormNote>{refusal}</FormNote>}
        leave={{ label: "Cancel", href: href("companies_users@show", { id: person.id }) }}
        pending={form.pending || remove.isPending}
        onDelete={may("personDelete") ? askToDelete : undefined}
      />
    </>
  );
}

function optionsFor({ roles, company }: Person, choices: CompanyChoices) {
  return {
    types: typeOptions(choices.acl, roles),
    rpes: offered(choices.rpes, company.rpes),
    roles: offered(choices.roles, company.roles),
  };
}
