import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PrintLayout } from "../print/PrintLayout.tsx";
import {
  ConditionIcons,
  STATUS,
  StatusDate,
  StatusIcon,
  type StatusId,
  SuspendedIcon,
} from "./Status.tsx";

const KNOWN = (Object.keys(STATUS) as StatusId[]).filter((id) => id !== "unknown");

/**
 * Nine icons with one meaning everywhere. Solid shapes show whether a person may fly, rings show the progress of a
 * lesson. Each differs from the others by outline or filling, so colour is never needed to distinguish them.
 *
 * ## Do
 * Put the word beside the icon wherever there is room. Use 16 px in tables and text, 20 px in cards and headings,
 * 28 px for an icon alone.
 *
 * ## Don't
 * Use a status colour or icon for anything that is not a status, draw a second icon for the same state, or add a
 * legend.
 *
 * ## Content
 * The words are fixed by the requirements: Expired, At Risk Of Expiry, Behind Schedule, Current. An unknown status
 * has neither word nor icon, and its space stays empty.
 *
 * ## Accessibility
 * An icon alone has its word for a screen reader. Beside its word it is decoration. Each colour has a contrast of 3
 * to 1 with its background, each word 4.5 to 1.
 */
const meta = {
  title: "Foundations/Status alphabet",
  component: StatusIcon,
  argTypes: { status: { control: "select", options: Object.keys(STATUS) } },
  args: { status: "expired" },
} satisfies Meta<typeof StatusIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(168px, 1fr))",
  gap: 1.5,
} as const;

const tile = {
  p: 2,
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.paper",
} as const;

function Alphabet() {
  return (
    <Box sx={grid}>
      {KNOWN.map((id) => (
        <Box key={id} sx={tile}>
          <Box sx={{ display: "flex", alignItems: "end", gap: 1.5, height: 28, mb: 1.5 }}>
            <StatusIcon status={id} size={28} />
            <StatusIcon status={id} size={20} />
            <StatusIcon status={id} />
          </Box>
          <Box sx={{ typography: "subtitle1" }}>{STATUS[id].word}</Box>
          <Box sx={{ typography: "caption", color: "text.secondary" }}>
            {[id, STATUS[id].code].filter((part) => part !== null).join(" · ")}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The frames of the alphabet on a sheet, which is white in either scheme. */
const PAPER = {
  "--mui-palette-background-paper": "#FFFFFF",
  "--mui-palette-divider": "#C9C5BC",
} as const;

/** Every state in three sizes, with its id and its code. */
export const Signs: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Alphabet />,
};

/** The icons as in a grey photocopy. */
export const InGreyscale: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Box sx={{ filter: "grayscale(1)" }}>
      <Alphabet />
    </Box>
  ),
};

/** On paper every icon is black, so the shape alone has to be enough. */
export const InPrint: Story = {
  parameters: { controls: { disable: true }, layout: "fullscreen", frame: { height: 560 } },
  render: () => (
    <PrintLayout paper="portrait">
      <Box sx={PAPER}>
        <Alphabet />
      </Box>
    </PrintLayout>
  ),
};

/** One icon to try out with the controls. */
export const Sign: Story = { args: { size: 28, labelled: true } };

/** Nobody is in this state. The icon has the same outline, unfilled and neutral. */
export const ZeroCount: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Box sx={{ display: "flex", gap: 2 }}>
      {(["expired", "riskOfExpiry", "behindSchedule", "current"] as const).map((id) => (
        <StatusIcon key={id} status={id} size={20} hollow labelled />
      ))}
    </Box>
  ),
};

/** Icon, date and word, wherever a status is beside its date. */
export const WithADate: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      {KNOWN.map((id) => (
        <StatusDate key={id} status={id} day="2026-11-24" />
      ))}
      <StatusDate status="current" day={null} none="No expiry" />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Expired" })).toBeVisible();
    await expect(canvas.getByText("Expired")).toBeVisible();
  },
};

/** How far a day is, only where it is expired or at risk. */
export const WithADistance: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <StatusDate status="expired" day="2026-11-23" today="2026-11-28" />
      <StatusDate status="riskOfExpiry" day="2026-12-02" today="2026-11-28" />
      <StatusDate status="current" day="2027-03-20" today="2026-11-28" />
      <StatusDate status="expired" day={null} none="No expiry" today="2026-11-28" />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("5 days ago")).toBeVisible();
    await expect(canvas.getByText("in 4 days")).toBeVisible();
    await expect(canvas.queryByText("in 112 days")).toBeNull();
  },
};

/** An icon alone has its word as a name. */
export const Labelled: Story = {
  args: { status: 5, labelled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "At Risk Of Expiry" })).toBeInTheDocument();
  },
};

/** An unknown status has an empty space, without a word and without an error. */
export const UnknownStatus: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Box data-testid="row" sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      <StatusIcon status={99} labelled />
      <span>Łukasz Wiśniewski</span>
      <StatusDate status="overdue" day={null} />
      <StatusDate status={null} day={null} />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("row")).toHaveTextContent(/^Łukasz Wiśniewski$/);
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

/** Facts about a topic have no colour. */
export const Conditions: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <ConditionIcons
      flags={{ seasonal: true, compressed: true, expiration: true, internationalProcedures: true }}
    />
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("img").map((icon) => icon.getAttribute("aria-label"));
    await expect(names).toEqual([
      "Seasonal",
      "Compressed",
      "Calendar day expiration",
      "International Procedures",
    ]);
  },
};

/** The pill is neutral, because a suspension is a fact, not a fault. */
export const SuspendedPerson: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      <Box component="span" sx={{ typography: "subtitle1" }}>
        Kwame Mensah
      </Box>
      <SuspendedIcon />
    </Box>
  ),
};
