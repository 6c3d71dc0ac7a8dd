import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import type { Theme } from "@mui/material/styles";
import Tabs from "@mui/material/Tabs";
import { BELOW_APP_BAR, stickyStyles, LOW, MEASURE, TOUCH } from "@recurrent/ui-kit";
import type { ReactNode } from "react";

export interface TabsBarProps {
  label: string;
  tabs: readonly { id: string; label: string; href: string }[];
  selected: string;
  /** Tabs of a part of a page. Default false. */
  isInline?: boolean;
  /** A link or button for what the tabs divide, at the end of their line. */
  action?: ReactNode;
}

const LINE = { display: "flex", alignItems: "center", gap: 1 } as const;

const IN_PAGE = {
  m: "-8px 0 16px",
  borderBottom: 1,
  borderColor: "divider",
  "@media print": { display: "none" },
} as const;

const OF_PAGE = (theme: Theme) =>
  ({
    ...stickyStyles(theme),
    "[data-joined] + &": { marginTop: 0 },
    "& .MuiTabs-list": {
      // As wide as its tabs, so that they do not extend over the padding.
      [theme.breakpoints.down("sm")]: {
        boxSizing: "border-box",
        width: "max-content",
        minWidth: "100%",
        paddingInline: "16px",
      },
      [LOW]: { width: "auto" },
    },
    [BELOW_APP_BAR]: {
      position: "sticky",
      top: "var(--top-bar)",
      zIndex: theme.zIndex.appBar - 1,
      // Sticky and focused elements stop below it.
      "& ~ *": { "--stuck": `calc(var(--top-bar) + ${MEASURE.tabs}px)` },
    },
    // The padding of the page, which the bar extends into.
    "& > .MuiButton-root": {
      [theme.breakpoints.down("sm")]: { marginRight: "16px" },
      // No button fills the line of the tabs, only its target does.
      [TOUCH]: {
        minHeight: 36,
        "&::after": { content: '""', position: "absolute", inset: "-4px 0" },
      },
    },
    // On paper only the gap remains.
    "@media print": { height: 0, marginBottom: "12px", overflow: "hidden", visibility: "hidden" },
  }) as const;

/** In a low window the tabs wrap and do not stick, so that all are visible. */
const WRAPPED = {
  [LOW]: {
    "& .MuiTabs-list": { flexWrap: "wrap", rowGap: 0 },
    "& .MuiTabs-indicator": { display: "none" },
    "& .MuiTab-root": { borderBottom: 2, borderColor: "transparent" },
    "& .Mui-selected": { borderColor: "text.primary" },
  },
} as const;

/** The selected tab is bolder: each has the width of its bold label, so that none moves. */
const STEADY = {
  "& .MuiTab-root::after": {
    content: "attr(data-label)",
    height: 0,
    overflow: "hidden",
    visibility: "hidden",
    fontWeight: "fontWeightMedium",
  },
} as const;

/** Fades an edge while tabs are hidden behind it; without overflow, the animation does not run. */
const FADED = {
  "@supports (animation-timeline: scroll())": {
    "@keyframes hidden-tabs": {
      "0%": { maskImage: "linear-gradient(to left, transparent, #000 40px)" },
      "2%, 98%": {
        maskImage:
          "linear-gradient(to right, transparent, #000 40px calc(100% - 40px), transparent)",
      },
      "100%": { maskImage: "linear-gradient(to right, transparent, #000 40px)" },
    },
    "& .MuiTabs-scroller": {
      animation: "hidden-tabs linear",
      animationTimeline: "scroll(self inline)",
    },
  },
} as const;

/** Screen readers get links, each reached by Tab. */
const AS_LINK = { role: undefined, "aria-selected": undefined, tabIndex: 0 };

/** So that its neighbours are visible; MUI would scroll only as far as necessary. */
function showInTheMiddle(tab: HTMLElement | null): void {
  const row = tab?.closest(".MuiTabs-scroller");
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Links, so that Back, a new tab and a shared address work. */
export function TabsBar({ label, tabs, selected, isInline = false, action }: TabsBarProps) {
  return (
    <Box component="nav" aria-label={label} sx={[LINE, isInline ? IN_PAGE : OF_PAGE]}>
      <Tabs
        value={selected}
        variant="scrollable"
        scrollButtons={false}
        slotProps={{ list: { role: "none" } }}
        sx={{ flex: 1, minWidth: 0, ...STEADY, ...FADED, ...WRAPPED }}
      >
        {tabs.map(({ id, ...tab }) => (
          <Tab
            key={id}
            value={id}
            {...tab}
            data-label={tab.label}
            {...AS_LINK}
            {...(id === selected && { "aria-current": "page", ref: showInTheMiddle })}
          />
        ))}
      </Tabs>
      {action}
    </Box>
  );
}
