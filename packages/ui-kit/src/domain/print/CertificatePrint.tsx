import { styled } from "@mui/material/styles";
import type { Certificate } from "@recurrent/sdk";
import { isCalendarDay } from "@recurrent/sdk/calendar-day";
import { Mark } from "../../components/layout/Brand.tsx";
import { PrintLayout, type PrintLayoutProps } from "./PrintLayout.tsx";

const DATE = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  day: "2-digit",
  month: "long",
  year: "numeric",
});

/**
 * 'DD MMMM YYYY' (training 9); '' for none. In UTC and English, so that no time zone or language
 * changes the day.
 */
export function certificateDate(day: string | null): string {
  return day === null || !isCalendarDay(day) ? "" : DATE.format(new Date(day));
}

/** Points, largest first, with the longest text that fits one line. */
const NAME_SIZES = [
  { pt: 38, signs: 30 },
  { pt: 30, signs: 40 },
  { pt: 24, signs: 52 },
];
const TOPIC_SIZES = [
  { pt: 23, signs: 90 },
  { pt: 18, signs: 160 },
];

const sizeFor = (text: string, sizes: typeof NAME_SIZES, least: number): number =>
  sizes.find(({ signs }) => text.length <= signs)?.pt ?? least;

/** Points: 38, less for a long name. */
export const nameSize = (name: string): number => sizeFor(name, NAME_SIZES, 19);

/** Points: 23 over up to two lines, less for longer names. */
export const topicSize = (name: string): number => sizeFor(name, TOPIC_SIZES, 14);

const PAPER_TEXT = "#131A24";

const Page = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplate: "auto minmax(0, 1fr) auto / minmax(0, 1fr)",
  justifyItems: "center",
  width: "297mm",
  height: "210mm",
  padding: "24mm 30mm 22mm",
  overflow: "hidden",
  textAlign: "center",
  color: PAPER_TEXT,
  // One sheet, even if a printer lacks a fraction of a millimetre.
  breakInside: "avoid",
  "@media print": { height: "209.9mm" },
  "& > *": { position: "relative" },
  "& > svg": { position: "absolute", inset: 0 },
  "& :is(h1, h2, p)": { margin: 0, textWrap: "balance" },
  "& > header": {
    ...theme.typography.subtitle1,
    display: "flex",
    alignItems: "center",
    gap: "3mm",
    fontSize: "15pt",
  },
  "& > section": {
    alignSelf: "center",
    fontSize: "11.5pt",
    lineHeight: "17.5pt",
    "& > p": { color: "#3A3D42" },
    "& > p:first-of-type": { marginBottom: "9mm" },
    "& > h1": { ...theme.typography.h1, lineHeight: 1.16, fontWeight: 400 },
    "& > hr": { width: "92mm", margin: "5mm auto 6mm", border: 0, borderTop: "0.75pt solid" },
    "& > h2": {
      ...theme.typography.h2,
      maxWidth: "200mm",
      margin: "3mm auto 2.5mm",
      lineHeight: 1.26,
    },
    "& > [data-date]": { marginTop: "6mm", fontWeight: 500, color: PAPER_TEXT },
  },
  "& > footer": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
    alignItems: "end",
    gap: "6mm",
    width: "100%",
    fontSize: "8pt",
    lineHeight: "11pt",
    textAlign: "left",
    color: "#55524B",
    "& > :last-child": { textAlign: "right" },
  },
}));

/** Waves of 8 mm, for the longest side. */
const WAVE = `M-8 0${"q2 -5.2 4 0t4 0".repeat(36)}`;
/** Sides of the frame from their corners, in millimetres. */
const SIDES = [
  { length: 273, move: "translate(12 12)" },
  { length: 186, move: "translate(285 12) rotate(90)" },
  { length: 273, move: "translate(285 198) rotate(180)" },
  { length: 186, move: "translate(12 198) rotate(270)" },
];

function Rosette({ inner, outer, petals }: Record<"inner" | "outer" | "petals", number>) {
  return Array.from({ length: petals }, (_, at) => (
    <ellipse key={at} rx={outer} ry={inner} transform={`rotate(${(at * 180) / petals})`} />
  ));
}

function Frame() {
  return (
    <svg viewBox="0 0 297 210" fill="none" aria-hidden>
      {SIDES.map(({ length, move }) => (
        <g key={move} transform={move} stroke="#7C8798" strokeWidth="0.12">
          {/* Clipped where the corners begin. */}
          <svg x="5" y="-3" width={length - 10} height="6" viewBox={`5 -3 ${length - 10} 6`}>
            {Array.from({ length: 8 }, (_, phase) => (
              <path key={phase} d={WAVE} transform={`translate(${phase})`} />
            ))}
          </svg>
          <Rosette inner={2} outer={4.6} petals={8} />
        </g>
      ))}
      <rect x="7" y="7" width="283" height="196" stroke={PAPER_TEXT} strokeWidth="0.35" />
      <rect x="17" y="17" width="263" height="176" stroke={PAPER_TEXT} strokeWidth="0.2" />
    </svg>
  );
}

function Seal() {
  return (
    <svg viewBox="-50 -50 100 100" width="31mm" height="31mm" fill="none" aria-hidden>
      <g stroke="#1F3A68" strokeWidth="0.35">
        <Rosette inner={28} outer={49} petals={24} />
        <circle r="27.5" fill="currentColor" stroke="none" color="#fff" data-knockout />
        <circle r="27.5" strokeWidth="0.6" />
        <circle r="25.5" />
      </g>
      <g transform="translate(-17 -16.4)" color={PAPER_TEXT}>
        <Mark size={34} />
      </g>
    </svg>
  );
}

export interface CertificatePrintProps extends Pick<PrintLayoutProps, "tools"> {
  product: string;
  /** The company's name on paper. */
  companyName: string;
  /** Missing values are omitted. */
  certificate: Certificate;
}

/** Certificate of a completed topic on a sheet of A4 (training 2.8). */
export function CertificatePrint({ certificate, product, ...page }: CertificatePrintProps) {
  const { hash, fullName, topicName, topicVersion, completedAt } = certificate;
  const date = certificateDate(completedAt);
  return (
    <PrintLayout paper="A4 landscape" tools={page.tools}>
      <Page>
        <Frame />
        <header>
          <Mark size={38} />
          {product}
        </header>
        <section>
          <p>Training Certificate</p>
          <h1 style={{ fontSize: `${nameSize(fullName)}pt` }}>{fullName}</h1>
          <hr />
          <p>Given in recognition of your successful completion of the</p>
          <h2 style={{ fontSize: `${topicSize(topicName)}pt` }}>{topicName}</h2>
          {topicVersion !== "" && <p>Version: {topicVersion}</p>}
          <p>On-line Training</p>
          {date !== "" && <p data-date>Date of Completion: {date}</p>}
        </section>
        <footer>
          <div>{page.companyName}</div>
          <Seal />
          <div>{hash !== "" && `Certificate ${hash}`}</div>
        </footer>
      </Page>
    </PrintLayout>
  );
}
