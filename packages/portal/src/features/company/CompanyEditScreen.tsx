import type { Company } from "@recurrent/sdk";
import {
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
import { DELETE_QUESTIONS, NOTICES, RETURN_AFTER_MS } from "../../forms/notices.ts";
import { offered } from "../../forms/offered.ts";
import { useDeletion } from "../../forms/useDeletion.ts";
import { FORM_WRITE, useForm } from "../../forms/useForm.ts";
import { address, href } from "../../routes/address.ts";
import { companyEdit, companyValues } from "./company-values.ts";

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
  const form = useForm<CompanyFormValue, undefined>({
    initial,
    send: (values) => update.mutateAsync(companyEdit(company.id, values, showsAccount)),
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
      <CompanyForm
        value={form.values}
        onChange={form.change}
        account={
          showsAccount
            ? {
                tiers: offered(tiers.data, company.tier ? [company.tier] : []),
                crmName,
                crmPlaceholder: "https://",
              }
            : undefined
        }
        rpeOptions={may("companyRpes") ? offered(rpes.data, company.rpes) : undefined}
        roleOptions={may("companyRoles") ? offered(roles.data, company.roles) : undefined}
        canUpdate={may("companyUpdate")}
        cancelHref={href("companies@show")}
        pending={form.pending || deletion.pending}
        error={form.error}
        onDismissError={form.dismissError}
        onSubmit={form.submit}
        onDelete={may("companyDelete") ? deletion.start : undefined}
      />
    </>
  );
}
