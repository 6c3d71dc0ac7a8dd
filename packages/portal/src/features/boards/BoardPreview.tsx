import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { BoardPerson } from "@recurrent/sdk";
import {
  Avatar,
  AppLink,
  LOW,
  PINNED,
  type VisibleRows,
  STICKY,
  SuspendedIcon,
  useLayoutOf,
} from "@recurrent/ui-kit";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { href } from "../../shared/routes/address.ts";
import { FOLLOWS_PAGE } from "../../shared/context/auto-refetch.ts";
import { createMovedContent, MovedContentSlot } from "./moved-content.tsx";
import { PreviewContent } from "./PreviewContent.tsx";
import type { PreviewTab } from "./board-rules.ts";
import { focusRow, useEscape } from "./preview-list.ts";
import { buttonsOf, rowOf } from "./preview-rows.ts";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

interface BoardPreviewProps {
  /** Null for nobody. */
  id: string | null;
  /** Null closes the preview. */
  onPreview: (id: string | null) => void;
  rows: Pick<VisibleRows<unknown>, "deferred" | "update">;
  /** Person of each row, on all pages. */
  peopleOf: () => readonly BoardPerson[];
  tab: PreviewTab;
  /** The window has room for list and preview side by side. */
  isBeside: boolean;
  /** Contains the preview if `isBeside`; null before mount. */
  column: HTMLElement | null;
}

/** In the order of their first rows. */
export function eachOnce(people: readonly BoardPerson[]): BoardPerson[] {
  return [...Map.groupBy(people, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
}

/**
 * Preview of a person of the list, with steps to others on all pages, also by arrow keys. In a wide
 * window it is a region beside the list, else a modal drawer.
 */
export function BoardPreview({
  id,
  onPreview,
  rows,
  peopleOf,
  tab,
  isBeside,
  column,
}: BoardPreviewProps) {
  const titleId = useId();
  const matching = id === null ? [] : peopleOf();
  const people = eachOnce(matching);
  const index = people.findIndex((person) => person.id === id);
  const shown = people[index];
  // Remains while the drawer closes, and if a search or refetch removes the person from the list.
  const [previewed, setPreviewed] = useState<{
    person: BoardPerson;
    at: number;
    total: number;
  } | null>(null);
  if (
    shown &&
    (shown !== previewed?.person || index !== previewed.at || people.length !== previewed.total)
  ) {
    setPreviewed({ person: shown, at: index, total: people.length });
  }
  const isOpen = previewed !== null && previewed.person.id === id;
  // Stays true until the drawer has closed.
  const [isInDrawer, setInDrawer] = useState(false);
  if (isInDrawer ? isBeside : isOpen && !isBeside) setInDrawer(!isBeside);
  const [content] = useState(createMovedContent);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen && opened.current !== null) focusRow(opened.current);
    opened.current = isOpen ? id : null;
  }, [isOpen, id]);
  const close = () => onPreview(null);
  useEscape(isOpen && isBeside, close);
  if (previewed === null) return null;
  const { person } = previewed;
  const { at, total } = isOpen ? { at: index, total: people.length } : previewed;
  const tabPage = href("companies_users@show", { id: person.id }, { tab });

  function step(by: 1 | -1): void {
    const next = index === -1 ? undefined : people[index + by];
    if (next === undefined) return;
    onPreview(next.id);
    // The list follows to the person's page.
    const { page, pageSize } = rows.deferred;
    const nextPage = Math.floor(matching.indexOf(next) / pageSize);
    if (nextPage !== page) rows.update((state) => ({ ...state, page: nextPage }));
    else rowOf(buttonsOf(next.id)[0])?.scrollIntoView({ block: "nearest" });
  }

  function stepByButton({ currentTarget }: MouseEvent, by: 1 | -1): void {
    step(by);
    // A disabled button loses the focus.
    if (people[index + 2 * by] === undefined) {
      currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus();
    }
  }

  function stepByKey(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (by === undefined) return;
    // The key would scroll the panel.
    event.preventDefault();
    step(by);
  }

  const moved = <MovedContentSlot content={content} />;
  return (
    <>
      {isBeside ? (
        isOpen &&
        column && (
          <BesidePanel column={column} titleId={titleId} onKeyDown={stepByKey}>
            {moved}
          </BesidePanel>
        )
      ) : (
        <Drawer
          {...FOLLOWS_PAGE}
          anchor="right"
          open={isOpen}
          onClose={close}
          onKeyDown={stepByKey}
          // The board stays visible and scrollable.
          disableScrollLock
          // `focusRow` focuses the row, unless the preview continues beside the list.
          disableRestoreFocus
          slotProps={{
            backdrop: { invisible: true },
            transition: { onExited: () => setInDrawer(false) },
            paper: { "aria-labelledby": titleId, sx: PAPER },
          }}
          sx={{ "@media print": { display: "none" } }}
        >
          {moved}
        </Drawer>
      )}
      {(isOpen || isInDrawer) &&
        createPortal(
          <Scroller>
            <PreviewHead
              person={person}
              titleId={titleId}
              page={tabPage}
              at={at}
              total={total}
              onStep={stepByButton}
              onClose={close}
            />
            {/* Resets the scroll position for another person. */}
            <Box key={person.id} sx={{ px: { xs: 2, sm: 3 } }}>
              <PreviewContent id={person.id} tab={tab} page={tabPage} />
            </Box>
          </Scroller>,
          content.host,
        )}
    </>
  );
}

