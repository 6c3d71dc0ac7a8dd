import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { styled, useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { StatusValue } from "../status/status.ts";
import { StatusPill } from "../status/StatusPill.tsx";
import type { DetailItem } from "./DetailList.tsx";
import { JOINED_ON_PHONE, joinedToBar } from "./joined.ts";

const Head = styled("section")(({ theme }) => {
  const quiet = { ...theme.typography.body2, color: theme.vars.palette.text.secondary };
  return {
    ...joinedToBar(theme),
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: 12,
    paddingBlock: 12,
    // Once it has left below the top bar, that shows the status (`AppShell`).
    viewTimeline: "--page-head",
    viewTimelineInset: "var(--top-bar) 0px",
    "&:has(+ nav)": { marginBottom: 0, paddingBottom: 4, "&::before": { borderBottom: 0 } },
    "& > [data-part=picture]": { gridArea: "1 / 1 / span 2", alignSelf: "start" },
    "& > [data-part=name]": {
      gridColumn: 2,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2px 8px",
      minWidth: 0,
      "& > h2": { ...theme.typography.h2, margin: 0, overflowWrap: "anywhere" },
      "& > p": { ...quiet, flexBasis: "100%", margin: 0, overflowWrap: "anywhere" },
    },
    "& > [data-part=actions]": { display: "flex", gap: 8 },
    "& > dl": {
      ...quiet,
      gridColumn: "2 / -1",
      display: "flex",
      flexWrap: "wrap",
      gap: "4px 24px",
      margin: "4px 0 0",
      "& > div": { display: "flex", flexWrap: "wrap", columnGap: 6 },
      "& dd": { margin: 0, color: theme.vars.palette.text.primary, overflowWrap: "anywhere" },
    },
    [theme.breakpoints.down("sm")]: {
      ...JOINED_ON_PHONE,
      paddingInline: 16,
      // Room for the sign that unfolds the facts.
      "& > [data-part=name] > h2": { maxWidth: "calc(100% - 36px)" },
      "& > [data-part=picture]": { gridRow: 1 },
      "& > dl": { gridColumn: "1 / -1" },
      // Two buttons have a line of their own.
      "& > [data-part=actions]:has(> :nth-of-type(2))": {
        gridArea: "2 / 1 / 3 / -1",
        marginTop: 4,
      },
    },
  };
});

export interface PageHeadProps {
  name: string;
  /** What stands at its left, such as an avatar of 40 px. */
  picture: ReactNode;
  /** A sign right behind the name. */
  sign?: ReactNode;
  /** The worst status that the server has said of it; null or left out where that is not known. */
  status?: StatusValue;
  /** One quiet line below the name. */
  line?: string | undefined;
  facts?: readonly DetailItem[];
  /** Lets the facts be folded away; at first they are on phones. Default true. */
  foldable?: boolean;
  /** Buttons. */
  actions?: ReactNode;
}

const NO_FACTS: readonly DetailItem[] = [];

/**
 * What a page is about, joined to the top bar and to the tabs below (`TabsBar`): it scrolls away under the
 * bar, where name and status stay in small, while the tabs stop there.
 */
export function PageHead({
  name,
  picture,
  sign,
  status,
  line,
  facts = NO_FACTS,
  foldable = true,
  actions,
}: PageHeadProps) {
  const id = useId();
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up("sm"), { noSsr: true });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = !foldable || (chosen ?? hasRoom);
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <Head aria-label={name} data-joined>
      <div data-part="picture">{picture}</div>
      <div data-part="name">
        <h2>{name}</h2>
        {sign}
        <StatusPill status={status} />
        {foldable && facts.length > 0 && (
          <IconButton
            size="small"
            aria-label={`About ${name}`}
            aria-expanded={isOpen}
            {...(isOpen && { "aria-controls": id })}
            onClick={() => setChosen(!isOpen)}
            sx={{ my: -1 }}
          >
            <Sign size={18} />
          </IconButton>
        )}
        {line !== undefined && <p>{line}</p>}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
      {isOpen && facts.length > 0 && (
        <Box component="dl" id={id}>
          {facts.map((fact) => (
            <div key={fact.id ?? fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </Box>
      )}
    </Head>
  );
}
