import { dayOf, formatDay, formatInstant } from "../rules/days.ts";
import { STATUS_CODE } from "../rules/training-status.ts";
import type { LoadFonts } from "./fonts.ts";
import { A4, INK, Paper, type TextStyle } from "./paper.ts";
import { type Cell, type Column, drawTable, type Row } from "./table.ts";

/** A lesson as a record has it. */
interface RecordLesson {
  lessonName: string;
  formerLessonName?: string | null;
  lessonHasExam?: boolean;
  start_date?: string | null;
  end_date?: string | null;
  score?: { correctQuestions: number; totalQuestions: number } | null;
}

interface RecordTopic {
  name: string;
  formerName: string | null;
  status: number | null;
  conditions: { seasonal: boolean; compressed: boolean; expiration: boolean };
  periodicity: string;
  /** 'YYYY-MM-DD'. */
  completedAt: string | null;
  expiry: string | null;
  isTopicCompleted: boolean;
  current: readonly RecordLesson[];
  previous: readonly RecordLesson[] | null;
}

/** What a printed record says (training 2.7). */
export interface RecordContent {
  title: string;
  company: string;
  holder: string;
  rpes: readonly string[];
  roles: readonly { name: string; licence: string }[];
  /** 'YYYY-MM-DD', the day the record shows. */
  date: string;
  showsLessons: boolean;
  topics: readonly RecordTopic[];
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
  loadFonts: LoadFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, holder, date } = record;
  const paper = await Paper.create(
    {
      title: `${title}: ${holder}, ${date}`,
      subject: `${title} of ${holder}, ${record.company}, on ${date}`,
      generatedAt: record.generatedAt,
    },
    loadFonts,
  );
  const page = paper.addPage();
  const y = head(paper, record);
  drawTable(
    { paper, page, x: MARGIN, y, top: A4.height - MARGIN, bottom: FOOT + 12 },
    COLUMNS,
    record.topics.length === 0 ? [emptyRow()] : record.topics.flatMap((topic) => topicRows(topic)),
  );
  paper.pages.forEach((each, index) => {
    const number = `Page ${index + 1} of ${paper.pages.length}`;
    const generated = `Generated on ${formatInstant(record.generatedAt).slice(0, 16)} UTC`;
    const right = paper.width - MARGIN;
    paper.rule(each, MARGIN, FOOT, paper.width - 2 * MARGIN);
    paper.furniture(each, `${holder} \u00b7 ${title} \u00b7 ${date}`, SMALL, MARGIN, FOOT - 13);
    paper.furniture(each, generated, SMALL, MARGIN, FOOT - 25);
    paper.furniture(each, number, SMALL, right - paper.widthOf(number, SMALL), FOOT - 13);
  });
  return paper.save();
}

/** Who the record is of; returns where the table begins. */
function head(paper: Paper, record: RecordContent): number {
  const [page] = paper.pages;
  if (page === undefined) {
    throw new Error("A record needs a page.");
  }
  const { root } = paper.structure;
  const width = paper.width - 2 * MARGIN;
  let y = A4.height - MARGIN;
  paper.logo(page, MARGIN, y, 28);
  const heading: TextStyle = { size: 20, bold: true };
  paper.text(page, paper.structure.add(root, "H1"), record.title, heading, MARGIN + 40, y - 21);
  y -= 52;
  const write = (role: "H2" | "P", text: string, style: TextStyle, after: number): void => {
    const element = paper.structure.add(root, role);
    for (const line of paper.lines(text, style, width)) {
      paper.text(page, element, line, style, MARGIN, y);
      y -= style.size * 1.4;
    }
    y -= after;
  };
  write("P", record.holder, { size: 14, bold: true }, 0);
  write("P", record.company, { size: 11 }, 2);
  const isToday = record.date === formatDay(dayOf(record.generatedAt));
  write("P", `Record on ${record.date}${isToday ? " (today)" : ""}`, SMALL, 6);
  if (record.rpes.length > 0) {
    write("H2", "Registry, Purpose, Equipment", STRONG, 0);
    record.rpes.forEach((rpe) => {
      write("P", rpe, BODY, 0);
    });
    y -= 4;
  }
  if (record.roles.length > 0) {
    write("H2", "Roles", STRONG, 0);
    record.roles.forEach(({ name, licence }) => {
      write("P", `${name}: Licence ${licence}`, BODY, 0);
    });
  }
  return y - 4;
}

