import type { Certificate } from "@recurrent/sdk";
import { certificateShowOptions, personCertificateShowOptions } from "@recurrent/sdk/react";
import { CertificatePrint } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { forOwner, type Owner } from "../../shared/api/owner.ts";
import { PrintQueryContent, PrintTools } from "../../shared/components/PrintParts.tsx";
import { useCompanyId } from "../../shared/context/app-context.ts";
import { usePrintPage } from "../../shared/print/print-page.ts";
import { ownerAddresses } from "../../shared/routes/owner-addresses.ts";
import { useIdParam } from "../../shared/table-state/address-state.ts";

/** Certificate of the person in the URL, else of the user (training 2.8). */
export function CertificatePrintPage() {
  const companyId = useCompanyId();
  const { id } = useParams();
  const owner: Owner = id === undefined ? "own" : { companyId, userId: id };
  const show = forOwner(owner, certificateShowOptions, personCertificateShowOptions);
  return (
    <PrintQueryContent
      query={useQuery(show(useIdParam("hash")))}
      failure="The certificate could not be loaded"
    >
      {(certificate) => (
        <PrintedCertificate
          certificate={certificate}
          backHref={`#${ownerAddresses(owner).record()}`}
        />
      )}
    </PrintQueryContent>
  );
}

function PrintedCertificate({
  certificate,
  backHref,
}: {
  certificate: Certificate;
  backHref: string;
}) {
  const { fullName, completedAt, topicName } = certificate;
  const { product, companyName } = usePrintPage(() => `${fullName}-${completedAt ?? topicName}`);
  return (
    <CertificatePrint
      product={product}
      companyName={companyName}
      certificate={certificate}
      tools={<PrintTools backHref={backHref} />}
    />
  );
}
