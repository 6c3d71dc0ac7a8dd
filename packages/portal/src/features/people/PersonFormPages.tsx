import {
  type CompanyAclSplit,
  type NamedRef,
  type Person,
  personCreatePayload,
  type PersonEdit,
  type PersonSummary,
  personUpdatePayload,
} from "@recurrent/sdk";
import {
  personListOptions,
  personShowOptions,
  useCompanyAclList,
  useCompanyRoleList,
  useCompanyRpeList,
  usePersonCreate,
  usePersonDelete,
  usePersonShow,
  usePersonUpdate,
} from "@recurrent/sdk/react";
import { FormAlert, PersonForm } from "@recurrent/ui-kit";
import { useState } from "react";
import { QueriesContent } from "../../shared/components/QueryContent.tsx";
import { FormQuestions } from "../../shared/forms/FormQuestions.tsx";
import { useDeletion } from "../../shared/forms/useDeletion.ts";
import { useEditForm } from "../../shared/forms/useEditForm.ts";
import { useRefetchWithEtag } from "../../shared/forms/useRefetchWithEtag.ts";
import { useCreateForm } from "../../shared/forms/useCreateForm.ts";
import { SHOWS_OWN_FAILURE } from "../../shared/api/failure-options.ts";
import { mergeOptions, PASSWORD_KEYS } from "../../shared/forms/form-values.ts";
import { address, href } from "../../shared/routes/address.ts";
import { usePageSubject } from "../../shared/context/page.ts";
import { useCompanyId, useMay, useSignedIn } from "../../shared/context/app-context.ts";
import { useToday } from "../../shared/dates/days.ts";
import { useIdParam } from "../../shared/table-state/address-state.ts";
import { listOf, editRestrictionMessage } from "./person-details.ts";
import {
  findPerson,
  newPerson,
  personEdit,
  personReadOnlyFields,
  personMergeFields,
  returnRange,
  completeEdit,
  subscriptionRange,
  typeOptions,
  applyDependencies,
} from "./person-form.ts";

const FAILURE = "The company's operational information could not be loaded";

/** Choices of the forms (shell 3). */
interface CompanyChoices {
  readonly acl: CompanyAclSplit;
  readonly rpes: readonly NamedRef[];
  readonly roles: readonly NamedRef[];
}

/** The queries of the choices (shell 2.22). */
function useCompanyChoices() {
  const companyId = useCompanyId();
  return {
    acl: { query: useCompanyAclList(companyId), failure: FAILURE },
    rpes: { query: useCompanyRpeList(companyId), failure: FAILURE },
    roles: { query: useCompanyRoleList(companyId), failure: FAILURE },
  };
}

export function PersonCreatePage() {
  return (
    <QueriesContent queries={useCompanyChoices()}>
      {(choices) => <PersonCreator choices={choices} />}
    </QueriesContent>
  );
}

function PersonCreator({ choices: { acl, rpes, roles } }: { choices: CompanyChoices }) {
  const may = useMay();
  const companyId = useCompanyId();
  const create = usePersonCreate(SHOWS_OWN_FAILURE);
  const today = useToday();
  const [defaultDay, setDefaultDay] = useState(today);
  const types = typeOptions(acl, []);
  const defaultValues = newPerson(today, { types, rpes, roles });
  const start = { types, start: defaultValues, today };
  const form = useCreateForm<PersonEdit, unknown, PersonSummary>({
    kind: "person",
    readList: useRefetchWithEtag(personListOptions(companyId)),
    findCreated: findPerson,
    defaultValues,
    // A new person is not suspended.
    onSubmit({ settings: { notifications }, ...person }) {
      const data = personCreatePayload({ ...person, settings: { notifications } });
      return create.mutateAsync({ companyId, data });
    },
    redirectTo: () => address("companies_users@active"),
    redirectDelayMs: 300,
  });
  if (defaultDay !== today) {
    // At midnight the default of an open form changes too, even beside other changes.
    setDefaultDay(today);
    if (form.values.subscription === defaultDay) {
      form.props.onChange({ ...form.values, subscription: today });
    }
  }
  return (
    <>
      <FormQuestions draft={form.draft} />
      <PersonForm
        {...form.props}
        mode="create"
        today={today}
        onChange={(next) => form.props.onChange(applyDependencies(form.values, next, start))}
        typeOptions={types}
        rpeOptions={rpes}
        roleOptions={roles}
        subscriptionRange={subscriptionRange(today, defaultValues.subscription)}
        canSubmit={may("personCreate")}
        cancel={{ label: "Cancel", href: href("companies_users@active") }}
      />
    </>
  );
}

