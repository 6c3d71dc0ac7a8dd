import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Mark } from "../layout/Mark.tsx";
import { CertificateFrame, CertificateSeal } from "./CertificateArt.tsx";
import { certificateDate, nameSize, topicSize } from "./certificate-text.ts";
import type { PageSheet } from "./page-sheet.ts";
import { PrintLayout } from "./PrintLayout.tsx";

const SHEET: PageSheet = { size: "A4 landscape", margin: "0" };

const Page = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  boxSizing: "border-box",
  width: "297mm",
  height: "210mm",
  padding: "24mm 30mm 22mm",
  overflow: "hidden",
  textAlign: "center",
  color: "#131A24",
  // One sheet, also where a printer is short of a fraction of a millimetre.
  breakInside: "avoid",
  "@media print": { height: "209.9mm" },
  "& > *": { position: "relative" },
  "& > [data-frame]": { position: "absolute", inset: 0, width: "100%", height: "100%" },
  "& [data-seal]": { width: "31mm", height: "31mm" },
  "& :is(h1, h2, p)": { margin: 0, overflowWrap: "anywhere", textWrap: "balance" },
  "& strong": { fontWeight: theme.typography.fontWeightMedium },
}));

const Brand = styled("div")(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: "flex",
  alignItems: "center",
  gap: "3mm",
  fontSize: "15pt",
  lineHeight: "20pt",
  letterSpacing: "-0.02em",
}));

const Words = styled("div")(({ theme }) => ({
  alignSelf: "center",
  display: "grid",
  justifyItems: "center",
  width: "100%",
  "& > p": { fontSize: "11pt", lineHeight: "17pt", color: "#3A3D42" },
  "& > [data-kind]": { marginBottom: "9mm", fontSize: "10.5pt", color: "#55524B" },
  "& > h1": {
    ...theme.typography.h1,
    lineHeight: 1.16,
    fontWeight: theme.typography.fontWeightRegular,
    letterSpacing: "-0.032em",
  },
  "& > hr": {
    width: "92mm",
    margin: "5mm 0 6mm",
    border: 0,
    borderTop: "0.75pt solid #131A24",
  },
  "& > [data-given]": { fontSize: "12pt", lineHeight: "18pt" },
  "& > h2": {
    ...theme.typography.h2,
    maxWidth: "200mm",
    margin: "3mm 0 2.5mm",
    lineHeight: 1.26,
    letterSpacing: "-0.02em",
  },
  "& > [data-date]": {
    marginTop: "6mm",
    fontSize: "12pt",
    lineHeight: "18pt",
    fontWeight: theme.typography.fontWeightMedium,
    color: "#131A24",
  },
}));

const Base = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "end",
  gap: "6mm",
  width: "100%",
  fontSize: "8pt",
  lineHeight: "11pt",
  textAlign: "left",
  color: "#55524B",
  overflowWrap: "anywhere",
  "& > :last-child": { textAlign: "right" },
});

export interface CertificatePrintProps {
  product: string;
  companyName: string;
  /** A certificate as the server has it (training 3.6); what is missing is left out of the page. */
  certificate: {
    hash: string;
    fullName: string;
    topicName: string;
    topicVersion: string;
    /** `YYYY-MM-DD`. */
    completedAt: string | null;
  };
  /** Buttons above the sheet, on screen only. */
  tools?: ReactNode;
}

/** The certificate of a completed topic, one sheet of A4 (training 2.8). */
export function CertificatePrint({
  product,
  companyName,
  certificate,
  tools,
}: CertificatePrintProps) {
  const { hash, fullName, topicName, topicVersion, completedAt } = certificate;
  const date = certificateDate(completedAt);
  return (
    <PrintLayout sheet={SHEET} tools={tools}>
      <Page>
        <CertificateFrame />
        <Brand>
          <Mark size={38} />
          {product}
        </Brand>
        <Words>
          <p data-kind>Training Certificate</p>
          <h1 style={{ fontSize: `${nameSize(fullName)}pt` }}>{fullName}</h1>
          <hr />
          <p data-given>Given in recognition of your successful completion of the</p>
          <h2 style={{ fontSize: `${topicSize(topicName)}pt` }}>{topicName}</h2>
          {topicVersion !== "" && <p>Version: {topicVersion}</p>}
          <p>On-line Training</p>
          {date !== "" && <p data-date>Date of Completion: {date}</p>}
        </Words>
        <Base>
          <div>{companyName}</div>
          <CertificateSeal />
          <div>{hash !== "" && `Certificate ${hash}`}</div>
        </Base>
      </Page>
    </PrintLayout>
  );
}
