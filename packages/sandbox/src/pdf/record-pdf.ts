import type { MainApi } from "@recurrent/sdk/raw";
import { readFonts } from "./fonts.ts";
import type { ReadAsset } from "../assets/read-asset.ts";
import { dayOf, formatDay, formatInstant } from "../model/days.ts";
import { STATUS_CODE } from "../rules/training-status.ts";
import { INK, PdfDocument, type TextStyle } from "./paper.ts";

export interface RecordContent {
  title: string;
  company: string;
  holder: string;
  rpes: readonly string[];
  roles: readonly { name: string; licence: string }[];
  /** 'YYYY-MM-DD'. */
  date: string;
  showsLessons: boolean;
  topics: readonly MainApi.RecordTopic[];
  /** Epoch milliseconds in sandbox time. */
  generatedAt: number;
}

const MARGIN = 42;
const FOOT = 48;
const BODY: TextStyle = { size: 9 };
const STRONG: TextStyle = { size: 9, bold: true };
const SMALL: TextStyle = { size: 8, colour: INK.soft };
const COLUMN_HEAD: TextStyle = { size: 8.5, bold: true };
const LESSON_HEAD: TextStyle = { ...SMALL, bold: true };
const PADDING = 4;
const INDENT = 12;

const COLUMNS: readonly { header: string; width: number }[] = [
  { header: "Name", width: 214 },
  { header: "Periodicity", width: 86 },
  { header: "Completed At", width: 80 },
  { header: "Expiry At", width: 131 },
];

/** A completed topic has none. */
const STATUS_WORD: Readonly<Record<number, string>> = {
  [STATUS_CODE.scheduled]: "Scheduled",
  [STATUS_CODE.delivered]: "Delivered",
  [STATUS_CODE.started]: "Started",
  [STATUS_CODE.behind]: "Behind schedule",
  [STATUS_CODE.riskOfExpiry]: "At risk of expiry",
  [STATUS_CODE.expired]: "Expired",
};

/** `notes` are small print below the text. */
interface Cell {
  text: string;
  style?: TextStyle;
  notes?: readonly (string | undefined)[];
  /** A heading cell of its row or of the rows below. */
  scope?: "Row" | "Column";
  /** Column span, default 1. */
  columns?: number;
  indent?: number;
}

interface Row {
  cells: Cell[];
  /** Draws a line above. */
  isRuled?: boolean;
}

export async function recordPdf(
  record: RecordContent,
  readAsset: ReadAsset,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, company, holder, date, generatedAt, topics } = record;
  const paper = new PdfDocument({
    title: `${title}: ${holder}, ${date}`,
    subject: `${title} of ${joinTexts([holder, company], ", ")}, on ${date}`,
    generatedAt,
    fonts: await readFonts(readAsset, JSON.stringify(record)),
    margins: { left: MARGIN, right: MARGIN, top: MARGIN, bottom: FOOT + 12 },
  });
  drawHead(paper, record);
  drawTable(
    paper,
    topics.length === 0
      ? [[{ cells: [{ text: "No topics on this date.", columns: COLUMNS.length }] }]]
      : topics.flatMap((topic) => topicRows(topic, record.showsLessons)),
  );
  drawFoot(paper, record);
  return paper.bytes();
}

function drawHead(paper: PdfDocument, { title, holder, company, ...record }: RecordContent): void {
  paper.logo(MARGIN, MARGIN, 28);
  paper.y += 2;
  paper.paragraph("H1", title, { size: 20, bold: true }, { indent: 40, after: 9 });
  if (holder !== "") paper.paragraph("P", holder, { size: 14, bold: true }, { after: 3 });
  if (company !== "") paper.paragraph("P", company, { size: 11 }, { after: 4 });
  const isToday = record.date === formatDay(dayOf(record.generatedAt));
  paper.paragraph("P", `Record on ${record.date}${isToday ? " (today)" : ""}`, SMALL, { after: 6 });
  const lists: [heading: string, lines: readonly string[]][] = [
    ["Registry, Purpose, Equipment", record.rpes],
    ["Roles", record.roles.map(roleLine)],
  ];
  for (const [heading, all] of lists) {
    const lines = all.filter((line) => line.trim() !== "");
    if (lines.length === 0) continue;
    paper.paragraph("H2", heading, STRONG);
    for (const line of lines) paper.paragraph("P", line, BODY);
    paper.y += 5;
  }
  paper.y += 8;
}

function roleLine({ name, licence }: RecordContent["roles"][number]): string {
  return joinTexts([name, licence.trim() === "" ? "" : `Licence ${licence}`], ": ");
}

function joinTexts(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text.trim() !== "").join(separator);
}

function drawFoot(paper: PdfDocument, { holder, title, date, generatedAt }: RecordContent): void {
  const { count } = paper.bufferedPageRange();
  const generated = `Generated on ${formatInstant(generatedAt).slice(0, 16)} UTC`;
  const footer = joinTexts([generated, paper.incompleteness], " \u00b7 ");
  for (let page = 0; page < count; page += 1) {
    const { width, height } = paper.switchToPage(page);
    const number = `Page ${page + 1} of ${count}`;
    const y = height - FOOT;
    paper.rule(MARGIN, y, width - 2 * MARGIN);
    paper.artifact("Pagination", () => {
      paper.use(SMALL);
      const right = width - MARGIN - paper.widthOfString(number);
      const options = { lineBreak: false };
      paper.text(joinTexts([holder, title, date], " \u00b7 "), MARGIN, y + 5, options);
      paper.text(footer, MARGIN, y + 17, options);
      paper.text(number, right, y + 5, options);
    });
  }
}

