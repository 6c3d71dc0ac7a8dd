/** What a pack is made of and what comes of it. */
import type { Person } from "@recurrent/sdk";
import { findTwinMarks, sortByName, withMark } from "@recurrent/ui-kit";
import type { PackCalls } from "./pack-calls.ts";

/** What a pack may hold of a person, in the order of the folders. */
export const PACK_PARTS = {
  certificates: "Certificates",
  documents: "Events and documents, including archived",
  record: "Training record",
} as const;
export type PackPart = keyof typeof PACK_PARTS;
export const ALL_PARTS = Object.keys(PACK_PARTS) as readonly PackPart[];

/** A person whose pack is made. */
export interface PackPerson extends Pick<Person, "id" | "fullName"> {
  /** What tells the person apart where another one has the same name. */
  readonly mark?: string | undefined;
}

/** The people by name, each of those whose names look alike with a mark: its own, else the id. */
export function withMarks(people: readonly PackPerson[]): PackPerson[] {
  const marks = findTwinMarks(people, {
    nameOf: ({ fullName }) => fullName,
    idOf: ({ id }) => id,
    marksOf: ({ mark = "" }) => [mark],
  });
  return sortByName(
    people.map((person) => ({ ...person, mark: marks.get(person.id) ?? person.mark })),
    titleOf,
  );
}

/** What a person is called in the pack: "Ana Lima (ana.lima@aurora.test)". */
export function titleOf({ fullName, mark }: PackPerson): string {
  return withMark(fullName, mark);
}

/** A file that is in the pack. */
export interface PackFile {
  readonly person: PackPerson;
  readonly path: string;
  readonly kind: "Certificate" | "Document" | "Training record";
  readonly title: string;
  /** The day of a record, of a certificate's completion or a document's issue, 'YYYY-MM-DD'. */
  readonly issuedAt: string | null;
  /** Of a document, 'YYYY-MM-DD'. */
  readonly expiryAt: string | null;
  /** Bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** Something that is not in the pack, and why. */
export interface PackNote {
  readonly fullName: string;
  readonly what: string;
  readonly reason: string;
}

/** How far a pack has come, and in the end what is in it. */
export interface PackProgress {
  /** 0 to 100, of all people; of what is tried again, once that is so. */
  readonly percent: number;
  /** What is waited for: of whom, and how far it has come (0 to 100; null while that is not known). */
  readonly now: {
    readonly fullName: string;
    readonly what: string;
    readonly percent: number | null;
  };
  /** What was put in so far, without the table of contents. */
  readonly files: number;
  readonly bytes: number;
  /** What could not be had. */
  readonly failed: readonly PackNote[];
}

/** What a pack is made of. */
export interface PackRequest {
  readonly people: readonly PackPerson[];
  readonly parts: ReadonlySet<PackPart>;
  /** 'YYYY-MM-DD' in UTC: the day of the records, but for people who left before. */
  readonly today: string;
  readonly product: string;
  readonly companyName: string;
  /** Who makes it. */
  readonly madeBy: string;
  /** When it is made. */
  readonly madeAt: Date;
  readonly calls: PackCalls;
  /** So many files there may be besides the contents. */
  readonly mostFiles: number;
  /** Ends everything; the entries then end with its reason. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PackProgress) => void;
  /** Asked once everything was tried and something failed: whether to try that again, or leave it out. */
  readonly onFailed: (failed: readonly PackNote[]) => Promise<"again" | "finish">;
}

/** A file of the zip. */
export interface PackEntry {
  readonly name: string;
  readonly input: Uint8Array<ArrayBuffer>;
  readonly lastModified: Date;
}
