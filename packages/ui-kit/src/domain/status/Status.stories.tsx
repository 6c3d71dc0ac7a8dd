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
 * Nine signs that say the same wherever they stand. Solid shapes say whether a person may fly, rings how
 * far a lesson has come; each differs from the others by outline or filling, so colour is never needed to
 * tell two apart.
 *
 * ## Do
 * Write the word beside the sign wherever there is room. Take 16 px in tables and text, 20 px in cards and
 * headings, 28 px where a sign stands alone.
 *
 * ## Don't
 * Use a status colour or a sign for anything that is not a status, draw a second sign for the same state,
 * or add a legend.
 *
 * ## Content
 * The words are fixed by the requirements: Expired, At Risk Of Expiry, Behind Schedule, Current. A status
 * that is not known has neither word nor sign and keeps its room.
 *
 * ## Accessibility
 * A sign alone says its word to a screen reader; beside its word it is decoration. Each colour stands out
 * 3 to 1 from its ground, each word 4.5 to 1.
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

/** Every state in its three sizes, with its id and its code. */
export const Signs: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Alphabet />,
};

/** A photocopy in greys. */
export const InGreyscale: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Box sx={{ filter: "grayscale(1)" }}>
      <Alphabet />
    </Box>
  ),
};

/** On paper every sign is black: its shape alone has to tell it apart. */
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

/** One sign to try out with the controls. */
export const Sign: Story = { args: { size: 28, labelled: true } };

/** Nobody is in this state: the same outline, unfilled and neutral. */
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

/** Sign, day and word, wherever a status stands beside its date. */
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

/** Alone, a sign says its word. */
export const Labelled: Story = {
  args: { status: 5, labelled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "At Risk Of Expiry" })).toBeInTheDocument();
  },
};

/** A status nobody knows keeps its slot and says nothing; no word, no crash. */
export const ResultUnknown: Story = {
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

/** Facts about a topic, never coloured. */
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

/** Neutral on purpose: a suspension is a fact, not a fault. */
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
