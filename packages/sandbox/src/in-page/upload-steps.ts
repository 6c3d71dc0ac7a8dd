/** As over a good line: fast enough to wait for, slow enough to be seen. */
const BYTES_PER_SECOND = 20 * 1024 * 1024;
const STEP_MS = 50;

/**
 * Lets uploads to the sandbox tell how far they have come. A browser reports no steps of an upload
 * that a service worker answers, so in the page nobody could see what users of real hosts see. Forms
 * with files are held back as long as sending them would take, and report their steps meanwhile; they
 * can be aborted in the middle like any upload.
 *
 * @param hosts origins of the sandbox's hosts; calls of others are left alone
 */
export function showUploadSteps(hosts: readonly string[]): void {
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    #isOurs = false;
    /** The upload that is held back; null when there is none, and from an abort on. */
    #held: object | null = null;
    /** Whether the steps of this upload are told here, and not by the browser. */
    #tellsOwn = false;

    constructor() {
      super();
      // First of all listeners, for those of an upload are called in their order, whatever their phase:
      // where the call passes by the service worker the browser tells steps too, which begin later.
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
        if (this.#held !== upload) {
          return;
        }
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
      // as with any upload, nothing is told while `send` is still at work
      setTimeout(step);
    }

    override abort(): void {
      const wasHeld = this.#held !== null;
      this.#held = null;
      super.abort();
      if (wasHeld) {
        // nothing was sent yet, so the browser itself has nothing to tell
        this.dispatchEvent(new ProgressEvent("abort"));
        this.dispatchEvent(new ProgressEvent("loadend"));
      }
    }
  };
}

/** The bytes of all files of a form; the little text beside them does not count. */
function bytesOf(form: FormData): number {
  let sum = 0;
  for (const value of form.values()) {
    sum += typeof value === "string" ? 0 : value.size;
  }
  return sum;
}
