import { styled } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import { LinkAnchor } from "../links/LinkAnchor.tsx";

const Bar = styled("nav")(({ theme }) => ({
  position: "relative",
  // Right under the title bar, from edge to edge; the shell cuts off what reaches over.
  margin: "calc(-1 * var(--page-top, 24px)) 0 24px",
  "&::before": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: "0 -100vmax",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  // The painted edge lies behind the links and before the page.
  isolation: "isolate",
  [theme.breakpoints.down("sm")]: {
    margin: "calc(-1 * var(--page-top, 16px)) -16px 16px",
  },
  "&[data-in-page=true]": {
    margin: "-8px 0 16px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    "&::before": { display: "none" },
    "& > ul": { padding: 0 },
    // On the line below, not above it.
    "& li": { marginBottom: -1 },
  },
}));

const List = styled("ul")(({ theme }) => ({
  display: "flex",
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowX: "auto",
  scrollbarWidth: "none",
  "& > li": { flex: "none" },
  [theme.breakpoints.down("sm")]: { gap: 20, padding: "0 16px" },
}));

const Tab = styled(LinkAnchor)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  height: 44,
  whiteSpace: "nowrap",
  textDecoration: "none",
  color: theme.vars.palette.text.secondary,
  borderBottom: "2px solid transparent",
  "&:hover": { color: theme.vars.palette.text.primary },
  "&:focus-visible": { outlineOffset: -2 },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
    borderBottomColor: theme.vars.palette.text.primary,
  },
}));

export interface TabsBarProps {
  /** Accessible name, for example 'Person'. */
  label: string;
  tabs: readonly { id: string; label: string; href: string }[];
  /** Id of the tab that is shown. */
  selected: string;
  /** Divides a part of a page instead of the whole of it. Default false. */
  inPage?: boolean;
}

/**
 * The tabs of a page, each an address of its own: links, so that Back, a new tab and a shared address
 * work. Where they do not fit they scroll, and the one that is shown is brought into view.
 */
export function TabsBar({ label, tabs, selected, inPage = false }: TabsBarProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const current = row?.children[tabs.findIndex(({ id }) => id === selected)];
    if (row === null || current === undefined) return;
    // Only the row moves: `scrollIntoView` could move the page as well.
    const { left, right } = current.getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    if (left < frame.left) row.scrollLeft += left - frame.left - 16;
    else if (right > frame.right) row.scrollLeft += right - frame.right + 16;
  }, [selected, tabs]);
  return (
    <Bar aria-label={label} data-in-page={inPage}>
      <List ref={list}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Tab href={tab.href} {...(tab.id === selected ? { "aria-current": "page" } : {})}>
              {tab.label}
            </Tab>
          </li>
        ))}
      </List>
    </Bar>
  );
}
