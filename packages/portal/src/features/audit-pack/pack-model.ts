import type { Person } from "@recurrent/sdk";
import { findNamesakeMarks, formatCount, sortByName, withMark } from "@recurrent/ui-kit";
import type { PackCalls } from "./pack-calls.ts";
import { PERSON_NAMESAKES } from "../../shared/components/person-marks.ts";

/** In the order of the folders. */
export const PACK_PARTS = {
  certificates: "Certificates",
  documents: "Events and documents, including archived",
  record: "Training record",
} as const;
export type PackPart = keyof typeof PACK_PARTS;
export const ALL_PARTS = Object.keys(PACK_PARTS) as readonly PackPart[];

export interface PackPerson extends Pick<Person, "id" | "fullName"> {
  /** Distinguishes people of one name. */
  readonly mark?: string | undefined;
}

/** A person as chosen for a pack. */
export type ChosenPerson = PackPerson & Pick<Person, "isActive">;

/**
 * Label of the part with the records, whose day is the last one of people who have left.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function recordLabel(people: readonly Pick<Person, "isActive">[], today: string): string {
  const label = `${PACK_PARTS.record} as of`;
  if (people.every(({ isActive }) => !isActive)) return `${label} their last day`;
  const hasOneLeft = people.some(({ isActive }) => !isActive);
  return `${label} ${today}${hasOneLeft ? ", or the last day of people who have left" : ""}`;
}

/** Sorted by name. People of the same name are marked: with their own mark, else the id. */
export function withMarks(people: readonly PackPerson[]): PackPerson[] {
  const marks = findNamesakeMarks(people, {
    ...PERSON_NAMESAKES,
    marksOf: ({ mark = "" }) => [mark],
  });
  return sortByName(
    people.map((person) => ({ ...person, mark: marks.get(person.id) ?? person.mark })),
    titleOf,
  );
}

/** Name in the pack: "Ana Lima (ana.lima@aurora.test)". */
export function titleOf({ fullName, mark }: PackPerson): string {
  return withMark(fullName, mark);
}

export interface PackFile {
  readonly person: PackPerson;
  readonly path: string;
  readonly kind: "Certificate" | "Document" | "Training record";
  readonly title: string;
  /** Day of a record, a certificate's completion or a document's issue, 'YYYY-MM-DD'. */
  readonly issuedAt: string | null;
  /** Expiry of a document, 'YYYY-MM-DD'; null without one. */
  readonly expiryAt: string | null;
  /** Bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** Something missing from the pack, and why. */
export interface PackNote {
  readonly fullName: string;
  readonly what: string;
  readonly reason: string;
}

/** A request that failed. */
export interface FailedNote extends PackNote {
  /** False where it stands for an unknown number of files, such as all of a person. */
  readonly isFile: boolean;
}

/** "2 files"; "Some files" where their number is unknown. */
export function formatFailedFiles(failed: readonly Pick<FailedNote, "isFile">[]): string {
  return failed.every(({ isFile }) => isFile) ? formatCount(failed.length, "file") : "Some files";
}

export interface PackProgress {
  /** 0 to 100, of all people or, in a retry, of what failed. */
  readonly percent: number;
  /** Current file and its progress (0 to 100; null while unknown). */
  readonly now: {
    readonly fullName: string;
    readonly what: string;
    readonly percent: number | null;
  };
  /** Without the table of contents. */
  readonly files: number;
  readonly bytes: number;
  readonly failed: readonly FailedNote[];
}

export interface PackRequest {
  readonly people: readonly PackPerson[];
  readonly parts: ReadonlySet<PackPart>;
  /** Day of the records, 'YYYY-MM-DD' in UTC, except of people who left before. */
  readonly today: string;
  readonly product: string;
  readonly companyName: string;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly calls: PackCalls;
  /** Without the table of contents. */
  readonly mostFiles: number;
  /** When aborted, the entries end with its reason. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PackProgress) => void;
  /** Asks whether to retry what failed. */
  readonly onFailed: (failed: readonly FailedNote[]) => Promise<"again" | "finish">;
}

export interface PackEntry {
  readonly name: string;
  readonly input: Uint8Array<ArrayBuffer>;
  readonly lastModified: Date;
}
