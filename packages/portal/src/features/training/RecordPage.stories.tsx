import {
  getAccountShowMockHandler,
  getPersonRecordShowMockHandler,
  getPersonScheduleShowMockHandler,
  getPersonShowMockHandler,
  getRecordShowMockHandler,
  getScoreShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { delay } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { afterAnotherTry, afterFailure } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { failsUntilFixed, fails, forever, over } from "../../testing/replies.ts";
import {
  expectVisible,
  expectFailure,
  expectLoading,
  expectNotice,
} from "../../testing/expect-visible.ts";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { ACCOUNT } from "../../testing/harness-people.ts";
import {
  sentQueries,
  clearSentQueries,
  recordingHandler,
  typeDay,
} from "./testing/record-requests.ts";
import { ESSENTIALS, PREMIUM, SCORE, TRAINEE_OF_COMPANY } from "./testing/record.ts";

const OWN = "*/api/my/records";
const PERSONS = "*/api/companies/:companyId/users/:userId/records";
const SCORES = "*/scores/:scoreId";
/** Matches the input of a date field. */
const INPUT = { selector: "input" };
const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

type Played = Pick<StoryContext, "canvas">;

/** Presses the keys that show the version button. */
const callForVersions = () => userEvent.keyboard("{Alt>}{Shift>}V{/Shift}{/Alt}");

/**
 * Training Record inside the portal, the person's own and another person's (training 2.6, 2.9).
 *
 * ## Do
 * Leave the tools in place while a record is generated.
 *
 * ## Don't
 * Show the record of another date than the chosen one.
 */
const meta = {
  title: "Screens/My Training/Training Record",
  component: PortalHarness,
  args: { path: "/my/records", as: "traineeAbroad" },
  parameters: { ...over(recordingHandler(OWN, PREMIUM), getScoreShowMockHandler(SCORE)) },
  beforeEach: clearSentQueries,
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Layout 5 of today: former names, In Progress, Initial only, and both versions of a topic. */
export const Layout5: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await expect(canvas.getByLabelText("Display record for:", INPUT)).toHaveValue(HARNESS_DAY);
    await expect(sentQueries()).toEqual(["version=5"]);
    await expect(canvas.getByText(/at least one lesson per year/)).toBeVisible();
    await expect(canvas.getByText("In Progress")).toBeVisible();
    await expect(canvas.queryByText("2023-08-19")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Expand All" }));
    await expectVisible(() => canvas.getByText(/All remaining lessons in this version/));
    await expect(canvas.getByText(/was not completed in full/)).toBeVisible();
  },
};

/** Layout 4 has a note beside each expiry. Alt+Shift+V shows the version button, which fetches the other layout. */
export const Layout4: Story = {
  args: { as: "traineeOfLayout4" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await expect(await canvas.findAllByRole("button", { name: "Please Note" })).not.toHaveLength(0);
    await expect(canvas.queryByRole("button", { name: "Formerly known as" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /Version$/ })).toBeNull();
    await callForVersions();
    await userEvent.click(await canvas.findByRole("button", { name: "Old Version" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Cycle Version" }));
    await expectVisible(() => canvas.getByRole("button", { name: "Old Version" }));
    await waitFor(() =>
      expect(sentQueries().map((query) => query.replace(/^.*&/, ""))).toEqual([
        "version=4",
        "version=1",
        "version=4",
      ]),
    );
  },
};

/** Layout 5 has no version button, neither by keys nor in the user menu. */
export const WithoutVersionButton: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await callForVersions();
    await userEvent.click(canvas.getByRole("button", { name: /^User menu: / }));
    const page = body(canvasElement);
    await expectVisible(() => page.getByRole("menuitem", { name: "My Profile" }));
    await expect(page.getAllByRole("menuitem")).toHaveLength(5);
    await expect(page.queryByRole("menuitem", { name: "Show version button" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
    await expect(canvas.queryByRole("button", { name: /Version$/ })).toBeNull();
  },
};

/** Expects the record of the essentials tier, the same for every reader. */
async function showsEssentials(canvas: Played["canvas"]) {
  const table = within(canvas.getByRole("grid", { name: "Training Record" }));
  await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Name",
    "Certificate",
  ]);
  const names = table.getAllByRole("rowheader").map(({ textContent }) => textContent);
  await expect(names.length).toBeGreaterThan(5);
  await expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  const risky = within(table.getByRole("row", { name: /North Atlantic Operations/ }));
  await expect(risky.getByRole("img", { name: "At Risk Of Expiry" })).toBeVisible();
  await expect(risky.getByText("At Risk Of Expiry")).toBeVisible();
  const summary = within(canvas.getByRole("group", { name: "Topics that need training" }));
  await userEvent.click(summary.getByRole("button", { name: "North Atlantic Operations" }));
  await waitFor(() => expect(table.getAllByRole("rowheader")).toHaveLength(1));
  const search = canvas.getByRole("searchbox");
  await userEvent.clear(search);
  await waitFor(() => expect(table.getAllByRole("rowheader").length).toBeGreaterThan(5));
  await userEvent.click(summary.getByRole("button", { name: "1 at risk" }));
  await waitFor(() =>
    expect(table.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("North Atlantic Operations"),
    ]),
  );
  await userEvent.clear(search);
  await expect(canvas.queryByRole("img", { name: "International Procedures" })).toBeNull();
  await callForVersions();
  await expect(canvas.queryByRole("button", { name: /Version$/ })).toBeNull();
}

const certificate = failsUntilFixed("*/api/my/certificates/:hash/download");

/** Certificates can be downloaded, and the person's own can be printed. */
export const Essentials: Story = {
  tags: ["full"],
  args: { tier: "essentials" },
  parameters: over(getRecordShowMockHandler({ topics: (ESSENTIALS.topics ?? []).toReversed() })),
  play: async ({ canvas }) => {
    const link = "print certificate of Aviation Security";
    await expectVisible(() => canvas.getByRole("link", { name: link }));
    await expect(canvas.queryByText(/at least one lesson per year/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Expand All" })).toBeNull();
    await showsEssentials(canvas);
  },
};

/** The company has left the premium tier since the session began: the record says so first. */
export const TierChanged: Story = {
  parameters: over(
    getRecordShowMockHandler(ESSENTIALS),
    getAccountShowMockHandler({
      ...ACCOUNT,
      tier: { id: 2, name: "Essentials", slug: "essentials" },
    }),
  ),
  play: async ({ canvas }) => {
    const link = "print certificate of Aviation Security";
    await expectVisible(() => canvas.getByRole("link", { name: link }));
    await showsEssentials(canvas);
  },
};

/** The certificate of Aviation Security. */
const HASH = "c0ffee1";

/** Another person's certificates can be downloaded, but not printed one by one. */
export const EssentialsOtherPerson: Story = {
  args: { path: "/company/users/8?tab=record", as: "companyManager", tier: "essentials" },
  parameters: over(
    getPersonShowMockHandler(TRAINEE_OF_COMPANY),
    getPersonRecordShowMockHandler(ESSENTIALS),
    recordingHandler(`*/api/companies/:companyId/users/8/certificates/${HASH}/download`, {}, () =>
      delay("infinite"),
    ),
  ),
  play: async ({ canvas }) => {
    const button = "Download certificate of Aviation Security";
    await expectVisible(() => canvas.getByRole("button", { name: button }));
    await expect(canvas.queryByRole("link", { name: /print certificate/ })).toBeNull();
    await expect(canvas.queryByText(/at least one lesson per year/)).toBeNull();
    await showsEssentials(canvas);
    await userEvent.click(canvas.getByRole("button", { name: button }));
    await waitFor(() => expect(sentQueries()).toHaveLength(1));
  },
};

/** A failed certificate shows its error and can be tried again. A press while it loads has no effect. */
export const CertificateAfterAnotherTry: Story = {
  args: { tier: "essentials" },
  parameters: over(
    certificate.handler,
    recordingHandler("*/api/my/certificates/:hash/download", {}, () => delay("infinite")),
    getRecordShowMockHandler(ESSENTIALS),
  ),
  beforeEach: certificate.beforeEach,
  play: async ({ canvas }) => {
    const name = "Download certificate of Dangerous Goods";
    await userEvent.click(await canvas.findByRole("button", { name }));
    await expectNotice();
    certificate.fix();
    const button = canvas.getByRole("button", { name });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "false"));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await waitFor(() => expect(sentQueries()).toHaveLength(1));
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(sentQueries()).toHaveLength(1);
  },
};

/** An unknown tier shows the layout that fits the data of the record. */
export const OtherTier: Story = {
  args: { tier: "Starter" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/at least one lesson per year/));
    await expect(canvas.getByRole("button", { name: "Expand All" })).toBeVisible();
  },
};

