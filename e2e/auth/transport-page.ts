import {
  certificateDownload,
  certificateShow,
  configureRecurrent,
  createMemoryTokenStore,
  download,
  eventCreate,
  isApiError,
  type Progress,
} from "../../packages/sdk/src/index.ts";

/** The page of `transport.e2e.ts`: the SDK as a browser runs it, over CORS. */
configureRecurrent({
  authHost: location.origin,
  apiHost: location.origin.replace("127.0.0.1", "localhost"),
  tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
});

/** Properties of an error that the test reads. */
export interface Failure {
  kind: string;
  status: number;
  message: string;
}

/** Commands of the test. A case's name is the id in the called URL. */
export interface TransportPage {
  show(name: string): Promise<Failure>;
  download(name: string): Promise<{ fileName: string; size: number; steps: Progress[] }>;
  upload(bytes: number): Promise<Progress[]>;
}

const page: TransportPage = {
  async show(name) {
    try {
      await certificateShow(name);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { kind, status, message } = error;
      return { kind, status, message };
    }
    throw new Error("The call did not fail.");
  },
  async download(name) {
    const steps: Progress[] = [];
    const { blob, fileName } = await download((options) => certificateDownload(name, options), {
      onProgress: (progress) => steps.push(progress),
    });
    return { fileName, size: blob.size, steps };
  },
  async upload(bytes) {
    const steps: Progress[] = [];
    const form = { description: "Licence", files: [new File([new Uint8Array(bytes)], "a.bin")] };
    await eventCreate(form, { onUploadProgress: (progress) => steps.push(progress) });
    return steps;
  },
};

Object.assign(globalThis, { transportPage: page });
