import type { Certificate } from "@recurrent/sdk";
import { useCertificate, usePersonCertificate } from "@recurrent/sdk/react";
import { CertificatePrint } from "@recurrent/ui-kit";
import { useParams } from "react-router-dom";
import { useCompanyId, useRuntime, useSignedIn } from "../../app/runtime-context.ts";
import { useDocumentName } from "../../view/useDocumentName.ts";
import { useIdParam } from "../../view/useIdParam.ts";
import { PrintLoaded } from "./PrintLoaded.tsx";
import { PrintTools } from "./PrintTools.tsx";
import { recordHref } from "./record-href.ts";
import { usePrintOnce } from "./usePrintOnce.ts";

const FAILURE = "The certificate could not be loaded";

/** An own certificate on paper (training 2.8). */
export function MyCertificatePrintScreen() {
  return (
    <PrintLoaded query={useCertificate(useHashParam())} failure={FAILURE}>
      {(certificate) => (
        <PrintedCertificate certificate={certificate} backHref={recordHref({ kind: "own" })} />
      )}
    </PrintLoaded>
  );
}

/** A certificate of a person on paper (training 2.8). */
export function PersonCertificatePrintScreen() {
  const id = useIdParam();
  const query = usePersonCertificate(useCompanyId(), id, useHashParam());
  const backHref = recordHref({ kind: "person", subject: { id } });
  return (
    <PrintLoaded query={query} failure={FAILURE}>
      {(certificate) => <PrintedCertificate certificate={certificate} backHref={backHref} />}
    </PrintLoaded>
  );
}

interface PrintedCertificateProps {
  certificate: Certificate;
  backHref: string;
}

function PrintedCertificate({ certificate, backHref }: PrintedCertificateProps) {
  const { config } = useRuntime();
  const { company } = useSignedIn();
  const { fullName, completedAt, topicName } = certificate;
  useDocumentName(`${fullName}-${completedAt ?? topicName}`);
  usePrintOnce();
  return (
    <CertificatePrint
      product={config.product}
      companyName={company?.name ?? ""}
      certificate={certificate}
      tools={<PrintTools backHref={backHref} />}
    />
  );
}

/** The `:hash` of the address. */
function useHashParam(): string {
  const { hash } = useParams();
  if (hash === undefined) throw new Error("The route of this screen has no hash.");
  return hash;
}