const toPayload = (values: PersonEdit, now: Person) =>
  personUpdatePayload(completeEdit(values, now));

export function PersonEditPage() {
  const query = usePersonShow(useCompanyId(), useIdParam());
  const person = { query, failure: "The person could not be loaded" };
  return (
    <QueriesContent queries={{ ...useCompanyChoices(), person }}>
      {({ person: loaded, ...choices }) => (
        <PersonEditor key={loaded.id} person={loaded} choices={choices} />
      )}
    </QueriesContent>
  );
}

function PersonEditor({ person, choices }: { person: Person; choices: CompanyChoices }) {
  usePageSubject({
    name: person.fullName,
    list: listOf(person),
    href: href("companies_users@show", { id: person.id }),
  });
  const may = useMay();
  const restriction = editRestrictionMessage(useSignedIn().subject, person);
  const companyId = useCompanyId();
  const update = usePersonUpdate(SHOWS_OWN_FAILURE);
  const remove = usePersonDelete();
  const today = useToday();
  const options = optionsFor(person, choices);
  const form = useEditForm<PersonEdit, Person, unknown>({
    subject: "this person",
    thing: person,
    valuesOf: (of) => personEdit(of, optionsFor(of, choices)),
    mergeFields: (before, now) =>
      personMergeFields(optionsFor(now, choices, before), may("personUserTypes")),
    readOnlyFields: (of) => personReadOnlyFields(of, may("personUserTypes")),
    toPayload,
    refetch: useRefetchWithEtag(personShowOptions(companyId, person.id)),
    onSubmit(values, { value: latest, ifMatch }) {
      const data = toPayload(values, latest);
      return update.mutateAsync({ companyId, userId: person.id, data, ifMatch });
    },
    secrets: PASSWORD_KEYS,
    redirectTo: () => address("companies_users@show", { id: person.id }),
    redirectDelayMs: 500,
  });
  const askToDelete = useDeletion({
    question: "Do you really want to delete this user?",
    nameOf: () => person.fullName,
    remove: () => remove.mutateAsync({ companyId, userId: person.id }),
    onDeleted: () => form.navigateWithoutAsking(address("companies_users@active")),
  });
  const { values } = form;
  const start = { types: options.types, start: personEdit(person, options), today };
  return (
    <>
      <FormQuestions draft={restriction === null ? form.draft : null} conflict={form.conflict} />
      <PersonForm
        {...form.props}
        mode="edit"
        today={today}
        onChange={(next) => form.props.onChange(applyDependencies(values, next, start))}
        typeOptions={may("personUserTypes") ? options.types : undefined}
        withPassword={may("personPassword")}
        rpeOptions={options.rpes}
        roleOptions={options.roles}
        subscriptionRange={subscriptionRange(today, person.subscriptionEnd)}
        returnRange={returnRange(today, values.isTrainee ? values.subscription : null)}
        canSubmit={may("personUpdate")}
        readOnly={restriction !== null}
        note={restriction !== null && <FormAlert>{restriction}</FormAlert>}
        cancel={{ label: "Cancel", href: href("companies_users@show", { id: person.id }) }}
        pending={form.pending || remove.isPending}
        onDelete={may("personDelete") ? askToDelete : undefined}
      />
    </>
  );
}

/** @param before an earlier version, whose entries are options as well */
function optionsFor({ roles, company }: Person, choices: CompanyChoices, before?: Person) {
  return {
    types: typeOptions(choices.acl, [...roles, ...(before?.roles ?? [])]),
    rpes: mergeOptions(choices.rpes, company.rpes ?? [], before?.company.rpes ?? []),
    roles: mergeOptions(choices.roles, company.roles ?? [], before?.company.roles ?? []),
  };
}