interface PreviewHeadProps {
  person: BoardPerson;
  titleId: string;
  /** Address of the person. */
  page: string;
  /** Index in the list; -1 for a person who is no longer in it. */
  at: number;
  total: number;
  onStep: (event: MouseEvent, by: 1 | -1) => void;
  onClose: () => void;
}

/** Place in the list, steps to others, and the person's name. */
function PreviewHead({ person, titleId, page, at, total, onStep, onClose }: PreviewHeadProps) {
  return (
    <Box component="header" sx={HEAD}>
      <Stack direction="row" sx={{ alignItems: "center", gap: 0.5, mr: -1 }}>
        <Typography variant="body2" component="output" sx={{ mr: "auto", color: "text.secondary" }}>
          {at === -1 ? "Not in this list" : `${at + 1} of ${total}`}
        </Typography>
        <IconButton
          aria-label="Previous person"
          disabled={at <= 0}
          onClick={(event) => onStep(event, -1)}
        >
          <ChevronUp size={18} />
        </IconButton>
        <IconButton
          aria-label="Next person"
          disabled={at === -1 || at === total - 1}
          onClick={(event) => onStep(event, 1)}
        >
          <ChevronDown size={18} />
        </IconButton>
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={18} />
        </IconButton>
      </Stack>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1.5 }}>
        <Avatar fullName={person.fullName} size={40} />
        <Typography
          id={titleId}
          component="h2"
          variant="h3"
          aria-live="polite"
          sx={{ display: "flex", alignItems: "center", gap: 1, overflowWrap: "anywhere" }}
        >
          <AppLink href={page} color="textPrimary">
            {person.fullName}
          </AppLink>
          {person.isSuspended === true && <SuspendedIcon />}
        </Typography>
      </Stack>
    </Box>
  );
}

interface BesidePanelProps {
  column: HTMLElement;
  titleId: string;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Pixels between the panel and the window's edges. */
const GAP = 16;

/** Stays visible while the list scrolls, and ends with the window or the column. */
function BesidePanel({ column, titleId, onKeyDown, children }: BesidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const room = useLayoutOf(
    panel,
    (element) => {
      const { top, bottom } = column.getBoundingClientRect();
      const pinnedTop = parseFloat(getComputedStyle(element).top) || 0;
      return Math.round(Math.min(window.innerHeight - GAP, bottom) - Math.max(top, pinnedTop));
    },
    0,
  );
  return createPortal(
    <Panel
      ref={panel}
      data-beside
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      style={{ "--room": `${room}px` } as CSSProperties}
    >
      {children}
    </Panel>,
    column,
  );
}

const Panel = styled("section")(({ theme }) => ({
  position: PINNED,
  top: `calc(${STICKY} + ${GAP}px)`,
  display: "flex",
  flexDirection: "column",
  boxSizing: "border-box",
  height: "clamp(20rem, var(--room), 100%)",
  [LOW]: { height: "auto" },
  overflow: "hidden",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Scroller = styled("div")(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  "[role=dialog] &": { overscrollBehavior: "contain" },
  // A shadow while lines continue below; the end of the content covers it.
  "&::after": {
    content: '""',
    position: "sticky",
    bottom: 0,
    display: "block",
    height: 16,
    marginTop: -16,
    background: `linear-gradient(transparent, ${theme.vars.palette.divider})`,
    pointerEvents: "none",
  },
  "& > :last-child::after": {
    content: '""',
    position: "relative",
    zIndex: 1,
    display: "block",
    height: 24,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `-24px 0 ${theme.vars.palette.background.paper}, 24px 0 ${theme.vars.palette.background.paper}`,
  },
}));

/** The theme styles drawers as the dark menu; this one is part of a page. */
const PAPER = {
  width: { xs: 1, sm: 480 },
  maxWidth: "100vw",
  pr: "env(safe-area-inset-right)",
  pb: "env(safe-area-inset-bottom)",
  colorScheme: "inherit",
  color: "text.primary",
  bgcolor: "background.paper",
  boxShadow: "var(--mui-palette-pop)",
  borderLeft: { sm: 1 },
  borderColor: { sm: "divider" },
} as const;

const HEAD = {
  position: "sticky",
  top: 0,
  zIndex: 1,
  px: { xs: 2, sm: 3 },
  pt: 1,
  pb: 2,
  bgcolor: "background.paper",
  borderBottom: 1,
  borderColor: "divider",
} as const;
