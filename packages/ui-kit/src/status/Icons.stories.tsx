import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  Award,
  CalendarDays,
  ChevronDown,
  CircleAlert,
  Download,
  Eye,
  Funnel,
  Info,
  Paperclip,
  Pencil,
  Play,
  Plus,
  Printer,
  RotateCcw,
  Search,
  Trash2,
  Upload,
  X,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ConditionIcons, StatusIcon } from "./StatusIcon.tsx";
import { STATUS } from "./status.ts";
import type { StatusId } from "./status.ts";

/**
 * Lucide's line icons for actions; signs of our own for status; four icons for the conditions of a
 * topic.
 *
 * - **Do** take an action's icon from here, and write the action beside it or name it for those who
 *   cannot see it.
 * - **Don't** take a line icon for a status.
 */
const meta = { title: "Foundations/Icons" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ACTIONS: readonly (readonly [string, LucideIcon])[] = [
  ["Add", Plus],
  ["Edit", Pencil],
  ["Delete", Trash2],
  ["Back", ArrowLeft],
  ["Close", X],
  ["Search", Search],
  ["Filter", Funnel],
  ["Open a list", ChevronDown],
  ["Begin", Play],
  ["Look at", Eye],
  ["Download", Download],
  ["Upload", Upload],
  ["Attached files", Paperclip],
  ["Print", Printer],
  ["Certificate", Award],
  ["Pick a day", CalendarDays],
  ["Archive", Archive],
  ["Restore", ArchiveRestore],
  ["Try again", RotateCcw],
  ["Explain", Info],
  ["Something is wrong", CircleAlert],
];

function Tile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
      }}
    >
      {children}
      <Box sx={{ typography: "body2" }}>{name}</Box>
    </Box>
  );
}

const tiles = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(190px, 1fr))",
  gap: 1,
} as const;

/** One icon for one action, everywhere. */
export const Actions: Story = {
  render: () => (
    <Box sx={tiles}>
      {ACTIONS.map(([name, Icon]) => (
        <Tile key={name} name={name}>
          <Icon size={18} />
        </Tile>
      ))}
    </Box>
  ),
};

/** All of them, with what they say, are under "Status alphabet". */
export const Statuses: Story = {
  render: () => (
    <Box sx={tiles}>
      {(Object.keys(STATUS) as StatusId[]).map((id) => (
        <Tile key={id} name={STATUS[id].word}>
          <StatusIcon status={id} />
        </Tile>
      ))}
    </Box>
  ),
};

/** Facts about a topic, in one colour. */
export const Conditions: Story = {
  render: () => (
    <ConditionIcons
      flags={{
        seasonal: true,
        compressed: true,
        expiration: true,
        internationalProcedures: true,
      }}
    />
  ),
};
