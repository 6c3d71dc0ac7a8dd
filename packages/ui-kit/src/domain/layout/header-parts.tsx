import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled, useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { DetailItem } from "../../components/layout/DescriptionList.tsx";
import { stickyStyles, TOUCH } from "../../theme/common-styles.ts";

/** Frame of `PageHeader` and `PersonBanner`, a grid whose areas have the names of the parts. */
export const HeaderFrame = styled("section")(({ theme }) => ({
  display: "grid",
  alignItems: "center",
  marginBottom: 16,
  // Joined to the top bar.
  "&[data-joined]": {
    ...stickyStyles(theme),
    paddingBlock: 10,
    // Once the name is below the top bar, the bar shows it, with the status (`AppShell`).
    "& h2": { viewTimeline: "--page-head", viewTimelineInset: "var(--top-bar) 0px" },
  },
  // And to tabs (`TabsBar`).
  "&[data-joined]:has(+ nav)": {
    marginBottom: 0,
    paddingBottom: 4,
    [TOUCH]: { paddingBottom: 12 },
    "&::before": { borderBottom: 0 },
  },
  [theme.breakpoints.down("sm")]: { "&[data-joined]": { paddingInline: 16, paddingTop: 8 } },
}));

const Name = styled("div")(({ theme }) => ({
  gridArea: "name",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 8px",
  minWidth: 0,
  "& > :is(h2, h3)": {
    ...theme.typography.h2,
    margin: 0,
    overflowWrap: "anywhere",
    textWrap: "balance",
  },
}));

interface HeaderNameProps {
  name: string;
  /** Header of a part of a page. Default false. */
  isInline?: boolean;
  /** Behind the name: 'Archived', 'Suspended'. */
  pill?: ReactNode;
}

export function HeaderName({ name, isInline = false, pill }: HeaderNameProps) {
  const Heading = isInline ? "h3" : "h2";
  return (
    <Name>
      <Heading>{name}</Heading>
      {pill}
    </Name>
  );
}

/** Right of the name, or below it on phones and tablets. */
export const HeaderStatus = styled("span")(({ theme }) => ({
  gridArea: "status",
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  minHeight: 24,
  "&:empty": { display: "none" },
  [theme.breakpoints.up("lg")]: { marginLeft: 8 },
  [theme.breakpoints.down("lg")]: { marginTop: 2 },
  [theme.breakpoints.down("sm")]: { columnGap: 6 },
  "@media print": { flexWrap: "wrap", rowGap: 2 },
}));

export const HeaderActions = styled("div")({
  gridArea: "actions",
  display: "flex",
  gap: 8,
  marginBlock: -2,
  marginLeft: 12,
  "@media print": { display: "none" },
});

const BACK_SIZE = 44;

/**
 * Back with its word. On phones and tablets it is an icon, since the trail also leads back and the name needs
 * the room.
 */
export function useBackButton(href: string | undefined) {
  const { breakpoints } = useTheme();
  const isIcon = useMediaQuery(breakpoints.down("md"), { noSsr: true });
  const button =
    href !== undefined &&
    (isIcon ? (
      <IconButton
        href={href}
        aria-label="Back"
        color="primary"
        sx={{ width: BACK_SIZE, height: BACK_SIZE }}
      >
        <ArrowLeft size={16} />
      </IconButton>
    ) : (
      <Button href={href} startIcon={<ArrowLeft size={16} />}>
        Back
      </Button>
    ));
  return { button, isIcon };
}

const Facts = styled("dl")(({ theme }) => ({
  ...theme.typography.body2,
  gridArea: "details",
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 24px",
  margin: "6px 0 0",
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
  "& > div": { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 6 },
  "& dd": { margin: 0, color: theme.vars.palette.text.primary, overflowWrap: "anywhere" },
  // Touch targets are 44 px apart; only facts with a target need its height.
  [TOUCH]: {
    alignItems: "center",
    marginTop: 0,
    rowGap: 0,
    "& > div": { minHeight: 24, alignContent: "center" },
    "& > div:has(a, button, ul)": { minHeight: 44 },
  },
  // Nobody presses paper.
  "@media print": { "& a": { color: "inherit", textDecoration: "none" } },
}));

export const HeaderFacts = ({ id, details }: { id?: string; details: readonly DetailItem[] }) => (
  <Facts id={id}>
    {details.map((detail) => (
      <div key={detail.id ?? detail.label}>
        <dt>{detail.label}</dt>
        <dd>{detail.value}</dd>
      </div>
    ))}
  </Facts>
);
