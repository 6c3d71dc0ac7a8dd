import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { Mark } from "../layout/Mark.tsx";
import { visuallyHidden } from "../layout/visually-hidden.ts";
import { CONDITIONS } from "../status/conditions.ts";
import type { ConditionId } from "../status/conditions.ts";
import { ConditionIcons } from "../status/ConditionIcons.tsx";
import { STATUS } from "../status/status.ts";
import type { StatusId } from "../status/status.ts";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { TABLE_ROLES } from "../tables/table-roles.ts";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { DayText } from "../status/StatusDate.tsx";
import { utcMinute } from "../training/moments.ts";
import { expiryCell, iconShownInRecord } from "../training/record-rules.ts";
import { shownName } from "../training/shown-name.ts";
import type { RecordTopicView } from "../training/training-views.ts";
import type { PageSheet } from "./page-sheet.ts";
import { PrintLayout } from "./PrintLayout.tsx";

const Header = styled("header")(({ theme }) => ({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: "8mm",
  paddingBottom: "4mm",
  borderBottom: "1.5pt solid #111",
  "& h1": { ...theme.typography.h2, margin: 0, fontSize: "18pt", lineHeight: "22pt" },
  "& > div": {
    ...theme.typography.subtitle1,
    display: "flex",
    alignItems: "center",
    gap: "2.5mm",
    fontSize: "12pt",
    lineHeight: "22pt",
    whiteSpace: "nowrap",
  },
}));

const Facts = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "40mm minmax(0, 1fr)",
  margin: "5mm 0 6mm",
  fontSize: "9pt",
  lineHeight: "13pt",
  overflowWrap: "anywhere",
  "& > *": { margin: 0, padding: "1.1mm 0", borderBottom: "0.5pt solid #DDD" },
  "& dt": { paddingRight: "3mm", color: "#444" },
  "& strong": { fontWeight: theme.typography.fontWeightMedium },
  "& ul": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "0 6mm",
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  "@media screen and (max-width: 600px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& dt": { paddingBottom: 0, border: 0 },
    "& ul": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
}));

const Table = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "9pt",
  lineHeight: "12pt",
  "& :is(th, td)": {
    padding: "1.5mm 2mm",
    textAlign: "left",
    verticalAlign: "top",
    fontWeight: theme.typography.fontWeightRegular,
    overflowWrap: "anywhere",
  },
  "& thead th": {
    fontSize: "8.5pt",
    fontWeight: theme.typography.fontWeightMedium,
    borderBottom: "1pt solid #111",
  },
  "& tbody :is(th, td)": { borderBottom: "0.5pt solid #D4D4D4" },
  "& th:first-of-type": { paddingLeft: 0 },
  "& :is(thead th, td):last-of-type": { paddingRight: 0 },
  "& [data-day]": { width: "25mm", whiteSpace: "nowrap" },
  "& td[data-day]": { ...TABULAR_FIGURES, letterSpacing: "-0.035em" },
  "& [data-periodicity]": { width: "32mm" },
  // On a phone's screen a name has a line of its own, above what belongs to it.
  "@media screen and (max-width: 600px)": {
    "&, & > :is(thead, tbody)": { display: "block" },
    "& tr": { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "& tr > :is(th, td)": { padding: "0 0 1.5mm" },
    "& tr > :is([data-day], [data-periodicity])": { width: "auto" },
    "&& tbody > tr > th": { gridColumn: "1 / -1", padding: "1.5mm 0 0.5mm", border: 0 },
    "&& thead th:first-of-type": visuallyHidden,
    "& td[colspan]": { gridColumn: "1 / -1" },
  },
  // Heads on every page, and no row in two parts.
  "@media print": { "& thead": { display: "table-header-group" } },
  "& tr": { breakInside: "avoid" },
}));

const Name = styled("span")({
  display: "flex",
  alignItems: "flex-start",
  gap: "2mm",
  "& > svg": { width: "10.5pt", height: "10.5pt", marginTop: "0.6pt" },
  "& > span + span svg, & > [data-name] ~ * svg": {
    width: "9.5pt",
    height: "9.5pt",
    marginTop: "1.2pt",
  },
});