/**
 * The score is fetched when its dialog opens, by keyboard. The newest answers come first, earlier attempts below.
 */
export const Score: Story = {
  parameters: over(getRecordShowMockHandler(PREMIUM), recordingHandler(SCORES, SCORE)),
  play: async ({ canvas, canvasElement }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    const arrow = canvas.getByRole("button", { name: "Details of Aviation Security" });
    arrow.focus();
    await userEvent.keyboard("{Enter}");
    await expect(arrow).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /corrected to 100%$/ })).toHaveFocus();
    await expect(sentQueries()).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await expectVisible(() => body(canvasElement).getByText("Previous Attempts"));
    await expect(sentQueries()).toHaveLength(1);
  },
};

const score = failsUntilFixed(SCORES);

/** The dialog offers another try, and returns the focus when it closes. */
export const ScoreAfterAnotherTry: Story = {
  parameters: over(
    score.handler,
    getRecordShowMockHandler(PREMIUM),
    getScoreShowMockHandler(SCORE),
  ),
  beforeEach: score.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    const page = body(canvasElement);
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await userEvent.click(canvas.getByRole("button", { name: "Details of Aviation Security" }));
    const opener = await canvas.findByRole("button", { name: /corrected to 100%$/ });
    await userEvent.click(opener);
    await expectFailure(page, "The score could not be loaded");
    score.fix();
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expectVisible(() => page.getByText("Previous Attempts"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/**
 * The score could not be loaded. The dialog says so, and the record stays. The server error on the console is
 * expected.
 */
export const ScoreFailed: Story = {
  parameters: over(getRecordShowMockHandler(PREMIUM), fails(SCORES)),
  play: async ({ canvas, canvasElement }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await userEvent.click(canvas.getByRole("button", { name: "Details of Aviation Security" }));
    await userEvent.click(await canvas.findByRole("button", { name: /corrected to 100%$/ }));
    await expectFailure(body(canvasElement), "The score could not be loaded");
  },
};

/** The record has not arrived. Placeholders take its space, and Generate shows that it works. */
export const Loading: Story = {
  tags: ["loading"],
  parameters: over(forever(OWN)),
  play: async ({ canvas }) => {
    await expectLoading(canvas, "Training Record");
    await expect(canvas.getByRole("button", { name: "Generate" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

/** The record could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(OWN)], "The record could not be loaded"),
};

/** The first try failed, and the second loaded the record. The server error on the console is expected. */
export const AfterAnotherTry: Story = afterAnotherTry(
  OWN,
  [getRecordShowMockHandler(PREMIUM)],
  "The record could not be loaded",
  (canvas) => canvas.getByRole("table", { name: "Training Record" }),
);

/** The record was empty on this date. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(getRecordShowMockHandler({ topics: [] })),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Nothing in the record on this date"));
  },
};

/** Another person's record, three years ago (training 5), in that person's layout. Each tab has its own search. */
export const OtherPerson: Story = {
  args: { path: "/company/users/8?tab=record", as: "companyManager" },
  parameters: over(
    getPersonShowMockHandler({ ...TRAINEE_OF_COMPANY, training_record: 4 }),
    recordingHandler(PERSONS, PREMIUM),
    getPersonScheduleShowMockHandler([]),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await callForVersions();
    await userEvent.click(await canvas.findByRole("button", { name: "Old Version" }));
    await expectVisible(() => canvas.getByRole("button", { name: "Cycle Version" }));
    await waitFor(() =>
      expect(sentQueries()).toEqual([4, 1].map((version) => `version=${version}`)),
    );
    await userEvent.type(canvas.getByRole("searchbox"), "goods");
    await waitFor(() => expect(canvas.queryByText("Aviation Security")).toBeNull());
    await userEvent.click(canvas.getByRole("link", { name: "Schedule" }));
    await expectVisible(() => canvas.getByText("Nothing is scheduled"));
    await userEvent.click(canvas.getByRole("link", { name: "Training Record" }));
    await expectVisible(() => canvas.getByText("Aviation Security"));
    await typeDay(canvas, "2026-11-22");
    await expectVisible(() => canvas.getByText("Choose a date from 2023-11-21 to 2026-11-21."));
  },
};

/** At 360 px each topic is a card with labelled dates. Notes, date and print are collapsed. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await expect(canvas.getByText(/^Record for/)).toBeVisible();
    await expect(canvas.getByText(/^Record for/)).toHaveTextContent(`Record for ${HARNESS_DAY}`);
    await expect(canvas.queryByRole("button", { name: "Generate" })).toBeNull();
    await expect(canvas.getByText(/at least one lesson per year/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Please Note" }));
    const notes = within(document.body).getByRole("alertdialog", { name: "Please Note" });
    await expectVisible(() => within(notes).getByText(/at least one lesson per year/));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(notes).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Date and print", expanded: false }));
    await expect(canvas.getByLabelText("Display record for:", INPUT)).toHaveValue(HARNESS_DAY);
    await expect(canvas.getByRole("link", { name: "Open print page" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "More tools" }));
    await userEvent.click(canvas.getByRole("button", { name: "Expand All" }));
    await expectVisible(() => canvas.getByText(/All remaining lessons in this version/));
  },
};
