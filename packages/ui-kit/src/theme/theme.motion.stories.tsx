import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTheme } from "@mui/material/styles";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Facts } from "./testing/samples.tsx";
import { DURATION_USE, EASING_USE } from "./testing/uses.ts";

/**
 * Motion shows the origin of an element, or that it has changed. It is short, and nothing waits for it.
 *
 * ## Do
 * Move only what a person has just caused: a dialog that opens, a row that expands. The placeholder of a loading
 * page has that page's shape, so that nothing jumps.
 *
 * ## Don't
 * Move anything for attention, show a spinner on a blank page, or let rows appear one by one.
 *
 * ## Accessibility
 * If the system is set to less motion, every change is immediate.
 */
const meta = { title: "Foundations/Motion" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface TrackProps {
  /** In milliseconds. */
  duration: number;
  easing: string;
  isThere: boolean;
}

function Track({ duration, easing, isThere }: TrackProps) {
  return (
    <Box sx={{ width: 176, borderRadius: 1, bgcolor: "action.selected" }}>
      <Box
        sx={{
          width: 16,
          height: 16,
          borderRadius: 1,
          bgcolor: "primary.main",
          transform: isThere ? "translateX(160px)" : "none",
          transition: `transform ${duration}ms ${easing}`,
        }}
      />
    </Box>
  );
}

/** The values of MUI's theme, with their use in the product. Press Play to see one. */
function Motions({ of }: { of: "duration" | "easing" }) {
  const { transitions } = useTheme();
  const [isThere, setIsThere] = useState(false);
  const names =
    of === "duration"
      ? Object.entries(DURATION_USE).map(([name, use]) => {
          const duration = transitions.duration[name as keyof typeof DURATION_USE];
          const track = { duration, easing: transitions.easing.easeInOut };
          return { name, value: `${duration} ms`, use, track };
        })
      : Object.entries(EASING_USE).map(([name, use]) => {
          const easing = transitions.easing[name as keyof typeof EASING_USE];
          return { name, value: easing, use, track: { duration: 1000, easing } };
        });
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Button variant="outlined" onClick={() => setIsThere(!isThere)}>
        Play
      </Button>
      <Facts
        label={of === "duration" ? "Durations" : "Curves"}
        head={["Name", of === "duration" ? "Duration" : "Curve", "Seen", "For"]}
        rows={names.map(({ name, value, use, track }) => ({
          id: name,
          cells: [name, value, <Track key="seen" {...track} isThere={isThere} />, use],
        }))}
      />
    </Box>
  );
}

/** The durations of changes. */
export const Durations: Story = {
  render: () => <Motions of="duration" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    await expect(canvas.getByRole("table")).toHaveTextContent("enteringScreen225 ms");
  },
};

/** The curves of changes, slowed down to a second. */
export const Curves: Story = { render: () => <Motions of="easing" /> };
