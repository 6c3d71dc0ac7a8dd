import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { colourAt, contrast, type Meeting, MEETINGS, pairsOf } from "./testing/contrast.ts";
import { Facts, Tile, Tiles } from "./testing/samples.tsx";
import { COLOUR_GROUPS, STATUS_PART } from "./testing/uses.ts";
import { AVATAR_GREYS, STATUS_COLOUR, TABULAR_FIGURES } from "./tokens.ts";
import type { Scheme, SchemePair } from "./tokens.ts";

/**
 * Warm surfaces, one blue for actions, and other colours for status alone. Every pair that may meet on screen
 * passes WCAG 2.2 AA in both schemes.
 *
 * ## Do
 * Use a colour by its role, such as `text.secondary`, which has a value in each scheme. Look at both schemes before
 * a design is finished.
 *
 * ## Don't
 * Use a status colour for anything that is not a status, or red for emphasis. Don't let colour be the only sign:
 * add a word, an icon or a line.
 *
 * ## How to read it
 * Each swatch shows the light scheme on the left and the dark one on the right. Text needs a ratio of 4.5 to 1,
 * icons and borders need 3 to 1.
 */
const meta = { title: "Foundations/Colour" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SCHEMES: readonly Scheme[] = ["light", "dark"];

function Swatch({ name, pair, use }: { name: string; pair: SchemePair; use: string }) {
  return (
    <Tile name={name} details={`${pair.light} · ${pair.dark}`} use={use}>
      <Box sx={{ display: "flex", height: 56, borderBottom: 1, borderColor: "divider" }}>
        {SCHEMES.map((scheme) => (
          <Box key={scheme} sx={{ flex: 1, bgcolor: pair[scheme] }} />
        ))}
      </Box>
    </Tile>
  );
}

/** Colours by purpose, with the light scheme on the left of each swatch and the dark one on the right. */
export const Colours: Story = {
  render: () => (
    <Box sx={{ display: "grid", gap: 3 }}>
      {Object.entries(COLOUR_GROUPS).map(([group, uses]) => (
        <Box key={group} component="section">
          <Box component="h3" sx={{ m: 0, mb: 1.5, typography: "h3" }}>
            {group}
          </Box>
          <Tiles>
            {Object.entries(uses).map(([place, use]) => (
              <Swatch key={place} name={place} pair={colourAt(place)} use={use} />
            ))}
          </Tiles>
        </Box>
      ))}
    </Box>
  ),
};

/** Each status has a colour for its icon, its word and its background. Nothing else uses them. */
export const StatusColours: Story = {
  render: () => (
    <Tiles>
      {Object.entries(STATUS_COLOUR).flatMap(([tone, colours]) =>
        Object.entries(STATUS_PART).map(([part, use]) => (
          <Swatch
            key={`${tone}.${part}`}
            name={`status.${tone}.${part}`}
            pair={colours[part as keyof typeof colours]}
            use={`Of ${tone}: ${use}`}
          />
        )),
      )}
    </Tiles>
  ),
};

/**
 * The backgrounds of initials, chosen by name. They are muted, because a saturated circle would look like a status.
 */
export const Initials: Story = {
  render: () => (
    <Tiles least={120}>
      {AVATAR_GREYS.map((grey) => (
        <Tile key={grey} name={grey} details={`${contrast("#FFFFFF", grey).toFixed(1)} : 1`}>
          <Box sx={{ p: 1.5, bgcolor: grey, color: "#FFFFFF", typography: "subtitle1" }}>ŁW</Box>
        </Tile>
      ))}
    </Tiles>
  ),
};

/** The more readable of the two. The text beside an icon is not part of the pair. */
const readable = (ground: string) =>
  contrast("#FFFFFF", ground) > contrast("#000000", ground) ? "#FFFFFF" : "#000000";

interface PairProps {
  ink: string;
  ground: string;
  isText: boolean;
}

/** The ratio as text on the background, or beside a dot in the colour of an icon: light, then dark. */
function Pair({ ink, ground, isText }: PairProps) {
  return (
    <Box sx={{ display: "flex", width: 128, borderRadius: 1, overflow: "hidden" }}>
      {SCHEMES.map((scheme) => {
        const colour = colourAt(ink)[scheme];
        const below = colourAt(ground)[scheme];
        return (
          <Box
            key={scheme}
            sx={{
              flex: 1,
              display: "flex",
              alignItems: "center",
              gap: 0.75,
              p: 1,
              bgcolor: below,
              color: isText ? colour : readable(below),
              ...TABULAR_FIGURES,
            }}
          >
            {!isText && (
              <Box sx={{ width: 12, height: 12, borderRadius: "50%", bgcolor: colour }} />
            )}
            {contrast(colour, below).toFixed(1)}
          </Box>
        );
      })}
    </Box>
  );
}

/** One row for each foreground, or for each pair if foregrounds and backgrounds are paired. */
function rowsOf(meeting: Meeting) {
  const { inks, grounds, isPaired, needed } = meeting;
  const isText = needed === 4.5;
  const pair = (ink: string, ground: string) => (
    <Pair key={ground} ink={ink} ground={ground} isText={isText} />
  );
  return isPaired
    ? pairsOf(meeting).map(({ ink, ground }) => ({
        id: ground,
        cells: [ink, ground, pair(ink, ground)],
      }))
    : inks.map((ink) => ({ id: ink, cells: [ink, ...grounds.map((ground) => pair(ink, ground))] }));
}

function Meetings({ needed }: Pick<Meeting, "needed">) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      {MEETINGS.filter((meeting) => meeting.needed === needed).map((meeting) => (
        <Box key={meeting.title} component="section">
          <Box component="h3" sx={{ m: 0, mb: 1, typography: "subtitle1" }}>
            {meeting.title}
          </Box>
          <Facts
            label={meeting.title}
            head={meeting.isPaired ? ["Colour", "On", "Ratio"] : ["Colour on", ...meeting.grounds]}
            rows={rowsOf(meeting)}
          />
        </Box>
      ))}
    </Box>
  );
}

/** Each pair of text and background that is used, light and dark, has at least 4.5 to 1. */
export const ContrastOfText: Story = { render: () => <Meetings needed={4.5} /> };

/** Icons, borders and the focus ring, as dots, have at least 3 to 1. */
export const ContrastOfSigns: Story = { render: () => <Meetings needed={3} /> };