const Key = styled("div")({
  display: "grid",
  gap: "1.5mm",
  marginBottom: "3mm",
  fontSize: "8pt",
  lineHeight: "11pt",
  color: "#333",
  breakInside: "avoid",
  "& ul": {
    display: "flex",
    flexWrap: "wrap",
    gap: "1.5mm 4.5mm",
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  "& li": { display: "inline-flex", alignItems: "center", gap: "1.5mm", whiteSpace: "nowrap" },
  "& svg": { width: "9.5pt", height: "9.5pt" },
});

/** Every sign a topic may wear in a record; a completed one wears none. */
const SIGNS: readonly StatusId[] = [
  "expired",
  "riskOfExpiry",
  "behindSchedule",
  "started",
  "delivered",
  "scheduled",
];

/** What the signs of a printed record mean. */
function RecordKey() {
  return (
    <Key role="group" aria-label="Signs">
      <ul>
        {SIGNS.map((id) => (
          <li key={id}>
            <StatusIcon status={id} />
            {STATUS[id].word}
          </li>
        ))}
        <li>No sign: {STATUS.completed.word}</li>
      </ul>
      <ul>
        {CONDITIONS.filter(({ id }) => id !== "international_procedures").map(({ id, word }) => (
          <li key={id}>
            <span aria-hidden style={{ display: "flex" }}>
              <ConditionIcons flags={{ [id]: true }} />
            </span>
            {word}
          </li>
        ))}
      </ul>
    </Key>
  );
}

const OMIT: readonly ConditionId[] = ["international_procedures"];

/** By name, as the record on screen is; the same order in every language of the reader. */
const byName = new Intl.Collator("en", { numeric: true });

export interface RecordPrintProps {
  product: string;
  companyName: string;
  fullName: string;
  /** The company's aircraft, each written out by the server. */
  rpes: readonly Entry[];
  /** The person's roles; a licence is left out where there is none. */
  roles: readonly Entry[];
  topics: readonly RecordTopicView[];
  /** The day of the record, `YYYY-MM-DD`. */
  date: string;
  /** The instant of printing, ISO; shown in UTC. */
  generatedAt: string;
  /** Buttons above the sheet, on screen only. */
  tools?: ReactNode;
}

interface Entry {
  id: string;
  name: string;
  licence?: string | null;
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ id, name, licence }) => (
        <li key={id}>{licence == null ? name : `${name}, Licence ${licence}`}</li>
      ))}
    </ul>
  );
}

function expiryText(topic: RecordTopicView): ReactNode {
  const cell = expiryCell(topic);
  if (cell.kind === "in-progress") return "In Progress";
  return cell.kind === "blank" ? null : <DayText day={cell.day} />;
}

function TopicRow({ topic }: { topic: RecordTopicView }) {
  return (
    <tr {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.rowHeader} scope="row">
        <Name>
          <StatusIcon status={iconShownInRecord(topic) ? topic.status : null} labelled />
          <span data-name>{shownName(topic.name)}</span>
          <ConditionIcons flags={topic.conditions} omit={OMIT} />
        </Name>
      </th>
      <td {...TABLE_ROLES.cell}>{topic.periodicity}</td>
      <td {...TABLE_ROLES.cell} data-day>
        <DayText day={topic.completedAt} />
      </td>
      <td {...TABLE_ROLES.cell} data-day>
        {expiryText(topic)}
      </td>
    </tr>
  );
}

/** The training record as a document (training 2.7): A4 or Letter, whatever the printer holds. */
export function RecordPrint({
  product,
  companyName,
  fullName,
  rpes,
  roles,
  topics,
  date,
  generatedAt,
  tools,
}: RecordPrintProps) {
  const sheet = useMemo(
    (): PageSheet => ({
      size: "portrait",
      margin: "16mm 16mm 20mm",
      footer: {
        left: `${fullName} · Training Record for ${date} · Generated on ${utcMinute(generatedAt)}`,
      },
    }),
    [fullName, date, generatedAt],
  );
  const rows = useMemo(
    () => topics.toSorted((left, right) => byName.compare(left.name, right.name)),
    [topics],
  );
  return (
    <PrintLayout sheet={sheet} tools={tools}>
      <Header>
        <h1>Training Record</h1>
        <div>
          <Mark size={26} />
          {product}
        </div>
      </Header>
      <Facts>
        <dt>Company</dt>
        <dd>{companyName}</dd>
        <dt>Name</dt>
        <dd>
          <strong>{fullName}</strong>
        </dd>
        <dt>Registry, Purpose, Equipment</dt>
        <dd>
          <Entries entries={rpes} />
        </dd>
        <dt>Roles</dt>
        <dd>
          <Entries entries={roles} />
        </dd>
      </Facts>
      <RecordKey />
      <Table {...TABLE_ROLES.table} aria-label="Training Record">
        <thead {...TABLE_ROLES.rowGroup}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader} scope="col">
              Name
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col" data-periodicity>
              Periodicity
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col" data-day>
              Completed At
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col" data-day>
              Expiry At
            </th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.rowGroup}>
          {rows.map((topic) => (
            <TopicRow key={topic.id} topic={topic} />
          ))}
          {rows.length === 0 && (
            <tr {...TABLE_ROLES.row}>
              <td {...TABLE_ROLES.cell} colSpan={4}>
                There are no topics in the record on {date}.
              </td>
            </tr>
          )}
        </tbody>
      </Table>
    </PrintLayout>
  );
}
