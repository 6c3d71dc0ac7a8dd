/** Type sizes in points, from comfortable to smallest, with the columns and the names that one page has room for. */
const SIZES = [
  { size: 14, columns: 3, names: 45 },
  { size: 11, columns: 3, names: 90 },
  { size: 9, columns: 4, names: 150 },
  { size: 7.5, columns: 5, names: 230 },
  { size: 6, columns: 6, names: Number.POSITIVE_INFINITY },
] as const;

/** The largest type in which so many people fit one page of A4 or Letter; beyond 350 they take several. */
export function paperFit(people: number): { readonly size: number; readonly columns: number } {
  return SIZES.find(({ names }) => people <= names) ?? SIZES[4];
}
