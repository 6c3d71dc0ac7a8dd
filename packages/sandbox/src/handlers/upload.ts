import type { FileContent } from "../world/persistence/persistence.ts";

/** A file of a form: what it says of itself, and its bytes, ready to be stored. */
export class Upload {
  readonly name: string;
  /** Content type as sent; empty without one. */
  readonly type: string;
  readonly content: FileContent;

  constructor({ name, type }: { name: string; type: string }, content: FileContent) {
    this.name = name;
    this.type = type;
    this.content = content;
  }

  /** How many bytes. */
  get size(): number {
    return this.content.size;
  }
}

/** One entry of a form, in the order sent. */
export type FormEntry = readonly [name: string, value: string | Upload];
