import { startTransition, Suspense, use, useState } from "react";
import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import { createTestPage } from "../../testing/test-page.ts";
import { initialTableState, type TableState, useTableState, withSearch } from "./table-state.ts";

const BY_NAME = { id: "fullName", desc: false };
const FIRST = initialTableState(BY_NAME);
const NEVER = new Promise<never>(() => undefined);

const DESCENDING = { ...FIRST, sort: { ...BY_NAME, desc: true } };

function Table({ owned, onChange }: { owned: TableState; onChange: (next: TableState) => void }) {
  const [state, change] = useTableState(BY_NAME, owned, onChange);
  return (
    <>
      <output>{`${state.search} ${state.sort.desc ? "descending" : "ascending"}`}</output>
      <button onClick={() => change(DESCENDING)}>Sort</button>
      <button onClick={() => change(withSearch(state, "k"))}>Search</button>
    </>
  );
}

/** Delays the owner's change, as a slow page does. */
function SlowPart({ owned }: { owned: TableState }) {
  if (owned.sort.desc) use(NEVER);
  return null;
}

function Page({ onRender }: { onRender: (owned: TableState) => void }) {
  const [owned, setOwned] = useState(FIRST);
  onRender(owned);
  return (
    <Suspense>
      <Table owned={owned} onChange={(next) => startTransition(() => setOwned(next))} />
      <SlowPart owned={owned} />
    </Suspense>
  );
}

const testPage = createTestPage();

it("keeps order and search while the owner is still drawing an earlier change", async () => {
  const onRender = vi.fn<(owned: TableState) => void>();
  flushSync(() => testPage.root.render(<Page onRender={onRender} />));
  const [sort, search] = testPage.host.querySelectorAll("button");
  flushSync(() => sort?.click());
  await vi.waitFor(() => expect(onRender).toHaveBeenLastCalledWith(DESCENDING));
  flushSync(() => search?.click());
  expect(testPage.host.querySelector("output")?.textContent).toBe("k descending");
});
