/** The two weights documents are set in, as TrueType files. */
export interface FontFiles {
  regular: Uint8Array;
  semiBold: Uint8Array;
}

/** Pictures for authored attachments; they show specimens, and each is a file by its name. */
const PICTURES = {
  Prescription: new URL("./pictures/prescription.png", import.meta.url),
  Passport: new URL("./pictures/passport.png", import.meta.url),
  "Identity card, front": new URL("./pictures/identity-card-front.png", import.meta.url),
  "Identity card, back": new URL("./pictures/identity-card-back.png", import.meta.url),
} as const;
export type Picture = keyof typeof PICTURES;

/** Files that come with the sandbox, read from the site or from the disk. */
export interface Assets {
  fonts(): Promise<FontFiles>;
  /** A PNG. */
  picture(name: Picture): Promise<Uint8Array<ArrayBuffer>>;
}

/** What reads them; called when a file is asked for, not before. */
export type LoadAssets = () => Promise<Assets>;

/** Where a picture lies: an address of the site, or of a file in Node. */
export function pictureUrl(name: Picture): URL {
  return PICTURES[name];
}

/** Whether there is a picture with this name. */
export function isPicture(name: string): name is Picture {
  return Object.hasOwn(PICTURES, name);
}
