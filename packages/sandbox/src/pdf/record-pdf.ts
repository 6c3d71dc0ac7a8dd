import type { mainWire } from "@recurrent/sdk";
import { dayOf, formatDay, formatInstant } from "../rules/days.ts";
import { STATUS_CODE } from "../rules/training-status.ts";
import { readFonts, type ReadAsset } from "../assets/assets.ts";
import { INK, Paper, type TextStyle } from "./paper.ts";
import { type Cell, type Column, drawTable, type Row } from "./table.ts";

/** What a printed record says (training 2.7). */
export interface RecordContent {
  title: string;
  company: string;
  holder: string;
  rpes: readonly string[];
  roles: readonly { name: string; licence: string }[];
  /** 'YYYY-MM-DD', the day the record shows. */
  date: string;
  /** Whether the lessons of a topic are printed below it. */
  showsLessons: boolean;
  topics: readonly mainWire.RecordTopic[];
  /** Milliseconds since 1970 in the world's time. */
  generatedAt: number;
}

const MARGIN = 42;
const FOOT = 48;
const BODY: TextStyle = { size: 9 };
const STRONG: TextStyle = { size: 9, bold: true };
const SMALL: TextStyle = { size: 8, colour: INK.soft };

const COLUMNS: readonly Column[] = [
  { header: "Name", width: 214 },
  { header: "Periodicity", width: 86 },
  { header: "Completed At", width: 80 },
  { header: "Expiry At", width: 131 },
];

/** Words for the statuses a record can have; nothing is said of a completed topic. */
const STATUS_WORD: Readonly<Record<number, string>> = {
  [STATUS_CODE.scheduled]: "Scheduled",
  [STATUS_CODE.delivered]: "Delivered",
  [STATUS_CODE.started]: "Started",
  [STATUS_CODE.behind]: "Behind schedule",
  [STATUS_CODE.riskOfExpiry]: "At risk of expiry",
  [STATUS_CODE.expired]: "Expired",
};

/** A record on as many sheets of A4 as it takes; with lessons when `showsLessons`. */
export async function recordPdf(
  record: RecordContent,
  readAsset: ReadAsset,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, company, holder, date, generatedAt, topics } = record;
  const paper = new Paper({
    title: `${title}: ${holder}, ${date}`,
    subject: `${title} of ${holder}, ${company}, on ${date}`,
    generatedAt,
    fonts: await readFonts(readAsset),
    margins: { left: MARGIN, right: MARGIN, top: MARGIN, bottom: FOOT + 12 },
  });
  drawHead(paper, record);
  drawTable(
    paper,
    COLUMNS,
    topics.length === 0
      ? [{ cells: [cell("No topics on this day.", { columns: COLUMNS.length })] }]
      : topics.flatMap((topic) => topicRows(topic, record.showsLessons)),
  );
  drawFoot(paper, record);
  return paper.bytes();
}

/** Who the record is of. */
function drawHead(paper: Paper, { title, holder, company, ...record }: RecordContent): void {
  paper.logo(MARGIN, MARGIN, 28);
  paper.y += 2;
  paper.paragraph("H1", title, { size: 20, bold: true }, { indent: 40, after: 9 });
  paper.paragraph("P", holder, { size: 14, bold: true }, { after: 3 });
  paper.paragraph("P", company, { size: 11 }, { after: 4 });
  const isToday = record.date === formatDay(dayOf(record.generatedAt));
  paper.paragraph("P", `Record on ${record.date}${isToday ? " (today)" : ""}`, SMALL, { after: 6 });
  const lists: [heading: string, lines: readonly string[]][] = [
    ["Registry, Purpose, Equipment", record.rpes],
    ["Roles", record.roles.map(({ name, licence }) => `${name}: Licence ${licence}`)],
  ];
  for (const [heading, lines] of lists.filter((list) => list[1].length > 0)) {
    paper.paragraph("H2", heading, STRONG);
    for (const line of lines) paper.paragraph("P", line, BODY);
    paper.y += 5;
  }
  paper.y += 8;
}

