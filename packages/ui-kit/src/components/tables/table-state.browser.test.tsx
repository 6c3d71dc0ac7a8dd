import { startTransition, Suspense, use, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { initialTableState, type TableState, useTableState, withSearch } from "./table-state.ts";

const BY_NAME = { id: "fullName", desc: false };
const FIRST = initialTableState(BY_NAME);
const NEVER = new Promise<never>(() => undefined);

let change: (next: TableState) => void = () => undefined;

function Table({ owned, onChange }: { owned: TableState; onChange: (next: TableState) => void }) {
  const [{ search, sort }, update] = useTableState(BY_NAME, owned, onChange);
  change = update;
  return <output>{`${search} ${sort.desc ? "descending" : "ascending"}`}</output>;
}

/** Holds up the owner's change, as a slow page does. */
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

it("keeps order and search while the owner is still drawing an earlier change", async () => {
  const host = document.createElement("div");
  const root = createRoot(host);
  const onRender = vi.fn<(owned: TableState) => void>();
  flushSync(() => root.render(<Page onRender={onRender} />));
  const descending = { ...FIRST, sort: { ...BY_NAME, desc: true } };
  flushSync(() => change(descending));
  await vi.waitFor(() => expect(onRender).toHaveBeenLastCalledWith(descending));
  flushSync(() => change(withSearch(descending, "k")));
  expect(host.textContent).toBe("k descending");
  root.unmount();
});