/** Each group of rows stays on one page. */
function topicRows(topic: MainApi.RecordTopic, showsLessons: boolean): Row[][] {
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
  const row: Row = {
    isRuled: true,
    cells: [
      { text: topic.topicName, style: STRONG, scope: "Row", notes },
      { text: periodicity },
      { text: completedAt ?? "" },
      { text: isInProgress ? "In Progress" : (expiry ?? "") },
    ],
  };
  const [first = [], ...others] = showsLessons ? lessonRows(topic) : [];
  return [[row, ...first], ...others];
}

function lessonRows({ lessons, isTopicCompleted }: MainApi.RecordTopic): Row[][] {
  const { currentVersion: current = [], previousVersion: previous } = lessons ?? {};
  if (previous == null) return block(null, current);
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

/** The first lesson is in the group of its heading, so that both stay on one page. */
function block(heading: string | null, lessons: readonly MainApi.RecordLesson[]): Row[][] {
  const [first, ...others] = lessons.map((lesson): Row => ({
    cells: [
      {
        text: lesson.lessonName,
        scope: "Row",
        indent: INDENT,
        notes: [formerly(lesson.formerLessonName)],
      },
      { text: lesson.start_date ?? "" },
      { text: lesson.end_date ?? "" },
      { text: scoreOf(lesson) },
    ],
  }));
  if (first === undefined) return [];
  const columns = ["Lessons", "Start date", "End date", "Score"].map((text, index): Cell => ({
    text,
    style: LESSON_HEAD,
    scope: "Column",
    indent: index === 0 ? INDENT : 0,
  }));
  const title = {
    text: heading ?? "",
    style: LESSON_HEAD,
    columns: COLUMNS.length,
    indent: INDENT,
  };
  const titles = heading === null ? [] : [{ cells: [title] }];
  return [[...titles, { cells: columns }, first], ...others.map((row) => [row])];
}

function scoreOf({ lessonHasExam, score }: MainApi.RecordLesson): string {
  if (lessonHasExam !== true) return "N/A";
  return score == null ? "" : `${score.correctQuestions}/${score.totalQuestions} corrected to 100%`;
}

function formerly(name: string | null | undefined): string | undefined {
  return name == null ? undefined : `Formerly known as ${name}`;
}

/**
 * Repeats the head on every page (as an artifact, since screen readers have read it once) and
 * splits no group; pdfkit's tables do neither.
 */
function drawTable(paper: PdfDocument, groups: readonly (readonly Row[])[]): void {
  const { left, top } = paper.page.margins;
  const across = sum(COLUMNS.map(({ width }) => width));
  const table = paper.element(paper.root, "Table");
  const head = place(paper, {
    cells: COLUMNS.map(({ header }) => ({
      text: header,
      style: COLUMN_HEAD,
      scope: "Column",
    })),
  });
  let { y } = paper;
  const drawColumnHeads = (draw: () => void) => {
    paper.artifact("Layout", () => paper.rect(left, y, across, head.height).fill(INK.band));
    draw();
    y += head.height;
  };
  drawColumnHeads(() => drawRow(paper, table, head, y));
  for (const group of groups) {
    const rows = group.map((row) => place(paper, row));
    if (y + sum(rows.map(({ height }) => height)) > paper.page.maxY()) {
      paper.addPage();
      y = top;
      drawColumnHeads(() => {
        paper.artifact("Pagination", () => {
          for (const cell of head.cells) writeCell(paper, cell, y);
        });
      });
    }
    for (const row of rows) {
      if (row.isRuled) paper.rule(left, y, across);
      drawRow(paper, table, row, y);
      y += row.height;
    }
  }
}

interface PlacedCell {
  cell: Cell;
  /** The text and its notes. */
  paragraphs: { text: string; style: TextStyle }[];
  /** In points. */
  x: number;
  /** In points. */
  width: number;
}

interface PlacedRow {
  isRuled: boolean;
  cells: PlacedCell[];
  /** In points. */
  height: number;
}

function place(paper: PdfDocument, { cells: unplaced, isRuled = false }: Row): PlacedRow {
  let { left } = paper.page.margins;
  let column = 0;
  const cells = unplaced.map((cell) => {
    const { text, style = BODY, notes = [], columns = 1, indent = 0 } = cell;
    const across = sum(COLUMNS.slice(column, column + columns).map(({ width }) => width));
    const lines = notes.filter((note) => note !== undefined);
    const placed = {
      cell,
      paragraphs: [{ text, style }, ...lines.map((note) => ({ text: note, style: SMALL }))],
      x: left + PADDING + indent,
      width: across - 2 * PADDING - indent,
    };
    left += across;
    column += columns;
    return placed;
  });
  const heights = cells.map(({ paragraphs, width }) =>
    sum(paragraphs.map(({ text, style }) => paper.use(style).heightOfString(text, { width }))),
  );
  return { isRuled, cells, height: Math.max(...heights) + 2 * PADDING };
}
function drawRow(
  paper: PdfDocument,
  table: PDFKit.PDFStructureElement,
  row: PlacedRow,
  y: number,
): void {
  const element = paper.element(table, "TR");
  for (const placed of row.cells) {
    const { scope, columns } = placed.cell;
    const cellText = placed.paragraphs.map(({ text }) => text).join(" ");
    const options = { ...paper.actualText(cellText), scope, columns };
    paper.element(element, scope === undefined ? "TD" : "TH", options, () =>
      writeCell(paper, placed, y),
    );
  }
}

function writeCell(paper: PdfDocument, { paragraphs, x, width }: PlacedCell, y: number): void {
  paper.y = y + PADDING;
  for (const { text, style } of paragraphs) {
    paper.use(style).text(text, x, paper.y, { width });
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
