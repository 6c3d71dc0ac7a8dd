import Box from "@mui/material/Box";
import { type CSSObject, styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Fragment, type ReactNode } from "react";
import { LARGE_TEXT, TOUCH } from "../../theme/common-styles.ts";

const labelsAbove = (which: string): CSSObject => ({
  [`& > ${which}`]: { gridColumn: "1 / -1" },
  [`& > dt${which}`]: { paddingBottom: 0 },
  [`& > dd${which}`]: { paddingTop: 2, borderTop: 0 },
});

const NARROW: CSSObject = {
  gridTemplateColumns: "8rem minmax(0, 1fr)",
  "& > :is(dt, dd)": { paddingBlock: 10 },
  ...labelsAbove(":not([data-short])"),
};

/** Also for the skeleton. */
export const DetailRows = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "232px minmax(0, 1fr)",
  margin: 0,
  "& > :is(dt, dd)": {
    margin: 0,
    padding: "14px 0",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: "anywhere",
    "@media print": { paddingBlock: 6 },
  },
  "& > dt": { paddingRight: 24, color: theme.vars.palette.text.secondary },
  "& > dt:first-of-type, & > dt:first-of-type + dd": { borderTop: 0 },
  // Lists in rich text keep their own style.
  "& > dd > ul": { margin: 0, padding: 0, listStyle: "none", display: "grid", gap: 4 },
  // The targets of its links begin above the label, and take a line for several.
  [TOUCH]: {
    "& > dd > ul:has(> li > a)": {
      display: "flex",
      flexWrap: "wrap",
      gap: "4px 16px",
      marginBlock: -12,
    },
  },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "12.5rem minmax(0, 1fr)" },
  [theme.breakpoints.down("sm")]: NARROW,
  // In wider windows only with large text.
  "@container (max-width: 24.99rem)": NARROW,
  [LARGE_TEXT]: labelsAbove("[data-short]"),
}));

export interface DetailItem {
  /** Unique in its list. Default: the label. */
  id?: string;
  label: string;
  /** Text, links or a list (`ul`). For switches use `onOff(value)`. */
  value: ReactNode;
  /** Qualifies the value, after it and paler. */
  note?: string | undefined;
  /** Short enough to stay beside its label on phones. Default: as a few words are. */
  isShort?: boolean;
}

export interface DescriptionListProps {
  /** Heading; omit it for the only list of a page. */
  title?: string;
  /** Level of the heading. Default `h2`. */
  heading?: "h2" | "h3";
  /** Labels with values, in order. */
  items: readonly DetailItem[];
}

/** Characters of a line on a phone, where both are beside each other. */
const SHORT = { label: 13, value: 20 };

function isShortItem({ label, value, note = "", isShort }: DetailItem): boolean {
  if (isShort !== undefined || typeof value !== "string") return isShort === true;
  return label.length <= SHORT.label && `${value} ${note}`.length <= SHORT.value;
}

/** Read-only labels and values. */
export function DescriptionList({ title, heading = "h2", items }: DescriptionListProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ maxWidth: 928, containerType: "inline-size", "& + &": { mt: 3 } }}
    >
      {title !== undefined && (
        <Typography
          component={heading}
          variant="subtitle1"
          sx={{ pt: 0.5, pb: 1.75, borderBottom: 1, borderColor: "divider" }}
        >
          {title}
        </Typography>
      )}
      <DetailRows>
        {items.map((item) => {
          const isShort = isShortItem(item) || undefined;
          return (
            <Fragment key={item.id ?? item.label}>
              <dt data-short={isShort}>{item.label}</dt>
              <dd data-short={isShort}>
                {item.value}
                {item.note !== undefined && (
                  <Box component="span" sx={{ color: "text.secondary" }}>
                    {` ${item.note}`}
                  </Box>
                )}
              </dd>
            </Fragment>
          );
        })}
      </DetailRows>
    </Box>
  );
}

/** null is not known. */
export function onOff(value: boolean | null): "On" | "Off" | "–" {
  if (value === null) return "–";
  return value ? "On" : "Off";
}
