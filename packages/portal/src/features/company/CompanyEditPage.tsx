import { type Company, type CompanyEdit, companyPayload } from "@recurrent/sdk";
import {
  companyShowOptions,
  useCompanyShow,
  useCompanyDelete,
  useRoleList,
  useRpeList,
  useTierList,
  useCompanyUpdate,
} from "@recurrent/sdk/react";
import { CompanyForm, FormSkeleton } from "@recurrent/ui-kit";
import { useCompanyId, useMay, useAppContext } from "../../shared/context/app-context.ts";
import { QueryContent } from "../../shared/components/QueryContent.tsx";
import { FormQuestions } from "../../shared/forms/FormQuestions.tsx";
import { useDeletion } from "../../shared/forms/useDeletion.ts";
import { useEditForm } from "../../shared/forms/useEditForm.ts";
import { useRefetchWithEtag } from "../../shared/forms/useRefetchWithEtag.ts";
import { SHOWS_OWN_FAILURE } from "../../shared/api/failure-options.ts";
import { mergeOptions } from "../../shared/forms/form-values.ts";
import { address, href } from "../../shared/routes/address.ts";
import { isAwaited } from "../../shared/api/first-load.ts";
import {
  companyEdit,
  companyMergeFields,
  keepUnknownLists,
  tierIn,
  withoutTierSlug,
} from "./company-form.ts";

export function CompanyEditPage() {
  const query = useCompanyShow(useCompanyId());
  return (
    <QueryContent query={query} failure="The company could not be loaded">
      {(company) => <CompanyEditor company={company} />}
    </QueryContent>
  );
}

function CompanyEditor({ company }: { company: Company }) {
  const { crmName } = useAppContext().config;
  const may = useMay();
  const showsAccount = may("companyInternals");
  const [tiers, rpes, roles] = [useTierList(), useRpeList(), useRoleList()];
  const update = useCompanyUpdate(SHOWS_OWN_FAILURE);
  const remove = useCompanyDelete();
  const missing = (["tiers", "rpes", "roles"] as const).filter(
    (_name, at) => [tiers, rpes, roles][at]?.data === undefined,
  );
  /** Undefined for what the user may not see. */
  const offerOf = (...companies: readonly Company[]) => ({
    account: showsAccount
      ? {
          tiers: mergeOptions(
            tiers.data,
            companies.flatMap(({ tier }) => (tier ? tierIn(tiers.data, tier) : [])),
          ),
          crmName,
        }
      : undefined,
    rpeOptions: may("companyRpes")
      ? mergeOptions(rpes.data, ...companies.map((one) => one.rpes ?? []))
      : undefined,
    roleOptions: may("companyRoles")
      ? mergeOptions(roles.data, ...companies.map((one) => one.roles ?? []))
      : undefined,
  });
  const form = useEditForm<CompanyEdit, Company, unknown>({
    subject: "this company",
    thing: company,
    valuesOf: (stored) => companyEdit(stored, showsAccount, tiers.data),
    mergeFields: (before, now) => companyMergeFields(offerOf(now, before)),
    refetch: useRefetchWithEtag(companyShowOptions(company.id)),
    onSubmit(values, { value: latest, ifMatch }) {
      const data = companyPayload(withoutTierSlug(values, latest, tiers.data));
      return update.mutateAsync({ companyId: company.id, data, ifMatch });
    },
    redirectTo: () => address("companies@show"),
    redirectDelayMs: 400,
  });
  const askToDelete = useDeletion({
    // The requirements give no text.
    question: "Do you really want to delete this company?",
    nameOf: () => company.name,
    remove: () => remove.mutateAsync({ companyId: company.id }),
    onDeleted: () => form.navigateWithoutAsking(address("home")),
  });

  if ([tiers, rpes, roles].some(isAwaited)) return <FormSkeleton />;
  return (
    <>
      <FormQuestions draft={form.draft} conflict={form.conflict} />
      <CompanyForm
        {...form.props}
        onChange={(next) => form.props.onChange(keepUnknownLists(company, next))}
        {...offerOf(company)}
        missing={missing}
        canSubmit={may("companyUpdate")}
        cancel={{ label: "Cancel", href: href("companies@show") }}
        pending={form.pending || remove.isPending}
        onDelete={may("companyDelete") ? askToDelete : undefined}
      />
    </>
  );
}
