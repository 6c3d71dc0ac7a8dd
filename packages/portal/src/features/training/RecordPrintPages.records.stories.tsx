import { getPersonListMockHandler, getPersonRecordShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, waitFor } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, failsUntilFixed, forever, over } from "../../testing/replies.ts";
import { whilePaperWaits } from "../../testing/plain-states.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { stubPrint } from "../../testing/stub-print.ts";
import { PREMIUM, TRAINEE_OF_COMPANY } from "./testing/record.ts";

const PERSON = "*/api/companies/:companyId/users/:userId";
const RECORD = `${PERSON}/records`;
const record = getPersonRecordShowMockHandler(PREMIUM);
const ELENA = { ...TRAINEE_OF_COMPANY, id: 14, fullName: "Elena Papadopoulou" };
const MAXIMILIANA = {
  ...TRAINEE_OF_COMPANY,
  id: 15,
  fullName: "Maximiliana Konstantinopolitanskaya",
  acl: { roles: [{ id: 3, name: "Company Manager" }], permissions: [], isTrainee: false },
};
/** Answers with each person by id. */
const people = http.get(PERSON, ({ params }) => {
  const known = [TRAINEE_OF_COMPANY, ELENA, MAXIMILIANA];
  const found = known.find(({ id }) => String(id) === params["userId"]);
  return found
    ? HttpResponse.json(found)
    : HttpResponse.json({ message: "Not found." }, { status: 404 });
});

/**
 * The records of several people on paper, one after the other (training 2.7).
 *
 * ## Do
 * Begin each record on a new page, with its own name in the margin.
 *
 * ## Don't
 * Print before everything has arrived, or print a part without saying so.
 */
const meta = {
  title: "Print/Training Records Print",
  component: PortalHarness,
  args: { path: "/company/users/records/print?id=8&id=14", as: "companyManager" },
  parameters: { ...over(record, people) },
  beforeEach: stubPrint,
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All records are one document for the printer. The dialog opens once all have arrived. */
export const Records: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("heading", { level: 1, name: "Training Record" })).toHaveLength(2),
    );
    await expect(canvas.getByText("Elena Papadopoulou")).toBeVisible();
    await expect(document.title).toBe("Training Records-2026-11-21");
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/company/users/active",
    );
  },
};

/** Nothing is printed before the page has listed the missing people and the reasons. */
export const PartlyMissing: Story = {
  args: { path: "/company/users/records/print?id=8&id=15&id=99" },
  parameters: over(
    record,
    getPersonListMockHandler([
      { id: 99, fullName: "Gustavo Pereira", isActive: true, acl: { roles: [], permissions: [] } },
    ]),
    people,
  ),
  play: async ({ canvas, userEvent }) => {
    await expectVisible(() => canvas.getByText("2 of 3 records are missing"));
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Maximiliana Konstantinopolitanskaya is not a trainee and has no training record.",
      "Gustavo Pereira no longer exists.",
    ]);
    await expect(window.print).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Print the other record" }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

/** No record could be loaded. The page names the people. The server errors on the console are expected. */
export const Failed: Story = {
  tags: ["error"],
  parameters: over(fails(RECORD), people),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("2 of 2 records are missing"));
    await expectVisible(() => canvas.getByText("Łukasz Wiśniewski could not be loaded."));
    await expectVisible(() => canvas.getByRole("button", { name: "Try again" }));
  },
};

const broken = failsUntilFixed(RECORD);

/** Another try prints all records if they can be loaded by then. */
export const TriedAgain: Story = {
  parameters: over(broken.handler, record, people),
  beforeEach: () => {
    broken.beforeEach();
    return stubPrint();
  },
  play: async ({ canvas, userEvent }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Try again" }));
    await expect(window.print).not.toHaveBeenCalled();
    broken.fix();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(canvas.getAllByRole("heading", { level: 1, name: "Training Record" })).toHaveLength(2),
    );
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

/** The records have not arrived. The page shows that it loads, and nothing can be printed yet. */
export const Loading: Story = {
  tags: ["loading"],
  ...whilePaperWaits([forever(RECORD), people]),
};

/** The page was opened without any people. */
export const NoOneSelected: Story = {
  tags: ["empty"],
  args: { path: "/company/users/records/print" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No one is selected"));
  },
};

/** More people than can be printed at once. The page says how many may be selected. */
export const TooMany: Story = {
  args: {
    path: `/company/users/records/print?${Array.from({ length: 101 }, (_, at) => `id=${at + 1}`).join("&")}`,
  },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Too many records"));
  },
};

/** At 360 px each sheet fits the window. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
