/** The two parts of Trusted Types used here; TypeScript's DOM library does not have them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** Name of the policy, for the `trusted-types` directive of a Content-Security-Policy. */
const POLICY_NAME = "recurrent-sandbox";

/**
 * Lets MSW register its service worker under `require-trusted-types-for 'script'`. MSW hands a plain
 * text to `register`, which that directive refuses, and offers no hook; so while `work` runs,
 * `register` passes exactly the worker's own address through a policy. Any other address is left as
 * it is, and refused by the browser as before. Where there are no Trusted Types nothing is done.
 */
export async function withTrustedWorker<T>(workerUrl: string, work: () => Promise<T>): Promise<T> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) {
    return work();
  }
  const allowed = new URL(workerUrl, location.href).href;
  const policy = trustedTypes.createPolicy(POLICY_NAME, {
    createScriptURL: (url) => {
      if (new URL(url, location.href).href !== allowed) {
        throw new TypeError(`${POLICY_NAME} is for the sandbox's own service worker only.`);
      }
      return url;
    },
  });
  const container = navigator.serviceWorker;
  const register = container.register.bind(container);
  const isWorker = (url: string | URL) => new URL(url, location.href).href === allowed;
  Object.defineProperty(container, "register", {
    configurable: true,
    value: (url: string | URL, options?: RegistrationOptions) =>
      register(isWorker(url) ? policy.createScriptURL(String(url)) : url, options),
  });
  try {
    return await work();
  } finally {
    // uncovers the method of the prototype again
    Reflect.deleteProperty(container, "register");
  }
}