/** At the foot of every page: whose it is, when it was made, and its number. */
function drawFoot(paper: Paper, { holder, title, date, generatedAt }: RecordContent): void {
  const { count } = paper.bufferedPageRange();
  const generated = `Generated on ${formatInstant(generatedAt).slice(0, 16)} UTC`;
  for (let page = 0; page < count; page += 1) {
    const { width, height } = paper.switchToPage(page);
    const number = `Page ${page + 1} of ${count}`;
    const y = height - FOOT;
    paper.rule(MARGIN, y, width - 2 * MARGIN);
    paper.artifact("Pagination", () => {
      paper.use(SMALL);
      const right = width - MARGIN - paper.widthOfString(number);
      const options = { lineBreak: false };
      paper.text(`${holder} \u00b7 ${title} \u00b7 ${date}`, MARGIN, y + 5, options);
      paper.text(generated, MARGIN, y + 17, options);
      paper.text(number, right, y + 5, options);
    });
  }
}

function topicRows(topic: mainWire.RecordTopic, showsLessons: boolean): Row[] {
  const { status, periodicity = "", completed_at: completedAt, expiry, formerTopicName } = topic;
  const isInProgress = completedAt == null && expiry == null;
  const isQuiet = periodicity === "Initial only" && completedAt != null;
  const notes = [
    status === undefined || isQuiet ? undefined : STATUS_WORD[status],
    topic.seasonal === true ? "Seasonal" : undefined,
    topic.compressed === true ? "Compressed" : undefined,
    topic.expiration === true ? "Calendar day expiration" : undefined,
    formerly(formerTopicName),
  ];
  const expires = isInProgress ? "In Progress" : (expiry ?? "");
  const blocks = showsLessons ? lessonRows(topic) : [];
  return [
    {
      isRuled: true,
      keepsNext: blocks.length > 0,
      cells: [
        cell(topic.topicName, { style: STRONG, scope: "Row", notes }),
        cell(periodicity),
        cell(completedAt ?? ""),
        cell(expires),
      ],
    },
    ...blocks,
  ];
}

/** Lessons of a topic; with a heading for each version when there are two. */
function lessonRows({ lessons, isTopicCompleted }: mainWire.RecordTopic): Row[] {
  const { currentVersion: current = [], previousVersion: previous } = lessons ?? {};
  if (previous == null) {
    return block(null, current);
  }
  const unfinished =
    "Previous Version (This version was not completed in full before the new version was released)";
  return [
    ...block(
      "Current Version (All remaining lessons in this version will be scheduled for trainee completion before the expiration date)",
      current,
    ),
    ...block(isTopicCompleted === false ? unfinished : "Previous Version", previous),
  ];
}

const INDENT = 12;

function block(heading: string | null, lessons: readonly mainWire.RecordLesson[]): Row[] {
  if (lessons.length === 0) {
    return [];
  }
  const style = { ...SMALL, bold: true };
  const column = (text: string, indent = 0) => cell(text, { style, scope: "Column", indent });
  const rows: Row[] = lessons.map((lesson) => ({
    cells: [
      cell(lesson.lessonName, {
        scope: "Row",
        indent: INDENT,
        notes: [formerly(lesson.formerLessonName)],
      }),
      cell(lesson.start_date ?? ""),
      cell(lesson.end_date ?? ""),
      cell(scoreOf(lesson)),
    ],
  }));
  return [
    ...(heading === null
      ? []
      : [
          {
            keepsNext: true,
            cells: [cell(heading, { style, columns: COLUMNS.length, indent: INDENT })],
          },
        ]),
    {
      keepsNext: true,
      cells: [column("Lessons", INDENT), column("Start date"), column("End date"), column("Score")],
    },
    ...rows,
  ];
}

function scoreOf({ lessonHasExam, score }: mainWire.RecordLesson): string {
  if (lessonHasExam !== true) {
    return "N/A";
  }
  return score == null ? "" : `${score.correctQuestions}/${score.totalQuestions} corrected to 100%`;
}

function formerly(name: string | null | undefined): string | undefined {
  return name == null ? undefined : `Formerly known as ${name}`;
}

interface CellOptions extends Omit<Cell, "paragraphs"> {
  style?: TextStyle;
  /** What is said below the text, in small letters. */
  notes?: readonly (string | undefined)[];
}

function cell(text: string, { style = BODY, notes = [], ...options }: CellOptions = {}): Cell {
  const said = notes.filter((note) => note !== undefined);
  const paragraphs = [{ text, style }, ...said.map((note) => ({ text: note, style: SMALL }))];
  return { ...options, paragraphs };
}
