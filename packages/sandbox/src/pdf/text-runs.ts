import bidiFactory from "bidi-js";
import { type CjkScript, cjkScriptOf, isCjk } from "./reader-font.ts";

/** The base font has Latin, Greek and Cyrillic. */
const SCRIPTS = {
  arabic: /\p{Script_Extensions=Arabic}/u,
  devanagari: /\p{Script_Extensions=Devanagari}/u,
  hebrew: /\p{Script_Extensions=Hebrew}/u,
  thai: /\p{Script_Extensions=Thai}/u,
};
export type Script = keyof typeof SCRIPTS;

const ALL_SCRIPTS = Object.keys(SCRIPTS) as readonly Script[];

export function scriptsIn(text: string): Script[] {
  return ALL_SCRIPTS.filter((script) => SCRIPTS[script].test(text));
}

/** `reader` is a font of the PDF reader. */
export type TextRun =
  | { readonly font: "base" | Script; readonly text: string }
  | { readonly font: "reader"; readonly script: CjkScript; readonly text: string };

export type HasLetter = (font: "base" | Script, letter: string) => boolean;

/** Drawn for a letter that no font has. */
export const MISSING = "\u25a1";

/** Marks and joiners belong to the letter before. */
const ATTACHED = /^[\p{Mark}\u200c\u200d]$/u;
/** Direction marks are not drawn. */
const DIRECTION_MARK = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** A soft hyphen, for example, is left out when no font has it. */
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u061c\u200f\u202b\u202e\u2067]/u;

const bidi = bidiFactory();

/** Returns runs from left to right. The document is English, so neutral characters read so too. */
export function textRuns(line: string, hasLetter: HasLetter): TextRun[] {
  const text = line.normalize("NFC");
  if (!RIGHT_TO_LEFT.test(text)) return fontRuns(text, line, hasLetter);
  return visualRuns(text).flatMap(({ slice, isReversed }) => {
    const shown = slice.replaceAll(DIRECTION_MARK, "");
    if (!isReversed) return fontRuns(shown, line, hasLetter);
    const runs = fontRuns(mirrorText(shown), line, hasLetter);
    return runs.flatMap(reversible).toReversed();
  });
}

/** Returns runs of one direction in visual order. */
function visualRuns(text: string): { slice: string; isReversed: boolean }[] {
  const embedding = bidi.getEmbeddingLevels(text, "ltr");
  const { levels } = embedding;
  const runs: { start: number; end: number; level: number }[] = [];
  for (const at of bidi.getReorderedIndices(text, embedding)) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    const isReversed = level % 2 === 1;
    if (last?.level === level && at === (isReversed ? last.start - 1 : last.end)) {
      if (isReversed) last.start = at;
      else last.end = at + 1;
    } else {
      runs.push({ start: at, end: at + 1, level });
    }
  }
  return runs.map(({ start, end, level }) => ({
    slice: text.slice(start, end),
    isReversed: level % 2 === 1,
  }));
}

function mirrorText(text: string): string {
  return Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join("");
}

/**
 * Words of a right-to-left script stay whole, since their font reverses them; other characters are
 * reversed one by one.
 */
function reversible(run: TextRun): TextRun[] {
  if (run.font === "reader") return [run];
  const { font } = run;
  const pieces = font === "base" ? Array.from(run.text) : run.text.split(/(?=\s)|(?<=\s)/u);
  return pieces.map((text) => ({ font, text }));
}

/** Returns runs of one font in logical order. */
function fontRuns(text: string, line: string, hasLetter: HasLetter): TextRun[] {
  const runs: TextRun[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    if (last && last.font !== "reader" && ATTACHED.test(letter) && hasLetter(last.font, letter)) {
      runs[runs.length - 1] = { font: last.font, text: last.text + letter };
      continue;
    }
    for (const sign of drawableForm(letter, hasLetter)) {
      addRun(runs, textRun(sign, line, hasLetter));
    }
  }
  return runs;
}

function addRun(runs: TextRun[], run: TextRun): void {
  const last = runs.at(-1);
  const isSame =
    last?.font === run.font &&
    (last.font !== "reader" || (run.font === "reader" && last.script === run.script));
  if (isSame) runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
}

/** A ligature or other compatibility character that no font has is drawn in its NFKC form. */
function drawableForm(letter: string, hasLetter: HasLetter): string {
  if (isDrawable(letter, hasLetter)) return letter;
  if (IGNORABLE.test(letter)) return "";
  const compatible = letter.normalize("NFKC");
  const isWhole = Array.from(compatible).every((sign) => isDrawable(sign, hasLetter));
  return isWhole ? compatible : MISSING;
}

function isDrawable(letter: string, hasLetter: HasLetter): boolean {
  return fontOf(letter, hasLetter) !== undefined || isCjk(letter);
}

function fontOf(letter: string, hasLetter: HasLetter): "base" | Script | undefined {
  if (hasLetter("base", letter)) return "base";
  return scriptsIn(letter).find((script) => hasLetter(script, letter));
}

function textRun(letter: string, line: string, hasLetter: HasLetter): TextRun {
  const font = fontOf(letter, hasLetter);
  if (font === undefined && isCjk(letter)) {
    return { font: "reader", script: cjkScriptOf(line), text: letter };
  }
  return { font: font ?? "base", text: letter };
}
