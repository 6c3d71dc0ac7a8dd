import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Avatar } from "./Avatar.tsx";

/**
 * A person's picture, or their initials on a grey that depends on the name.
 *
 * ## When to use
 * Beside a name, wherever a person is the subject: the user menu, the header of a person's page, a row of trainees.
 *
 * ## When not to use
 * Alone, in place of a name. In a colour: a saturated circle would look like a status.
 *
 * ## Content
 * Initials of up to three words, without 'de': Rafael de Souza Lima is RSL. An empty name shows an empty disc.
 *
 * ## Behaviour
 * The same name has the same one of nine greys on every screen. If a picture cannot be loaded, the initials are
 * shown.
 *
 * ## Accessibility
 * Decoration: a screen reader skips it, because the name is beside it. White letters have a contrast of 4.5 to 1 on
 * each grey.
 *
 * ## For developers
 * Pass the size of its edge in pixels. The letters follow it.
 */
const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { fullName: "Ingrid Sørensen" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 100 px is the size on the lock screen. */
export const Default: Story = {};

/** 30 px is the size beside the name in the user menu. */
export const InTheMenu: Story = { args: { size: 30 } };

/** 24 px is the smallest size with readable letters. */
export const InATable: Story = { args: { size: 24 } };

/** 'de' is left out. Three letters are as large as two if they fit. */
export const ThreeNames: Story = {
  args: { fullName: "Rafael de Souza Lima" },
  play: async ({ canvas }) => {
    const avatar = canvas.getByText("RSL");
    await expect(avatar).toHaveStyle({ width: "100px", fontSize: "30px" });
  },
};

// One drawn pixel stretched to a disc: a picture without a request.
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%237a8794'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23d9dee3'/%3E%3Cpath d='M1 8a3 3 0 0 1 6 0z' fill='%23d9dee3'/%3E%3C/svg%3E";

/** A picture fills the disc and is cropped, never stretched. */
export const Picture: Story = { args: { image: PICTURE } };

/** A picture that does not load is replaced by the initials. */
export const BrokenPicture: Story = {
  args: { image: "data:image/png;base64," },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("IS")).toBeVisible());
  },
};

/** Nine muted greys, each with white letters. */
export const ManyPeople: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, maxWidth: 640 }}>
      {[
        "Amara Okafor",
        "Camille Lefèvre",
        "Hiroshi Tanaka",
        "Kwame Mensah",
        "Priya Raghunathan",
        "Rafael de Souza Lima",
        "Siobhán Ní Bhriain",
        "Łukasz Wiśniewski",
        "Øystein Aa",
        "Jean-Luc Picard",
        "Þórdís Jónsdóttir",
        "Nguyễn Văn An",
      ].map((name) => (
        <Avatar key={name} fullName={name} size={40} />
      ))}
    </Box>
  ),
};
