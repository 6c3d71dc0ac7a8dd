import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { ICON_GROUPS } from "../../theme/testing/icons.ts";
import { Tiles } from "../../theme/testing/samples.tsx";
import { CONDITIONS, STATUS, StatusIcon, type StatusId } from "./Status.tsx";

/**
 * Lucide's line icons for actions and things, icons of our own for statuses, and four icons for the conditions of a
 * topic. One icon has one meaning, everywhere.
 *
 * ## Do
 * Use the icon that has the same meaning elsewhere, with its word beside it. 18 px in menus and beside headings, 16
 * px in buttons and rows. The line is 1.75 of 24 wide.
 *
 * ## Don't
 * Use a line icon for a status, fill one, or give it a colour of its own: it has the colour of its text.
 *
 * ## Accessibility
 * An icon beside its word is decoration, and a screen reader skips it. An icon alone has a name, and shows it on
 * hover and focus.
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

/** Each icon with its meaning. */
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

/** The icons of statuses. More of them are in "Status alphabet". */
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

/** Conditions are facts about a topic, neither good nor bad, so they have no colour. */
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
