import {
  getAnnouncementListMockHandler,
  getTrainingBoardShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";

const BOARD = "*/api/dashboard/training_status";

const person = (id: number, fullName: string, status = false) => ({
  id,
  fullName,
  suspendSetting: { status },
});
const cards = [
  {
    id: "expired" as const,
    count: 3,
    priority: 0,
    tab: "record" as const,
    list: [
      person(11, "Kwame Mensah", true),
      person(12, "Łukasz Wiśniewski"),
      person(13, "Anneliese Brückner-Oberhauser von und zu Hohenstaufen"),
    ],
  },
  { id: "riskOfExpiry" as const, count: 0, priority: 1, tab: "schedule" as const, list: [] },
  {
    id: "behindSchedule" as const,
    count: 1,
    priority: 2,
    tab: "schedule" as const,
    list: [person(14, "Élodie Marchand")],
  },
  {
    id: "current" as const,
    count: 1,
    priority: 3,
    tab: "record" as const,
    list: [person(15, "Tariq Al-Masri")],
  },
];

/**
 * The Training Status dashboard inside the portal (shell 2.13).
 *
 * **Do** start with the gravest card that counts anybody.
 * **Don't** offer a card that counts nobody.
 */
const meta = {
  title: "Screens/Dashboards/Training Status",
  component: PortalStage,
  args: { path: "/dashboard/training-status", as: "companyManager" },
  parameters: { ...over(getTrainingBoardShowMockHandler(cards)) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The most urgent card that is not empty is chosen; names lead to that card's tab. */
export const Expired: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Expired \d/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.getByRole("link", { name: "Kwame Mensah" })).toHaveAttribute(
      "href",
      "/company/users/11?tab=record",
    );
    await expect(canvas.getByRole("button", { name: /^At Risk Of Expiry \d/ })).toBeDisabled();
  },
};

export const AnotherCard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Behind Schedule \d/ }));
    await expect(await canvas.findByRole("link", { name: "Élodie Marchand" })).toHaveAttribute(
      "href",
      "/company/users/14?tab=schedule",
    );
  },
};

/** An address brings the view back: card, search, sort and page. */
export const FromAnAddress: Story = {
  args: { path: "/dashboard/training-status?status=expired&q=%C5%82uk" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("searchbox")).toHaveValue("łuk");
    await shows(() => canvas.getByRole("link", { name: "Łukasz Wiśniewski" }));
    await expect(canvas.queryByRole("link", { name: "Kwame Mensah" })).toBeNull();
  },
};

export const Empty: Story = {
  tags: ["empty"],
  parameters: over(
    getTrainingBoardShowMockHandler(cards.map((card) => ({ ...card, count: 0, list: [] }))),
  ),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("No trainees yet"));
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(BOARD)], "Training Status"),
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(BOARD)], "The board could not be loaded"),
};

export const WithAnnouncements: Story = {
  parameters: {
    msw: [
      getTrainingBoardShowMockHandler(cards),
      getAnnouncementListMockHandler([
        {
          id: 1,
          type_name: "WARNING",
          translate: "<b>Winter operations:</b> Ground De-icing opens on 2026-12-01.",
          company_list: [{ id: 3 }],
          prevent_training: false,
        },
        {
          id: 2,
          type_name: "INFO",
          translate: "For another company only.",
          company_list: [{ id: 9 }],
          prevent_training: false,
        },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/Ground De-icing opens/));
    await expect(canvas.queryByText("For another company only.")).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
  },
};
