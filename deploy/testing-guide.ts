import { readFileSync } from "node:fs";
import { fromRoot } from "../scripts/lib/paths.mjs";

/** Settings of hosts that are never called, for pages in front of the sign-in. */
export const NO_HOSTS = {
  AUTH_HOST: "https://auth.example.test",
  API_HOST: "https://api.example.test",
  SUPPORT_EMAIL: "help@example.test",
  TERMS_URL: "https://www.example.test/terms.html",
  PRIVACY_URL: "https://www.example.test/privacy",
  TERMS_OF_USE_URL: "https://www.example.test/terms",
};

/**
 * The first example of `docs/deploy.md` in this language that contains the words, so that the guide is
 * tested.
 */
export function exampleOf(language: string, words: string): string {
  const guide = readFileSync(fromRoot("docs/deploy.md"), "utf8");
  const examples = Array.from(guide.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm));
  const found = examples.find(([, name, text]) => name === language && text?.includes(words));
  if (found?.[2] === undefined) throw new Error(`The guide has no ${language} with "${words}".`);
  return found[2];
}
