import type { Company, NamedRef } from "@recurrent/sdk";
import { useCompanyShow } from "@recurrent/sdk/react";
import {
  AppLink,
  COMPANY_FIELDS,
  crmAccountLabel,
  DescriptionList,
  DetailSkeleton,
  isWebAddress,
  PageHeader,
  sortByName,
} from "@recurrent/ui-kit";
import { Building2 } from "lucide-react";
import { useCompanyId, useMay, useAppContext } from "../../shared/context/app-context.ts";
import { DetailButtons } from "../../shared/components/DetailButtons.tsx";
import { DetailCard } from "../../shared/components/DetailCard.tsx";
import { NameList } from "../../shared/components/NameList.tsx";
import { OutdatedNote, useAutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { QueryContent } from "../../shared/components/QueryContent.tsx";
import { href } from "../../shared/routes/address.ts";

export function CompanyPage() {
  const query = useCompanyShow(useCompanyId());
  useAutoRefetch([query]);
  return (
    <QueryContent
      query={query}
      failure="The company could not be loaded"
      skeleton={<DetailSkeleton />}
    >
      {(company) => (
        <>
          <CompanyDetail company={company} />
          <OutdatedNote queries={[query]} />
        </>
      )}
    </QueryContent>
  );
}

function CompanyDetail({ company }: { company: Company }) {
  const { crmName } = useAppContext().config;
  const may = useMay();
  const account = [
    { label: COMPANY_FIELDS.tierId.label, value: company.tier?.name ?? "–" },
    { label: crmAccountLabel(crmName), value: <Account url={company.crmUrl} /> },
  ];
  return (
    <>
      <PageHeader
        label={COMPANY_FIELDS.name.label}
        name={company.name}
        picture={Building2}
        details={may("companyInternals") ? account : []}
        actions={
          <DetailButtons editHref={may("companyEdit") ? href("companies@edit") : undefined} />
        }
      />
      <DetailCard>
        <DescriptionList
          title="Operational Information"
          items={[
            {
              label: COMPANY_FIELDS.rpeIds.label,
              value: <NameList of={sorted(company.rpes)} />,
            },
            {
              label: COMPANY_FIELDS.roleIds.label,
              value: <NameList of={sorted(company.roles)} />,
            },
          ]}
        />
      </DetailCard>
    </>
  );
}

const sorted = (refs: readonly NamedRef[] | null) => refs && sortByName(refs, ({ name }) => name);

/** A link for what the form accepts (shell 2.14). */
function Account({ url }: { url: string | null }) {
  if (url === null || !isWebAddress(url)) return url ?? "–";
  const target = url.trim();
  return (
    <AppLink href={target} target="_blank" rel="noopener">
      {target}
    </AppLink>
  );
}