function topicRows(topic: RecordTopic): Row[] {
  const isInitial = topic.periodicity === "Initial only";
  const isInProgress = topic.completedAt === null && topic.expiry === null;
  const isQuiet = isInitial && topic.completedAt !== null;
  const notes = [
    topic.status === null || isQuiet ? undefined : STATUS_WORD[topic.status],
    topic.conditions.seasonal ? "Seasonal" : undefined,
    topic.conditions.compressed ? "Compressed" : undefined,
    topic.conditions.expiration ? "Calendar day expiration" : undefined,
    topic.formerName === null ? undefined : `Formerly known as ${topic.formerName}`,
  ].filter((note) => note !== undefined);
  const name: Cell = {
    scope: "Row",
    paragraphs: [
      { text: topic.name, style: STRONG },
      ...notes.map((text) => ({ text, style: SMALL })),
    ],
  };
  const expiry = isInProgress ? "In Progress" : (topic.expiry ?? "");
  const blocks = lessonRows(topic);
  return [
    {
      isRuled: true,
      keepsNext: blocks.length > 0,
      cells: [name, cell(topic.periodicity), cell(topic.completedAt ?? ""), cell(expiry)],
    },
    ...blocks,
  ];
}

/** Lessons of a topic; with a heading for each version when there are two. */
function lessonRows({ current, previous, isTopicCompleted }: RecordTopic): Row[] {
  if (previous === null) {
    return block(null, current);
  }
  const unfinished =
    "Previous Version (This version was not completed in full before the new version was released)";
  return [
    ...block(
      "Current Version (All remaining lessons in this version will be scheduled for trainee completion before the expiration date)",
      current,
    ),
    ...block(isTopicCompleted ? "Previous Version" : unfinished, previous),
  ];
}

const INDENT = 12;

function block(heading: string | null, lessons: readonly RecordLesson[]): Row[] {
  if (lessons.length === 0) {
    return [];
  }
  const column = (text: string, indent = 0): Cell => ({
    paragraphs: [{ text, style: { ...SMALL, bold: true } }],
    scope: "Column",
    indent,
  });
  const rows: Row[] = lessons.map((lesson) => ({
    cells: [
      {
        scope: "Row",
        indent: INDENT,
        paragraphs: [
          { text: lesson.lessonName, style: BODY },
          ...(lesson.formerLessonName == null
            ? []
            : [{ text: `Formerly known as ${lesson.formerLessonName}`, style: SMALL }]),
        ],
      },
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
            cells: [
              {
                paragraphs: [{ text: heading, style: { ...SMALL, bold: true } }],
                columns: COLUMNS.length,
                indent: INDENT,
              },
            ],
          },
        ]),
    {
      keepsNext: true,
      cells: [column("Lessons", INDENT), column("Start date"), column("End date"), column("Score")],
    },
    ...rows,
  ];
}

function scoreOf({ lessonHasExam, score }: RecordLesson): string {
  if (lessonHasExam !== true) {
    return "N/A";
  }
  return score == null ? "" : `${score.correctQuestions}/${score.totalQuestions} corrected to 100%`;
}

function cell(text: string): Cell {
  return { paragraphs: [{ text, style: BODY }] };
}

function emptyRow(): Row {
  const text = "No topics on this day.";
  return { cells: [{ paragraphs: [{ text, style: BODY }], columns: COLUMNS.length }] };
}
