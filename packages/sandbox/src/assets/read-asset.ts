/** Reads from the site when the sandbox runs in a page, else from the disk. */
export type ReadAsset = (url: URL) => Promise<Uint8Array<ArrayBuffer>>;
