import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { BoardPerson } from "@recurrent/sdk";
import { Avatar, AppLink, type ShownRows, SuspendedIcon } from "@recurrent/ui-kit";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { href } from "../../shared/routes/address.ts";
import { RENEWS } from "../../shared/context/renewal.ts";
import { useQueryValue } from "../../shared/table-state/address-state.ts";
import { PreviewContent } from "./PreviewContent.tsx";
import { PREVIEW_KEY, type PreviewTab } from "./board-rules.ts";

const buttonsOf = (id: string) =>
  document.querySelectorAll<HTMLElement>(`[data-preview="${CSS.escape(id)}"]`);

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Frames in a row the focus must stay: a grid that changes its page moves it to a cell. */
const SETTLED_FRAMES = 6;
/** Rows of another page are drawn by then. */
const FOCUS_WITHIN_MS = 2000;

/** Returns the focus to the pressed row, or after steps to the row of the last person. */
function focusRow(of: string): void {
  const begun = performance.now();
  let deferred = 0;
  const focus = () => {
    const active = document.activeElement;
    // The person has moved the focus elsewhere.
    if (active !== document.body && !active?.closest("[role=grid], [role=dialog]")) return;
    const rowsOf = [...buttonsOf(of)].map((button) => button.closest("[role=row]"));
    const isThere = rowsOf.some((row) => row?.contains(active));
    deferred = isThere ? deferred + 1 : 0;
    if (!isThere) rowsOf[0]?.querySelector("a")?.focus();
    if (deferred < SETTLED_FRAMES && performance.now() - begun < FOCUS_WITHIN_MS) {
      requestAnimationFrame(focus);
    }
  };
  focus();
}

interface BoardPreviewProps {
  rows: Pick<ShownRows<unknown>, "deferred" | "update">;
  /** Person of each row, on all pages. */
  peopleOf: () => readonly BoardPerson[];
  tab: PreviewTab;
}

/** In the order of their first rows. */
export function eachOnce(people: readonly BoardPerson[]): BoardPerson[] {
  return [...Map.groupBy(people, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
}

/**
 * Preview of the person in the URL, with steps through the list over all pages; arrow keys work
 * too. Only people of the list are previewed.
 */
export function BoardPreview({ rows, peopleOf, tab }: BoardPreviewProps) {
  const titleId = useId();
  const [previewParam, setPreviewParam] = useQueryValue(PREVIEW_KEY);
  // The URL follows later: the next key press must step from here, and a closing panel must not
  // show the person before. '' for nobody.
  const [ahead, goAhead] = useState<string | null>(null);
  if (ahead !== null && ahead === (previewParam ?? "")) goAhead(null);
  const id = ahead ?? previewParam;
  const matching = id === null ? [] : peopleOf();
  const people = eachOnce(matching);
  const index = people.findIndex((person) => person.id === id);
  const shown = people[index];
  // The content stays while the panel closes.
  const [kept, keep] = useState<{ person: BoardPerson; at: number; of: number } | null>(null);
  if (shown && (shown !== kept?.person || index !== kept.at || people.length !== kept.of)) {
    keep({ person: shown, at: index, of: people.length });
  }
  const [exited, setExited] = useState<BoardPerson | null>(null);
  // A separate effect: without animation the panel is gone before it has returned the focus.
  useEffect(() => {
    if (exited !== null) focusRow(exited.id);
  }, [exited]);
  if (kept === null) return null;
  const { person, at, of } = kept;
  const tabPage = href("companies_users@show", { id: person.id }, { tab });

  function step(by: 1 | -1): void {
    const next = people[index + by];
    if (next === undefined) return;
    goAhead(next.id);
    setPreviewParam(next.id);
    // The list turns its pages along.
    const { page, pageSize } = rows.deferred;
    const nextPage = Math.floor(matching.indexOf(next) / pageSize);
    if (nextPage !== page) rows.update((state) => ({ ...state, page: nextPage }));
    else buttonsOf(next.id)[0]?.closest("[role=row]")?.scrollIntoView({ block: "nearest" });
  }

  function close(): void {
    goAhead("");
    setPreviewParam(null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (by === undefined) return;
    // The panel would scroll.
    event.preventDefault();
    step(by);
  }

  return (
    <Drawer
      {...RENEWS}
      anchor="right"
      open={shown !== undefined}
      onClose={close}
      onKeyDown={onKeyDown}
      // The board stays in sight and scrollable.
      disableScrollLock
      slotProps={{
        backdrop: { invisible: true },
        transition: { onExited: () => setExited({ ...person }) },
        paper: { "aria-labelledby": titleId, sx: PAPER },
      }}
      sx={{ "@media print": { display: "none" } }}
    >
      <Box component="header" sx={HEAD}>
        <Stack direction="row" sx={{ alignItems: "center", gap: 0.5, mr: -1 }}>
          <Typography
            variant="body2"
            component="output"
            sx={{ mr: "auto", color: "text.secondary" }}
          >
            {`${at + 1} of ${of}`}
          </Typography>
          <IconButton aria-label="Previous person" disabled={at === 0} onClick={() => step(-1)}>
            <ChevronUp size={18} />
          </IconButton>
          <IconButton aria-label="Next person" disabled={at === of - 1} onClick={() => step(1)}>
            <ChevronDown size={18} />
          </IconButton>
          <IconButton aria-label="Close" onClick={close}>
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
            <AppLink href={tabPage} color="textPrimary">
              {person.fullName}
            </AppLink>
            {person.isSuspended === true && <SuspendedIcon />}
          </Typography>
        </Stack>
      </Box>
      {/* Resets the scroll position for another person. */}
      <Box key={person.id} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <PreviewContent id={person.id} tab={tab} page={tabPage} />
      </Box>
    </Drawer>
  );
}

/** The theme's drawer is the dark menu; this one belongs to a page. */
const PAPER = {
  width: { xs: 1, sm: 480 },
  maxWidth: "100vw",
  pr: "env(safe-area-inset-right)",
  pb: "env(safe-area-inset-bottom)",
  overscrollBehavior: "contain",
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
