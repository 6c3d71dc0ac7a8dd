import { useCertificateShow, usePersonCertificateShow } from "@recurrent/sdk/react";
import type { Certificate } from "@recurrent/sdk";
import { CertificatePrint } from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { useIdParam } from "../../kernel/view/useIdParam.ts";
import { PrintLoaded, PrintTools } from "../../kernel/components/PrintLoaded.tsx";
import { recordHref } from "./record-view.ts";
import { usePaper } from "../../kernel/view/usePaper.ts";

/** An own certificate on paper (training 2.8). */
export function MyCertificatePrintScreen() {
  return (
    <CertificatePage query={useCertificateShow(useIdParam("hash"))} backHref={recordHref(null)} />
  );
}

/** A certificate of a person on paper (training 2.8). */
export function PersonCertificatePrintScreen() {
  const id = useIdParam();
  const query = usePersonCertificateShow(useCompanyId(), id, useIdParam("hash"));
  return <CertificatePage query={query} backHref={recordHref(id)} />;
}

interface CertificatePageProps {
  query: UseQueryResult<Certificate>;
  backHref: string;
}

function CertificatePage({ query, backHref }: CertificatePageProps) {
  return (
    <PrintLoaded query={query} failure="The certificate could not be loaded">
      {(certificate) => <PrintedCertificate certificate={certificate} backHref={backHref} />}
    </PrintLoaded>
  );
}

interface PrintedCertificateProps {
  certificate: Certificate;
  backHref: string;
}

function PrintedCertificate({ certificate, backHref }: PrintedCertificateProps) {
  const { fullName, completedAt, topicName } = certificate;
  const { product, companyName } = usePaper(() => `${fullName}-${completedAt ?? topicName}`);
  return (
    <CertificatePrint
      product={product}
      companyName={companyName}
      certificate={certificate}
      tools={<PrintTools backHref={backHref} />}
    />
  );
}
