import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { type RefObject, useEffect, useState } from "react";
import { STICKY } from "../../theme/common-styles.ts";
import { LINK_LINE, MEASURE } from "../../theme/tokens.ts";
import { useLayoutOf } from "../../useLayoutOf.ts";

/** Widths at which the list is beside the fields. */
const ROOM = { form: 928, gap: 32, width: 168 } as const;

/** Sections of a form whose last one is out of sight in every window. */
const MIN_FOR_ROW = 4;

const LIST = { m: 0, p: 0, listStyle: "none" } as const;
const ENTRY = {
  typography: "body2",
  color: "text.secondary",
  "&:hover": { color: "text.primary" },
};
const CURRENT_ENTRY = { color: "text.primary", fontWeight: "fontWeightMedium" } as const;

/** A row above the fields; on phones it would take too much of the first view. */
const ROW = {
  "&[data-many]": { display: "block", mb: 1 },
  "& > ul": {
    ...LIST,
    display: "flex",
    flexWrap: "wrap",
    columnGap: 2,
    mx: -0.5,
  },
  // Links, since tabs above would look the same.
  "& button": {
    typography: "body2",
    minWidth: 44,
    minHeight: 44,
    px: 0.5,
    color: "primary.text",
    ...LINK_LINE,
    "&[aria-current]": { ...CURRENT_ENTRY, textDecoration: "none" },
  },
} as const;

/** Beside the fields, always in sight. */
const COLUMN = {
  display: "block",
  position: "absolute",
  insetBlock: 0,
  left: ROOM.form + ROOM.gap,
  width: ROOM.width,
  "& > ul": {
    ...LIST,
    position: "sticky",
    top: `calc(${STICKY} + 24px)`,
    borderLeft: 1,
    borderColor: "divider",
  },
  "& button": {
    ...ENTRY,
    width: 1,
    justifyContent: "flex-start",
    minHeight: 32,
    ml: "-1px",
    py: 0.5,
    pl: 1.5,
    textAlign: "start",
    // Forced colours also draw a border.
    borderLeft: "2px solid transparent",
    "&[aria-current]": { ...CURRENT_ENTRY, borderLeftColor: "text.primary" },
  },
} as const;

const COLUMN_FITS = `(min-width: ${ROOM.form + ROOM.gap + ROOM.width}px)`;
const ROW_FITS = "(min-width: 600px)";

const NAV = {
  display: "none",
  [`@container form ${ROW_FITS} and (not ${COLUMN_FITS})`]: ROW,
  [`@container form ${COLUMN_FITS}`]: COLUMN,
  "@media print": { display: "none !important" },
} as const;

const sectionsOf = (form: HTMLElement) =>
  Array.from(form.querySelectorAll<HTMLElement>(":scope > section"));

const titlesOf = (form: HTMLElement): string =>
  sectionsOf(form)
    .map((section) => section.ariaLabel)
    .join("\n");

/**
 * The section at a line that moves from the top to the bottom of the window during scrolling, so
 * that short first and last sections are reached.
 */
function sectionInView(form: HTMLElement): number {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const way = scrollTop / Math.max(1, scrollHeight - clientHeight);
  const line = MEASURE.topBar + way * (clientHeight - MEASURE.topBar);
  const begun = sectionsOf(form).filter((one) => one.getBoundingClientRect().top <= line);
  return Math.max(0, begun.length - 1);
}

/** Section of the last focus, undefined outside of all, and the scroll position it left. */
interface FocusedSection {
  section: HTMLElement | undefined;
  scrollY: number;
}

function useFocusedSection(form: RefObject<HTMLFormElement | null>): FocusedSection {
  const [focused, setFocused] = useState<FocusedSection>({ section: undefined, scrollY: 0 });
  useEffect(() => {
    const listening = new AbortController();
    let frame = 0;
    const onFocus = ({ target, currentTarget }: FocusEvent) => {
      if (!(target instanceof Node && currentTarget instanceof HTMLElement)) return;
      const section = sectionsOf(currentTarget).find((one) => one.contains(target));
      cancelAnimationFrame(frame);
      // After the browser has scrolled to the focus.
      frame = requestAnimationFrame(() => setFocused({ section, scrollY: window.scrollY }));
    };
    form.current?.addEventListener("focusin", onFocus, { signal: listening.signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [form]);
  return focused;
}

/**
 * The section with the focus, until the page is scrolled on. A short scroll may also be that of
 * `useUncovered`.
 */
function currentSection(form: HTMLElement, { section, scrollY }: FocusedSection): number {
  const index = section ? sectionsOf(form).indexOf(section) : -1;
  const isScrolledOn = Math.abs(window.scrollY - scrollY) > window.innerHeight / 4;
  return index < 0 || isScrolledOn ? sectionInView(form) : index;
}

/** Focuses titles instead of linking to them, since the hash belongs to the router. */
export function SectionNav({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const titles = useLayoutOf(form, titlesOf, "").split("\n");
  const focused = useFocusedSection(form);
  const shown = useLayoutOf(form, (of) => currentSection(of, focused), 0);
  if (titles.length < 2) return null;

  function choose(index: number): void {
    const heading = form.current && sectionsOf(form.current)[index]?.querySelector("h2");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }
  return (
    <Box
      component="nav"
      aria-label="Sections"
      data-many={titles.length >= MIN_FOR_ROW || undefined}
      sx={NAV}
    >
      <ul>
        {titles.map((title, index) => (
          <li key={title}>
            <ButtonBase
              onClick={() => choose(index)}
              {...(index === shown && { "aria-current": "location" })}
            >
              {title}
            </ButtonBase>
          </li>
        ))}
      </ul>
    </Box>
  );
}
