/** Slow enough to see, fast enough to wait for. */
const BYTES_PER_SECOND = 20 * 1024 * 1024;
const STEP_MS = 50;

/**
 * Simulates upload progress, since browsers report none for uploads that a service worker answers.
 * Forms with files are delayed by the time they would take, and can be aborted.
 *
 * @param hosts origins of the sandbox's hosts; other calls do not change
 */
export function simulateUploadProgress(hosts: readonly string[]): void {
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    #isOurs = false;
    /** The delayed upload; null for none and after an abort. */
    #held: object | null = null;
    #tellsOwn = false;

    constructor() {
      super();
      // For a call that bypasses the service worker, the browser reports progress too; this
      // listener is the first, so it can stop those events.
      this.upload.addEventListener("progress", (event) => {
        if (this.#tellsOwn && event.isTrusted) {
          event.stopImmediatePropagation();
        }
      });
    }

    override open(
      method: string,
      url: string | URL,
      isAsync = true,
      username?: string | null,
      password?: string | null,
    ): void {
      this.#isOurs = hosts.includes(new URL(url, location.href).origin);
      super.open(method, url, isAsync, username, password);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const total = this.#isOurs && body instanceof FormData ? bytesOf(body) : 0;
      this.#tellsOwn = total > 0;
      if (!this.#tellsOwn) {
        super.send(body);
        return;
      }
      const begun = performance.now();
      const upload = {};
      this.#held = upload;
      const step = (): void => {
        if (this.#held !== upload) return;
        const elapsed = performance.now() - begun + STEP_MS;
        const loaded = Math.min(total, Math.floor((elapsed / 1000) * BYTES_PER_SECOND));
        this.upload.dispatchEvent(
          new ProgressEvent("progress", { lengthComputable: true, loaded, total }),
        );
        if (loaded < total) {
          setTimeout(step, STEP_MS);
        } else if (this.#held === upload) {
          this.#held = null;
          super.send(body);
        }
      };
      // Browsers report nothing during `send`.
      setTimeout(step);
    }

    override abort(): void {
      const wasHeld = this.#held !== null;
      this.#held = null;
      super.abort();
      if (wasHeld) {
        // Nothing was sent yet, so the browser reports nothing.
        this.dispatchEvent(new ProgressEvent("abort"));
        this.dispatchEvent(new ProgressEvent("loadend"));
      }
    }
  };
}

/** Ignores the little text beside the files. */
function bytesOf(form: FormData): number {
  let sum = 0;
  for (const value of form.values()) {
    sum += typeof value === "string" ? 0 : value.size;
  }
  return sum;
}
