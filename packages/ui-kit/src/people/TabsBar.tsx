import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";

export interface TabsBarProps {
  /** Accessible name, for example 'Person'. */
  label: string;
  tabs: readonly { id: string; label: string; href: string }[];
  /** Id of the tab that is shown. */
  selected: string;
  /** Divides a part of a page instead of the whole of it. Default false. */
  inPage?: boolean;
}

const IN_PAGE = { m: "-8px 0 16px", borderBottom: 1, borderColor: "divider" } as const;

const OF_PAGE = {
  // The painted edge lies behind the links and before the page.
  position: "relative",
  isolation: "isolate",
  // Right under the title bar, from edge to edge; the shell cuts off what reaches over.
  m: {
    xs: "calc(-1 * var(--page-top, 16px)) -16px 16px",
    sm: "calc(-1 * var(--page-top, 24px)) 0 24px",
  },
  "& .MuiTabs-list": { px: { xs: 2, sm: 0 } },
  "&::before": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: "0 -100vmax",
    borderBottom: 1,
    borderColor: "divider",
    bgcolor: "background.paper",
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
