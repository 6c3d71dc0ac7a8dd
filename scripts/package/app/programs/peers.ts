/** Everything that a component test of a third party does, with every peer of the SDK. */
import { createRequire } from "node:module";
import { createMemoryTokenStore, createRecurrent } from "@recurrent/sdk";
import * as mocks from "@recurrent/sdk/mocks";
import {
  companyShowOptions,
  groupShowOptions,
  queriesFor,
  refetchWithEtag,
  RecurrentProvider,
  trainingBoardShowOptions,
  useGroupCreate,
  useTrainingBoardShow,
} from "@recurrent/sdk/react";
import { mainEntities, mainSchemas } from "@recurrent/sdk/schemas";
import { useQueries, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { setupServer } from "msw/node";
import { createElement, Suspense } from "react";

interface Page {
  window: Window;
}
const { JSDOM } = createRequire(import.meta.url)("jsdom") as {
  JSDOM: new (html: string) => Page;
};
const { window } = new JSDOM("<div id=root></div>");
Object.assign(globalThis, { window, document: window.document });
// The library looks for the page as soon as it is loaded.
const { createRoot } = await import("react-dom/client");

/** Does not compile unless both types are the same. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isSameType = <A, B>(_: Same<A, B>): void => undefined;

const sent: unknown[] = [];
const server = setupServer(
  mocks.getTrainingBoardShowMockHandler([
    {
      id: "expired",
      count: 1,
      priority: 0,
      tab: "record",
      list: [{ id: 7, fullName: "Vera Lindqvist" }],
    },
  ]),
  mocks.getGroupCreateMockHandler(async ({ request }) => {
    sent.push(await request.json());
    return { id: 33 };
  }),
  ...mocks.mockHandlers(),
);
server.listen();

const client = createRecurrent({
  authHost: "https://auth.test",
  apiHost: "https://api.test",
  tokenStore: createMemoryTokenStore({ token: "any", expiresAt: Date.now() + 3_600_000 }),
});

interface Shown {
  board?: unknown;
  firstCard?: string | undefined;
  company?: string;
  group?: string | undefined;
  created?: string;
}
const shown: Shown = {};

function Board(): null {
  const board = useTrainingBoardShow({
    select: (cards) => cards.map((card) => card.list[0]?.fullName),
  });
  isSameType<typeof board.data, (string | undefined)[] | undefined>(true);
  const cards = useQuery(trainingBoardShowOptions());
  const [group] = useQueries({ queries: [groupShowOptions("7", "8")] });
  const company = useSuspenseQuery(companyShowOptions("7"));
  const create = useGroupCreate({ onSuccess: (id) => void (shown.created = id) });
  shown.board = board.data;
  shown.firstCard = cards.data?.[0]?.id;
  shown.group = group.data?.name;
  shown.company = company.data.name;
  if (cards.isSuccess && group.isSuccess && create.isIdle) {
    create.mutate({ companyId: "7", data: { name: "Line pilots", managers: [], add: [] } });
  }
  return null;
}

const element = window.document.querySelector("#root");
if (element === null) throw new Error("There is no root.");
createRoot(element).render(
  createElement(RecurrentProvider, { client }, createElement(Suspense, null, createElement(Board))),
);
for (let turn = 0; turn < 250 && shown.created === undefined; turn += 1) {
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const queries = queriesFor(client);
const reading = await refetchWithEtag(queries, groupShowOptions("7", "8"));
const groupName: string = reading.value.name;
const reply = await client.raw.companies.get("7");

mocks.seedMocks(7);
const factories = Object.entries(mocks).filter(([name]) => /^get\w+Mock$/.test(name));
const made = factories.map(([, make]) => (make as () => unknown)());
const person = mocks.getPersonMock({ fullName: "Vera Lindqvist" });

console.log(
  JSON.stringify({
    ...shown,
    sent,
    refetched: groupName,
    hasAllMocks: made.length > 150 && !made.includes(undefined),
    isValid:
      mainSchemas.CompanyShowResponse.safeParse(reply).success &&
      mainEntities.Person.parse(person).fullName === "Vera Lindqvist",
    isOddValid: mainEntities.Person.safeParse({ ...person, id: "odd" }).success,
  }),
);
// React Query caches replies for five minutes, and the program would not end before that.
process.exit(0);
