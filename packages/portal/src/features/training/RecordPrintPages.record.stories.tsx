import { getProfileShowMockHandler, getRecordShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { afterFailure, whilePaperWaits } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { stubPrint } from "../../testing/stub-print.ts";
import { OWN_PROFILE, PREMIUM } from "./testing/record.ts";

const OWN = "*/api/my/records";
const profile = getProfileShowMockHandler(OWN_PROFILE);
/**
 * The person's own record on paper (training 2.7). The browser's print dialog does not open here.
 *
 * ## Do
 * Print only once everything has arrived.
 *
 * ## Don't
 * Open the dialog for a page that failed.
 */
const meta = {
  title: "Print/Training Record Print",
  component: PortalHarness,
  args: { path: "/my/record/print", as: "traineeAbroad" },
  parameters: { ...over(getRecordShowMockHandler(PREMIUM), profile) },
  beforeEach: stubPrint,
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The print dialog opens once, after the record has arrived. */
export const Record: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { level: 1, name: "Training Record" }));
    await expect(window.print).not.toHaveBeenCalled();
    await expect(canvas.getByRole("main").querySelector("header svg")).toBeVisible();
    const terms = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(terms).toEqual(["Company", "Name", "Registry, Purpose, Equipment", "Roles"]);
    await expect(canvas.getByText("Aurora Air Charter")).toBeVisible();
    await expect(canvas.getByText("Łukasz Wiśniewski")).toBeVisible();
    await expect(canvas.getByText("C-GXAB, Air Taxi, King Air 350")).toBeVisible();
    await expect(canvas.getByText("Captain, Licence ATPL 145 540")).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Training Record" }));
    const names = table.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
    const signs = (name: string) =>
      within(table.getByRole("row", { name: new RegExp(name) }))
        .queryAllByRole("img")
        .map((sign) => sign.getAttribute("aria-label"));
    await expect(signs("Ground De-icing")).toEqual(["Expired", "Seasonal"]);
    await expect(signs("Aviation Security")).toEqual([]);
    await expect(signs("North Atlantic Operations")).toEqual(["At Risk Of Expiry"]);
    const initial = table.getByRole("row", { name: /King Air 350 Initial/ });
    await expect(within(initial).getAllByRole("cell").at(-1)).toBeEmptyDOMElement();
    await expect(table.getByRole("row", { name: /Upset Prevention/ })).toHaveTextContent(
      "In Progress",
    );
    // The page has no menu.
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(document.title).toBe("Łukasz Wiśniewski-2026-11-21");
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/my/records?date=2026-11-21&version=5",
    );
    canvas.getByRole("link", { name: "Back" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Print" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(window.print).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveFocus();
  },
};

/** The parameters of the calls, in order. */
const requests: Record<string, string>[] = [];

/** The record is of the date and the version in the URL (training 2.1). */
export const AnotherDay: Story = {
  args: { path: "/my/record/print?date=2026-05-01&version=4" },
  beforeEach: () => void requests.splice(0),
  parameters: over(
    http.get(OWN, ({ request }) => {
      requests.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(PREMIUM);
    }),
    profile,
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { level: 1, name: "Training Record" }));
    await expect(document.title).toBe("Łukasz Wiśniewski-2026-05-01");
    await expect(requests).toEqual([{ date: "2026-05-01", version: "4" }]);
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/my/records?date=2026-05-01&version=4",
    );
  },
};

/** The record was empty on the date. The page names the date. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(getRecordShowMockHandler({ topics: [] }), profile),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^There are no topics in the record on/));
  },
};

/** The record has not arrived. The page shows that it loads, and nothing can be printed yet. */
export const Loading: Story = {
  tags: ["loading"],
  ...whilePaperWaits([forever(OWN), profile]),
};

/**
 * The record could not be loaded. Nothing is printed, and the page offers another try. The server error on the
 * console is expected.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(OWN), profile], "The record could not be loaded"),
};

/** There is no record for the date in the URL, and the page says so. */
export const DateNotAvailable: Story = {
  args: { path: "/my/record/print?date=2019-01-01" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No record for 2019-01-01."));
  },
};

/** At 360 px the paper fits the window. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
