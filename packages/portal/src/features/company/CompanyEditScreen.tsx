import type { Company } from "@recurrent/sdk";
import {
  companyOptions,
  useCompany,
  useDeleteCompany,
  useRoles,
  useRpes,
  useTiers,
  useUpdateCompany,
} from "@recurrent/sdk/react";
import { CompanyForm, type CompanyFormValue, FormSkeleton } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { useCompanyId, useMay, useRuntime } from "../../app/runtime-context.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { DraftBar } from "../../forms/DraftBar.tsx";
import { MergeDialog } from "../../forms/MergeDialog.tsx";
import { DELETE_QUESTIONS, NOTICES, RETURN_AFTER_MS } from "../../forms/notices.ts";
import { offered } from "../../forms/offered.ts";
import { useDeletion } from "../../forms/useDeletion.ts";
import { useEditForm, useReadAgain } from "../../forms/useEditForm.ts";
import { FORM_WRITE } from "../../forms/useForm.ts";
import { address, href } from "../../routes/address.ts";
import { companyEdit, companyParts, companyValues } from "./company-values.ts";

/** Edit Company (shell 2.15). */
export function CompanyEditScreen() {
  const query = useCompany(useCompanyId());
  return (
    <Loaded query={query} failure="The company could not be loaded">
      {(company) => <CompanyEditor company={company} />}
    </Loaded>
  );
}

function CompanyEditor({ company }: { company: Company }) {
  const { crmName } = useRuntime().config;
  const may = useMay();
  const showsAccount = may("companyInternals");
  const [tiers, rpes, roles] = [useTiers(), useRpes(), useRoles()];
  const update = useUpdateCompany(FORM_WRITE);
  const remove = useDeleteCompany();
  const initial = useMemo(() => companyValues(company), [company]);
  /** What can be chosen in the form of a company; what the person may not see is left out. */
  const offerOf = (of: Company) => ({
    account: showsAccount
      ? {
          tiers: offered(tiers.data, of.tier ? [of.tier] : []),
          crmName,
          crmPlaceholder: "https://",
        }
      : undefined,
    rpeOptions: may("companyRpes") ? offered(rpes.data, of.rpes) : undefined,
    roleOptions: may("companyRoles") ? offered(roles.data, of.roles) : undefined,
  });
  const form = useEditForm<CompanyFormValue, Company, undefined>({
    subject: "this company",
    thing: company,
    initial,
    valuesOf: companyValues,
    parts: (of) => companyParts(offerOf(of)),
    readAgain: useReadAgain(companyOptions(company.id)),
    send: (values, { ifMatch }) =>
      update.mutateAsync({ ...companyEdit(company.id, values, showsAccount), ifMatch }),
    notice: NOTICES.dataUpdated,
    leadsTo: () => address("companies@show"),
    afterMs: RETURN_AFTER_MS.companyUpdated,
  });
  const deletion = useDeletion(
    DELETE_QUESTIONS.company,
    () => remove.mutateAsync(company.id),
    () => form.leaveFor(address("home")),
  );

  if ([tiers, rpes, roles].some(({ isPending }) => isPending)) return <FormSkeleton />;
  return (
    <>
      <DraftBar draft={form.draft} />
      <MergeDialog asked={form.asked} />
      <CompanyForm
        {...form.props}
        {...offerOf(company)}
        canUpdate={may("companyUpdate")}
        cancelHref={href("companies@show")}
        pending={form.pending || deletion.pending}
        onDelete={may("companyDelete") ? deletion.start : undefined}
      />
    </>
  );
}
