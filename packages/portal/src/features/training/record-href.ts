import { href } from "../../routes/address.ts";
import type { RecordView } from "./record-view.ts";

/** Whose record. */
export type RecordOwner =
  | { readonly kind: "own" }
  | { readonly kind: "own" | "person"; readonly subject: { readonly id: string } };

/**
 * The address of somebody's record on screen.
 *
 * @param view which of them; left out for today's
 */
export function recordHref(
  owner: RecordOwner,
  view: Pick<RecordView, "date" | "version"> | null = null,
): string {
  const query = { date: view?.date, version: view?.version };
  return owner.kind === "person"
    ? href("companies_users@show", { id: owner.subject.id }, { tab: "record", ...query })
    : href("my@records", {}, query);
}
