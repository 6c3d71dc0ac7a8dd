import type { WriteOptions } from "@recurrent/sdk/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Owner, type PersonPath, useOwnerMutation } from "./owner.ts";

const PERSON: PersonPath = { companyId: "3", userId: "9" };

/** A write that returns its own variables. */
const echo = <Variables,>(operation: string): WriteOptions<Variables, unknown> => ({
  mutationKey: ["main", operation],
  mutationFn: (variables) => Promise.resolve([operation, variables]),
  gcTime: 0,
});

it.each<[Owner, unknown]>([
  ["own", ["own", { eventId: "5" }]],
  [PERSON, ["persons", { eventId: "5", ...PERSON }]],
])("sends a write for the owner %j to their own calls", async (owner, expected) => {
  let written: Promise<unknown> | undefined;
  function Probe() {
    const own = echo<{ eventId: string }>("own");
    const persons = echo<{ eventId: string } & PersonPath>("persons");
    const { mutateAsync } = useOwnerMutation<{ eventId: string }, unknown>(
      owner,
      () => own,
      () => persons,
    );
    written ??= mutateAsync({ eventId: "5" });
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Probe />
    </QueryClientProvider>,
  );
  expect(await written).toEqual(expected);
});
