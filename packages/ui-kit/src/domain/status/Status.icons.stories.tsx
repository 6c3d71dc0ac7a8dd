import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { ICON_GROUPS } from "../../theme/testing/icons.ts";
import { Tiles } from "../../theme/testing/samples.tsx";
import { CONDITIONS, STATUS, StatusIcon, type StatusId } from "./Status.tsx";

/**
 * Lucide's line icons for actions and things; signs of our own for status; four icons for the conditions
 * of a topic. One icon has one meaning, everywhere.
 *
 * ## Do
 * Take the icon that means the same elsewhere, and write the word beside it. 18 px in menus and beside
 * headings, 16 px in buttons and rows; the line is 1.75 of 24 wide.
 *
 * ## Don't
 * Take a line icon for a status, fill one, or give it a colour of its own: it has that of its text.
 *
 * ## Accessibility
 * An icon beside its word is decoration, and a screen reader passes over it. One alone is named, and shows
 * its name under the pointer and when it has the focus.
 */
const meta = { title: "Foundations/Icons" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
        "& > svg": { flex: "none" },
      }}
    >
      {children}
      <Box sx={{ typography: "body2" }}>{name}</Box>
    </Box>
  );
}

/** By what they mean. */
export const ByMeaning: Story = {
  render: () => (
    <Box sx={{ display: "grid", gap: 3 }}>
      {Object.entries(ICON_GROUPS).map(([group, icons]) => (
        <Box key={group} component="section">
          <Box component="h3" sx={{ m: 0, mb: 1.5, typography: "h3" }}>
            {group}
          </Box>
          <Tiles>
            {icons.map(([name, Icon]) => (
              <Named key={name} name={name}>
                <Icon size={18} />
              </Named>
            ))}
          </Tiles>
        </Box>
      ))}
    </Box>
  ),
};

/** Signs of our own; more of them under "Status alphabet". */
export const Statuses: Story = {
  render: () => (
    <Tiles>
      {(Object.keys(STATUS) as StatusId[])
        .filter((id) => id !== "unknown")
        .map((id) => (
          <Named key={id} name={STATUS[id].word}>
            <StatusIcon status={id} />
          </Named>
        ))}
    </Tiles>
  ),
};

/** Facts about a topic: neither good nor bad, so never coloured. */
export const Conditions: Story = {
  render: () => (
    <Tiles>
      {CONDITIONS.map(({ id, word, Icon }) => (
        <Named key={id} name={word}>
          <Icon size={15} />
        </Named>
      ))}
    </Tiles>
  ),
};
