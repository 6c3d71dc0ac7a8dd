/** The two weights documents are set in, as TrueType files. */
export interface FontFiles {
  regular: Uint8Array;
  semiBold: Uint8Array;
}

/** Reads the fonts; called when a document is asked for, not before. */
export type LoadFonts = () => Promise<FontFiles>;
