/** Reads a file that comes with the sandbox: from the site that runs it in its pages, or from the disk. */
export type ReadAsset = (url: URL) => Promise<Uint8Array<ArrayBuffer>>;
