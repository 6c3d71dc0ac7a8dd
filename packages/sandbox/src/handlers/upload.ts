import type { FileContent } from "../world/persistence/persistence.ts";

/** A file of a form: what it says of itself, and its bytes, which are not in it but ready to be stored. */
export class Upload extends File {
  /** Content type as sent; empty without one. */
  override readonly type: string;
  /** How many bytes. */
  override readonly size: number;
  readonly content: FileContent;

  constructor({ name, type }: { name: string; type: string }, content: FileContent) {
    super([], name);
    this.type = type;
    this.size = content.size;
    this.content = content;
  }
}

/** One entry of a form, in the order sent. */
export type FormEntry = readonly [name: string, value: string | Upload];
