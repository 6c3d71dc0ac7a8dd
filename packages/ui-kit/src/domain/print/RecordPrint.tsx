import { styled } from "@mui/material/styles";
import type { PersonCompany, RecordTopic } from "@recurrent/sdk";
import { Mark } from "../../components/layout/Brand.tsx";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { DayText } from "../../dates/DayText.tsx";
import {
  CONDITIONS,
  OMITTED_CONDITION,
  STATUS,
  STATUSES_BY_URGENCY,
  StatusWord,
} from "../status/Status.tsx";
import { SignItems } from "../status/SignItems.tsx";
import { PlainTable } from "../../components/tables/PlainTable.tsx";
import { sortByName } from "../../text/order.ts";
import { TABULAR_FIGURES } from "../../theme/tokens.ts";
import { ValidityBar, VALIDITY_TRACK, TopicName } from "../training/topic-cells.tsx";
import {
  expiryCell,
  isStatusUnknown,
  statusInRecord,
  withDistinctIds,
} from "../training/training-rules.ts";
import { PrintLayout, type PrintLayoutProps, utcMinute } from "./PrintLayout.tsx";

const PHONE = "@media screen and (max-width: 600px)";

const Document = styled("div")(({ theme }) => ({
  fontSize: "9pt",
  lineHeight: "13pt",
  "& ul": { margin: 0, padding: 0, listStyle: "none" },
  "& > p": { margin: "1.5mm 0" },
  "& > header": {
    ...theme.typography.subtitle1,
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0 2.5mm",
    paddingBottom: "4mm",
    borderBottom: "1.5pt solid",
    fontSize: "12pt",
    lineHeight: "22pt",
    "& > h1": { ...theme.typography.h2, flex: 1, margin: 0, fontSize: "18pt", lineHeight: "22pt" },
    "& > span": { flexBasis: "100%", fontSize: "10pt", lineHeight: "15pt" },
  },
  "& > dl": {
    display: "grid",
    gridTemplateColumns: "40mm minmax(0, 1fr)",
    margin: "5mm 0 6mm",
    "& > *": { margin: 0, padding: "1.1mm 0", borderBottom: "0.5pt solid #DDD" },
    "& ul": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "0 6mm" },
    [PHONE]: {
      gridTemplateColumns: "7rem minmax(0, 1fr)",
      "& ul": { gridTemplateColumns: "minmax(0, 1fr)" },
    },
  },
  // Legend.
  "& > [data-key]": {
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5mm 4.5mm",
    marginBottom: "3mm",
    fontSize: "8pt",
    breakInside: "avoid",
    "& > li": { display: "inline-flex", alignItems: "center", gap: "1.5mm" },
  },
  // On a phone's screen, the topics come before the legend.
  [PHONE]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > [data-key]": { order: 1, margin: "4mm 0 0" },
  },
  "& svg[viewBox='0 0 16 16'], & .lucide": { width: "10pt", height: "10pt" },
  "& [data-word]": { display: "block" },
  "& [data-runway]": { ...VALIDITY_TRACK, width: "21mm", marginBottom: "-0.8mm" },
}));

