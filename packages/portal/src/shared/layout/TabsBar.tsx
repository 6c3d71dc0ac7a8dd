import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import type { Theme } from "@mui/material/styles";
import Tabs from "@mui/material/Tabs";
import { BELOW_BAR, joinedToBar, LOW, MEASURE } from "@recurrent/ui-kit";

export interface TabsBarProps {
  /** Accessible name, for example 'Person'. */
  label: string;
  /** Each with its word and address, in order. */
  tabs: readonly { id: string; label: string; href: string }[];
  /** Id of the tab that is shown. */
  selected: string;
  /** Divides a part of a page instead of the whole of it. Default false. */
  inPage?: boolean;
}

const IN_PAGE = { m: "-8px 0 16px", borderBottom: 1, borderColor: "divider" } as const;

/** Stops below the top bar. */
const OF_PAGE = (theme: Theme) =>
  ({
    ...joinedToBar(theme),
    "[data-joined] + &": { marginTop: 0 },
    "& .MuiTabs-list": { [theme.breakpoints.down("sm")]: { paddingInline: "16px" } },
    [BELOW_BAR]: {
      position: "sticky",
      top: "var(--top-bar)",
      zIndex: theme.zIndex.appBar - 1,
      // What is focused or stops below it.
      "& ~ *": { "--stuck": `calc(var(--top-bar) + ${MEASURE.tabs}px)` },
    },
    // On paper only the room between head and page is left.
    "@media print": { height: 16, overflow: "hidden", visibility: "hidden" },
  }) as const;

/** In a low window the row does not stay: all tabs are seen, in several rows where they need them. */
const WRAPPED = {
  [LOW]: {
    "& .MuiTabs-list": { flexWrap: "wrap", rowGap: 0 },
    "& .MuiTabs-indicator": { display: "none" },
    "& .MuiTab-root": { borderBottom: 2, borderColor: "transparent" },
    "& .Mui-selected": { borderColor: "text.primary" },
  },
} as const;

/** To a reader these are links, each reached by Tab: every one of them is an address. */
const AS_LINK = { role: undefined, "aria-selected": undefined, tabIndex: 0 };

/**
 * The tabs of a page, each an address of its own: links, so that Back, a new tab and a shared address
 * work. Where they do not fit they scroll, and the one that is shown is brought into view.
 */
export function TabsBar({ label, tabs, selected, inPage = false }: TabsBarProps) {
  return (
    <Box component="nav" aria-label={label} sx={inPage ? IN_PAGE : OF_PAGE}>
      <Tabs
        value={selected}
        variant="scrollable"
        scrollButtons={false}
        slotProps={{ list: { role: "none" } }}
        sx={WRAPPED}
      >
        {tabs.map(({ id, ...tab }) => (
          <Tab
            key={id}
            value={id}
            {...tab}
            {...AS_LINK}
            {...(id === selected && { "aria-current": "page" })}
          />
        ))}
      </Tabs>
    </Box>
  );
}
