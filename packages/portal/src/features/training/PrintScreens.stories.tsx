import {
  getCertificateShowMockHandler,
  getPersonCertificateShowMockHandler,
  getPersonRecordShowMockHandler,
  getPersonShowMockHandler,
  getProfileShowMockHandler,
  getRecordShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http, HttpResponse } from "msw";
import { expect, spyOn, waitFor } from "storybook/test";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { shows } from "../../testing/shows.ts";
import { CERTIFICATE, OWN_PROFILE, PREMIUM, TRAINEE_OF_COMPANY } from "./testing-record.ts";

const profile = getProfileShowMockHandler(OWN_PROFILE);
const record = getRecordShowMockHandler(PREMIUM);
const outOfOrder = () => HttpResponse.json({ message: "Out of order." }, { status: 500 });

/**
 * The pages that open the browser's print dialog (training 2.7, 2.8); it stays shut in here.
 *
 * **Do** print only once everything has arrived.
 * **Don't** open the dialog for a page that failed.
 */
const meta = {
  title: "Print/Pages",
  component: PortalStage,
  args: { path: "/my/record/print", as: "traineeAbroad" },
  parameters: { layout: "fullscreen", msw: [record, profile] },
  beforeEach: () => {
    const print = spyOn(window, "print").mockImplementation(() => undefined);
    return () => print.mockRestore();
  },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog opens once, and not at once. */
export const Record: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { level: 1, name: "Training Record" }));
    await expect(window.print).not.toHaveBeenCalled();
    await expect(canvas.getByText("Captain, Licence ATPL 145 540")).toBeVisible();
    await expect(document.title).toBe("Łukasz Wiśniewski-2026-11-21");
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/my/records?date=2026-11-21&version=5",
    );
  },
};

export const RecordOfAPerson: Story = {
  args: {
    path: "/company/users/8/record/print?date=2026-05-01&version=4",
    as: "companyManager",
  },
  parameters: {
    msw: [getPersonRecordShowMockHandler(PREMIUM), getPersonShowMockHandler(TRAINEE_OF_COMPANY)],
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { level: 1, name: "Training Record" }));
    await expect(document.title).toBe("Łukasz Wiśniewski-2026-05-01");
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/company/users/8?tab=record&date=2026-05-01&version=4",
    );
  },
};

export const Waiting: Story = {
  parameters: { msw: [http.get("*/api/my/records", () => delay("infinite")), profile] },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { level: 1, name: "Please wait..." }));
  },
};

export const Failed: Story = {
  parameters: { msw: [http.get("*/api/my/records", outOfOrder), profile] },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("button", { name: "Try again" }));
    await expect(canvas.getByText("The record could not be loaded")).toBeVisible();
  },
};

export const DayOutOfReach: Story = {
  args: { path: "/my/record/print?date=2019-01-01" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("There is no record for 2019-01-01."));
  },
};

export const RecordOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const Certificate: Story = {
  args: { path: `/training/record/certificate/${CERTIFICATE.hash}/print` },
  parameters: { msw: [getCertificateShowMockHandler(CERTIFICATE)] },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Date of Completion: 11 March 2026"));
    await expect(document.title).toBe("Łukasz Wiśniewski-2026-03-11");
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

export const CertificateOfAPerson: Story = {
  args: {
    path: `/company/users/8/record/certificate/${CERTIFICATE.hash}/print`,
    as: "companyManager",
  },
  parameters: { msw: [getPersonCertificateShowMockHandler(CERTIFICATE)] },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Version: 2.1"));
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/company/users/8?tab=record",
    );
  },
};

export const CertificateFailed: Story = {
  args: { path: "/training/record/certificate/unknown/print" },
  parameters: { msw: [http.get("*/api/my/certificates/:hash", outOfOrder)] },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("The certificate could not be loaded"));
  },
};