const Table = styled(PlainTable)({
  "--paper-columns": "minmax(0, 1fr) 32mm 25mm 25mm",
  lineHeight: "12pt",
  "& :is(th, td)": { paddingBlock: "1.5mm", borderBottomColor: "#D4D4D4" },
  "& th + th": { width: "32mm" },
  "& td ~ td, & th ~ th ~ th": { ...TABULAR_FIGURES, width: "25mm", whiteSpace: "nowrap" },
  // On a phone's screen, a name has its own line above its values.
  [PHONE]: {
    "&, & > :is(thead, tbody)": { display: "block" },
    "& tr": { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "&& tr > :is(th, td)": { width: "auto" },
    "& tbody > tr > th": { gridColumn: "1 / -1", paddingBottom: 0, border: 0 },
    "& thead th:first-of-type": visuallyHidden,
  },
});

/** A licence is not broken. */
const NBSP = "\u00A0";

const COLUMNS = ["Periodicity", "Completed At", "Expiry At"].map((name) => ({ name }));

const MARKS = CONDITIONS.filter(({ id }) => id !== OMITTED_CONDITION);
/** A completed topic has no icon. */
const SIGNS = STATUSES_BY_URGENCY.filter((id) => STATUS[id].code !== null && id !== "completed");

function Expiry({ topic, day }: { topic: RecordTopic; day: string }) {
  const cell = expiryCell(topic);
  // By the legend, a topic without a sign is completed.
  const unknown = isStatusUnknown(topic) && (
    <div style={{ whiteSpace: "normal" }}>Status not known</div>
  );
  if (cell === null || typeof cell === "string") {
    return (
      <>
        {cell}
        {unknown}
      </>
    );
  }
  return (
    <>
      <DayText day={cell.day} />
      {cell.status && " "}
      <StatusWord status={cell.status} />
      {unknown}
      <ValidityBar topic={topic} day={day} />
    </>
  );
}

export interface PrintedRecord {
  readonly companyName: string;
  readonly fullName: string;
  /** Aircraft, written out by the server, and roles of the person. */
  readonly company: Pick<PersonCompany, "rpes" | "roles">;
  readonly topics: readonly RecordTopic[];
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

export interface RecordPrintProps extends Pick<PrintLayoutProps, "tools"> {
  product: string;
  /** Each on a new page. */
  records: readonly PrintedRecord[];
  /** Time of printing, ISO in UTC. */
  generatedAt: string;
}

/** Training records as a document (training 2.7), on A4 or Letter. */
export function RecordPrint({ product, records, generatedAt, tools }: RecordPrintProps) {
  const when = utcMinute(generatedAt);
  const footers = records.map(
    ({ fullName, date }) => `${fullName} · Training Record for ${date} · Generated on ${when}`,
  );
  return (
    <PrintLayout paper="portrait" footers={footers} tools={tools}>
      {records.map((record, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- printed records keep their places
        <RecordDocument key={at} {...record} product={product} />
      ))}
    </PrintLayout>
  );
}

function RecordDocument({
  product,
  companyName,
  fullName,
  company,
  topics,
  date,
}: PrintedRecord & Pick<RecordPrintProps, "product">) {
  const rows = sortByName(topics, ({ name }) => name);
  return (
    <Document>
      <header>
        <h1>Training Record</h1>
        <Mark size={26} />
        {product}
        <span>
          As of <DayText day={date} />
        </span>
      </header>
      <dl>
        {companyName !== "" && (
          <>
            <dt>Company</dt>
            <dd>{companyName}</dd>
          </>
        )}
        {fullName !== "" && (
          <>
            <dt>Name</dt>
            <dd>
              <strong>{fullName}</strong>
            </dd>
          </>
        )}
        {company.rpes !== null && company.rpes.length > 0 && (
          <>
            <dt>Registry, Purpose, Equipment</dt>
            <dd>
              <ul>
                {company.rpes.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {company.roles !== null && company.roles.length > 0 && (
          <>
            <dt>Roles</dt>
            <dd>
              <ul>
                {company.roles.map(({ id, name, licence }) => (
                  <li key={id}>
                    {name}
                    {licence.trim() !== "" &&
                      `, ${`Licence ${licence.trim()}`.replaceAll(" ", NBSP)}`}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      <ul aria-label="Signs" data-key>
        <SignItems statuses={SIGNS} />
        <li>No sign: {STATUS.completed.word}</li>
        <SignItems conditions={MARKS} />
        <li>
          Bar: from completion to expiry, with a mark on <DayText day={date} />
        </li>
      </ul>
      <Table
        label="Training Record"
        named="Name"
        columns={COLUMNS}
        rows={withDistinctIds(rows).map((topic) => ({
          key: topic.id,
          name: <TopicName {...topic} status={statusInRecord(topic)} omit={OMITTED_CONDITION} />,
          cells: [
            topic.periodicity,
            <DayText key="completed" day={topic.completedAt} />,
            <Expiry key="expiry" topic={topic} day={date} />,
          ],
        }))}
      />
      {rows.length === 0 && (
        <p>
          There are no topics in the record on <DayText day={date} />.
        </p>
      )}
    </Document>
  );
}
