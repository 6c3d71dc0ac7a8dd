import type { BoardPerson } from "@recurrent/sdk";
import type { ShownRows } from "@recurrent/ui-kit";
import { useState } from "react";
import { useQueryValue } from "../../kernel/view/useQueryValue.ts";
import { PersonPreview } from "./PersonPreview.tsx";
import { peopleIn, PREVIEW_KEY, type PreviewTab } from "./preview-facts.ts";

/** The buttons of the rows of a person. */
const buttonsOf = (id: string) =>
  document.querySelectorAll<HTMLElement>(`[data-preview="${CSS.escape(id)}"]`);

/** So many frames in a row the focus has to stay: a grid that shows another page gives it to a cell of its own. */
const SETTLED_FRAMES = 6;
/** Rows of another page are there by then. */
const FOCUS_WITHIN_MS = 2000;

/** The focus returns to where the press was, but after steps to the row of whoever was shown last. */
function focusRow(of: string): void {
  const begun = performance.now();
  let settled = 0;
  const focus = () => {
    const active = document.activeElement;
    // Somebody has gone on to something else.
    if (active !== document.body && !active?.closest("[role=grid], [role=dialog]")) return;
    const rowsOf = [...buttonsOf(of)].map((button) => button.closest("[role=row]"));
    const isThere = rowsOf.some((row) => row?.contains(active));
    settled = isThere ? settled + 1 : 0;
    if (!isThere) rowsOf[0]?.querySelector("a")?.focus();
    if (settled < SETTLED_FRAMES && performance.now() - begun < FOCUS_WITHIN_MS) {
      requestAnimationFrame(focus);
    }
  };
  focus();
}

export interface BoardPreviewProps<Row> {
  rows: ShownRows<Row>;
  personOf: (row: Row) => BoardPerson;
  tab: PreviewTab;
}

/**
 * The person whom the address previews, and the way to those above and below in the list, on whatever page
 * of it. Nobody is previewed who is not in the list.
 */
export function BoardPreview<Row>({ rows, personOf, tab }: BoardPreviewProps<Row>) {
  const [told, tell] = useQueryValue(PREVIEW_KEY);
  // The address follows a moment later: the next key press must not step from where the last one did, and a
  // panel that closes must not show the person before. '' for nobody.
  const [ahead, goAhead] = useState<string | null>(null);
  if (ahead !== null && ahead === (told ?? "")) goAhead(null);
  const id = ahead ?? told;
  const matching = id === null ? [] : rows.matching();
  const people = peopleIn(matching, personOf);
  const at = people.findIndex((person) => person.id === id);
  const person = people[at];

  function step(by: 1 | -1): void {
    const next = people[at + by];
    if (next === undefined) return;
    goAhead(next.id);
    tell(next.id);
    // The list turns its pages along.
    const { page, pageSize } = rows.settled;
    const nextPage = Math.floor(matching.findIndex((row) => personOf(row) === next) / pageSize);
    if (nextPage !== page) rows.update((state) => ({ ...state, page: nextPage }));
    else buttonsOf(next.id)[0]?.closest("[role=row]")?.scrollIntoView({ block: "nearest" });
  }

  return (
    <PersonPreview
      shown={person && { person, at, of: people.length }}
      tab={tab}
      onStep={step}
      onClose={() => {
        goAhead("");
        tell(null);
      }}
      onClosed={focusRow}
    />
  );
}
