import { getPersonShowMockHandler, getRecordShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { delay, http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { failsUntilFixed, over } from "../../testing/replies.ts";
import { expectVisible, expectNotice } from "../../testing/expect-visible.ts";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import {
  sentQueries,
  clearSentQueries,
  recordingHandler,
  typeDay,
} from "./testing/record-requests.ts";
import { PREMIUM, TRAINEE_OF_COMPANY } from "./testing/record.ts";

const OWN = "*/api/my/records";
const PERSONS = "*/api/companies/:companyId/users/:userId/records";
/** Matches the input of a date field. */
const INPUT = { selector: "input" };
const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const generate = (canvas: StoryContext["canvas"]) =>
  canvas.getByRole("button", { name: "Generate" });

/**
 * The date of the Training Record, and its PDFs (training 2.6, 5).
 *
 * ## Do
 * Show the date of the rows.
 *
 * ## Don't
 * Fetch a date that cannot be chosen, or the same date twice.
 */
const meta = {
  title: "Screens/My Training/Training Record, days and files",
  component: PortalHarness,
  args: { path: "/my/records", as: "traineeAbroad" },
  parameters: { ...over(recordingHandler(OWN, PREMIUM)) },
  beforeEach: clearSentQueries,
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another date is chosen. The rows of the old date are greyed out until Generate is pressed. */
export const OutdatedResult: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Training Record" });
    await expectVisible(() => canvas.getByText(/^Record for/));
    await expect(canvas.getByText(/^Record for/)).toHaveTextContent(`Record for ${HARNESS_DAY}`);
    await userEvent.click(canvas.getByRole("spinbutton", { name: "Year" }));
    await userEvent.keyboard("2026-01-15");
    await expectVisible(() => canvas.getByText(/^Still showing the record for/));
    await expect(canvas.getByText(/^Still showing the record for/)).toHaveTextContent(
      `Still showing the record for ${HARNESS_DAY}. Press Generate.`,
    );
    await waitFor(() => expect(getComputedStyle(table).filter).toBe("grayscale(1)"));
  },
};

/** The menu lists everything that can be printed, including International Procedures. */
export const PrintMenu: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    const items = await body(canvasElement).findAllByRole("menuitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      "Complete (Collapsed)",
      "Complete (Expanded)",
      "International Procedures",
    ]);
  },
};

