import { ZxcvbnFactory } from "@zxcvbn-ts/core";

/**
 * Words that guessers try first. A short list of our own: whole dictionaries weigh more than the rest
 * of the portal, and the rule (`new-password.ts`) already refuses the simplest passwords.
 */
const COMMON = (
  "password passwort welcome letmein login admin administrator qwerty qwertyuiop azerty asdfgh zxcvbn " +
  "iloveyou monkey dragon master sunshine princess football baseball superman batman shadow michael " +
  "jennifer jordan hunter secret change changeme default guest test testing temp summer winter spring " +
  "autumn january february march april june july august september october november december monday " +
  "friday training recurrent trainee manager company captain officer pilot aircraft aviation airline " +
  "flight flying airport runway takeoff landing boeing airbus cessna piper king air abc123 hello " +
  "freedom whatever trustno1 starwars computer internet google"
).split(" ");

/** Rows of a keyboard and their reverse are found as words. */
const KEYBOARD = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890", "1qaz2wsx", "qazwsxedc"];

const estimator = new ZxcvbnFactory({ dictionary: { passwords: [...COMMON, ...KEYBOARD] } });

/** 0 falls to the first guesses, 4 to nobody. */
export type StrengthScore = 0 | 1 | 2 | 3 | 4;

/**
 * Estimates how hard a password is to guess. Heavy: import it lazily.
 *
 * @param known texts a guesser would try for this person, such as the name and the username
 */
export function estimateStrength(password: string, known: readonly string[]): StrengthScore {
  if (password === "") return 0;
  return estimator.check(password, [...known]).score;
}
