import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { BoardPerson } from "@recurrent/sdk";
import { Avatar, KitLink, type ShownRows, Suspended } from "@recurrent/ui-kit";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { href } from "../../shared/routes/address.ts";
import { useQueryValue } from "../../shared/table-state/address-state.ts";
import { PreviewContent } from "./PreviewContent.tsx";
import { PREVIEW_KEY, type PreviewTab } from "./board-rules.ts";

/** The buttons of the rows of a person. */
const buttonsOf = (id: string) =>
  document.querySelectorAll<HTMLElement>(`[data-preview="${CSS.escape(id)}"]`);

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** So many frames in a row the focus has to stay: a grid that shows another page gives it to a cell of its own. */
const SETTLED_FRAMES = 6;
/** Rows of another page are there by then. */
const FOCUS_WITHIN_MS = 2000;

/** The focus returns to where the press was, but after steps to the row of whoever was shown last. */
function focusRow(of: string): void {
  const begun = performance.now();
  let settled = 0;
  const focus = () => {
    const active = document.activeElement;
    // Somebody has gone on to something else.
    if (active !== document.body && !active?.closest("[role=grid], [role=dialog]")) return;
    const rowsOf = [...buttonsOf(of)].map((button) => button.closest("[role=row]"));
    const isThere = rowsOf.some((row) => row?.contains(active));
    settled = isThere ? settled + 1 : 0;
    if (!isThere) rowsOf[0]?.querySelector("a")?.focus();
    if (settled < SETTLED_FRAMES && performance.now() - begun < FOCUS_WITHIN_MS) {
      requestAnimationFrame(focus);
    }
  };
  focus();
}

interface BoardPreviewProps {
  rows: Pick<ShownRows<unknown>, "settled" | "update">;
  /** Whom each row of the list is about, on all its pages. */
  peopleOf: () => readonly BoardPerson[];
  tab: PreviewTab;
}

/** Each of these people once, in the order of their first rows. */
export function eachOnce(people: readonly BoardPerson[]): BoardPerson[] {
  return [...Map.groupBy(people, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
}

/**
 * The person whom the address previews, and the way to those above and below in the list, on whatever page
 * of it; the arrow keys go it too. Nobody is previewed who is not in the list.
 */
export function BoardPreview({ rows, peopleOf, tab }: BoardPreviewProps) {
  const titleId = useId();
  const [told, tell] = useQueryValue(PREVIEW_KEY);
  // The address follows a moment later: the next key press must not step from where the last one did, and a
  // panel that closes must not show the person before. '' for nobody.
  const [ahead, goAhead] = useState<string | null>(null);
  if (ahead !== null && ahead === (told ?? "")) goAhead(null);
  const id = ahead ?? told;
  const matching = id === null ? [] : peopleOf();
  const people = eachOnce(matching);
  const index = people.findIndex((person) => person.id === id);
  const shown = people[index];
  // Whoever was shown stays while the panel goes.
  const [kept, keep] = useState<{ person: BoardPerson; at: number; of: number } | null>(null);
  if (shown && (shown !== kept?.person || index !== kept.at || people.length !== kept.of)) {
    keep({ person: shown, at: index, of: people.length });
  }
  const [exited, setExited] = useState<BoardPerson | null>(null);
  // An effect of its own: where nothing moves, the panel is gone before it has given the focus back.
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
    tell(next.id);
    // The list turns its pages along.
    const { page, pageSize } = rows.settled;
    const nextPage = Math.floor(matching.indexOf(next) / pageSize);
    if (nextPage !== page) rows.update((state) => ({ ...state, page: nextPage }));
    else buttonsOf(next.id)[0]?.closest("[role=row]")?.scrollIntoView({ block: "nearest" });
  }

  function close(): void {
    goAhead("");
    tell(null);
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
      anchor="right"
      open={shown !== undefined}
      onClose={close}
      onKeyDown={onKeyDown}
      // The board stays in sight, and can be scrolled.
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
            <KitLink href={tabPage} color="textPrimary">
              {person.fullName}
            </KitLink>
            {person.isSuspended === true && <Suspended />}
          </Typography>
        </Stack>
      </Box>
      {/* Another person is another reply, and begins at the top. */}
      <Box key={person.id} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <PreviewContent id={person.id} tab={tab} page={tabPage} />
      </Box>
    </Drawer>
  );
}

/** The theme's drawer is the menu, on a dark ground; this one is a page's. */
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
