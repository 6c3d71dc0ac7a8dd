import { ZxcvbnFactory } from "@zxcvbn-ts/core";

/**
 * Words that attackers try first. A full dictionary would be larger than the rest of the portal.
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

/** Keyboard rows, also reversed, count as words. */
const KEYBOARD = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890", "1qaz2wsx", "qazwsxedc"];

const estimator = new ZxcvbnFactory({ dictionary: { passwords: [...COMMON, ...KEYBOARD] } });

/** 0 is guessed at once, 4 never. */
export type StrengthScore = 0 | 1 | 2 | 3 | 4;

/**
 * Large: import it lazily.
 *
 * @param known guessable texts of this person, such as name and username
 */
export function estimateStrength(password: string, known: readonly string[]): StrengthScore {
  if (password === "") return 0;
  return estimator.check(password, [...known]).score;
}