/** The old record stays visible until the new one has arrived. */
export const Generating: Story = {
  parameters: over(
    http.get(OWN, async ({ request }) => {
      if (new URL(request.url).searchParams.has("date")) await delay("infinite");
      return HttpResponse.json(PREMIUM);
    }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await userEvent.click(canvas.getByRole("spinbutton", { name: "Year" }));
    await userEvent.keyboard("2025-06-30");
    await userEvent.click(canvas.getByRole("button", { name: "Generate" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Generate" })).toHaveAttribute("aria-busy", "true"),
    );
    await expect(canvas.getByText("Aviation Security")).toBeVisible();
    await expectVisible(() => canvas.getByText(/^Generating the record for/));
    await expect(canvas.getByText(/^Generating the record for/)).toHaveTextContent(
      "Generating the record for 2025-06-30",
    );
    // Each bar still belongs to the date of its row.
    await expect(canvas.getAllByTitle(/of the period used by/)[0]?.title).toContain(HARNESS_DAY);
    const rows = canvas.getByRole("table", { name: "Training Record" });
    await waitFor(() => expect(getComputedStyle(rows).filter).toMatch(/opacity/));
  },
};

let arrival = Promise.withResolvers<void>();

/** Another date is fetched only by Enter or Generate. Pressing again while it loads has no effect. */
export const Generated: Story = {
  parameters: over(
    recordingHandler(OWN, PREMIUM, () =>
      sentQueries().length === 2 ? arrival.promise : Promise.resolve(),
    ),
  ),
  beforeEach: () => void (arrival = Promise.withResolvers()),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Training Record" });
    const busy = (is: boolean) =>
      waitFor(() => expect(generate(canvas)).toHaveAttribute("aria-busy", String(is)));
    await typeDay(canvas, "2025-06-30");
    await expect(sentQueries()).toHaveLength(1);
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    await busy(true);
    await userEvent.click(generate(canvas));
    arrival.resolve();
    await busy(false);
    await waitFor(() =>
      expect(canvas.getAllByTitle(/of the period used by/)[0]?.title).toContain("2025-06-30"),
    );
    await waitFor(() => expect(getComputedStyle(table).filter).toBe("none"));
    const first = ["version=5", "date=2025-06-30&version=5"];
    await expect(sentQueries()).toEqual(first);
    await userEvent.click(generate(canvas));
    await waitFor(() => expect(sentQueries()).toEqual([...first, first[1]]));
    await busy(false);
  },
};

const pdf = failsUntilFixed(`${OWN}/download`);

/** A failed PDF shows its error and can be tried again. A second press while it loads has no effect. */
export const PdfAfterAnotherTry: Story = {
  parameters: over(
    pdf.handler,
    recordingHandler(`${OWN}/download`, {}, () => delay("infinite")),
    getRecordShowMockHandler(PREMIUM),
  ),
  beforeEach: pdf.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    const page = body(canvasElement);
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    const print = canvas.getByRole("button", { name: "Print" });
    const pick = async () => {
      await userEvent.click(print);
      await userEvent.click(await page.findByRole("menuitem", { name: "Complete (Collapsed)" }));
      await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
    };
    await pick();
    await expectNotice();
    await expectVisible(() => canvas.getByText("The PDF could not be created"));
    await expect(canvas.getByRole("table", { name: "Training Record" })).toBeVisible();
    pdf.fix();
    await pick();
    await waitFor(() => expect(print).toHaveAttribute("aria-busy", "true"));
    await expectVisible(() => canvas.getByText("Preparing the PDF"));
    await waitFor(() => expect(print).toHaveFocus());
    await userEvent.click(print);
    await expect(page.queryByRole("menu")).toBeNull();
    await waitFor(() => expect(sentQueries()).toEqual(["version=5&type=complete"]));
  },
};

/** The date in the URL is not available, and the page says so. */
export const DateNotAvailable: Story = {
  args: { path: "/my/records?date=2019-01-01" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^No record for/));
    await expect(canvas.getByText(/^No record for/)).toHaveTextContent(
      /^No record for 2019-01-01\. Choose a date from 20[-\d]+ to 20[-\d]+\. This is the record for 20[-\d]+\.$/,
    );
    await expect(canvas.getByLabelText("Display record for:", INPUT)).toHaveValue(HARNESS_DAY);
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await expect(sentQueries()).toEqual(["version=5"]);
  },
};

/** Only dates from the day after joining to today are fetched (training 5). */
export const OutOfRange: Story = {
  args: { path: "/my/records?date=2019-01-01" },
  play: async ({ canvas }) => {
    const refusal = /^No record for/;
    await expectVisible(() => canvas.getByText(refusal));
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await waitFor(() => expect(generate(canvas)).toHaveAttribute("aria-busy", "false"));
    await userEvent.click(generate(canvas));
    await waitFor(() => expect(canvas.queryByText(refusal)).toBeNull());
    await waitFor(() => expect(sentQueries()).toHaveLength(2));
    for (const outside of ["2026-11-22", "2021-07-10"]) {
      await typeDay(canvas, outside);
      await expectVisible(() => canvas.getByText("Choose a date from 2021-07-11 to 2026-11-21."));
      await expect(generate(canvas)).toBeDisabled();
      await userEvent.keyboard("{Enter}");
    }
    await typeDay(canvas, "2021-07-11");
    await waitFor(() => expect(generate(canvas)).toBeEnabled());
    await expect(sentQueries().every((query) => !query.includes("date="))).toBe(true);
  },
};

/** After a person has left, the last date is their last day. */
export const AfterLeaving: Story = {
  args: { path: "/company/users/8?tab=record", as: "companyManager" },
  parameters: over(
    getPersonShowMockHandler({
      ...TRAINEE_OF_COMPANY,
      isActive: false,
      deleted_at: "2026-09-07T23:10:00Z",
    }),
    recordingHandler(PERSONS, PREMIUM),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "Training Record" }));
    await expect(canvas.getByLabelText("Display record for:", INPUT)).toHaveValue("2026-09-07");
    await expect(sentQueries()).toEqual(["date=2026-09-07&version=5"]);
    await typeDay(canvas, "2026-09-08");
    await expectVisible(() => canvas.getByText("Choose a date from 2023-11-21 to 2026-09-07."));
    await expect(generate(canvas)).toBeDisabled();
  },
};
