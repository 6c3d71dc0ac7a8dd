/** From the site that runs the sandbox in its pages, or from the disk. */
export type ReadAsset = (url: URL) => Promise<Uint8Array<ArrayBuffer>>;
