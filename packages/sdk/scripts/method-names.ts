/**
 * A method name is the operation without the words of its group, verb first: `groupTraineeList` of
 * Groups is `groups.listTrainees`, `personShow` of People `people.get`.
 */

/** Words with a single form: `listAcl`, `listUserAccess`. */
const UNCOUNTABLE = new Set(["Acl", "Access"]);

const IRREGULAR: Readonly<Record<string, string>> = { People: "Person" };

const singular = (word: string): string =>
  IRREGULAR[word] ?? word.replace(/ies$/, "y").replace(/(?<!s)s$/, "");

const wordsOf = (name: string): string[] => name.match(/[A-Z]?[a-z]+/g) ?? [];

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * @param tag as in the contract: 'PersonEvents'
 * @param operation its id, which ends with a verb: 'personEventFileDownload'
 */
export function methodName(tag: string, operation: string): string {
  const tagWords = new Set(wordsOf(tag).map(singular));
  const words = wordsOf(operation).map(capital);
  const verb = words.pop() ?? "";
  const object = words.filter((word) => !tagWords.has(word));
  const last = object.at(-1);
  if (verb === "List" && last !== undefined && !UNCOUNTABLE.has(last)) {
    object[object.length - 1] = `${last}s`;
  }
  return `${verb === "Show" ? "get" : verb.toLowerCase()}${object.join("")}`;
}
