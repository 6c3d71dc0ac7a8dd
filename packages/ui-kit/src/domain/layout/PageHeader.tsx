import MuiAvatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { styled, useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { ChevronDown, ChevronUp, Ellipsis, type LucideIcon } from "lucide-react";
import { isValidElement, type ReactElement, type ReactNode, useId, useState } from "react";
import { OtherStatuses, type StatusLink } from "../status/OtherStatuses.tsx";
import { StatusPill, type StatusPillProps, type StatusValue } from "../status/Status.tsx";
import { stickyStyles, TOUCH } from "../../theme/common-styles.ts";
import type { DetailItem } from "../../components/layout/DescriptionList.tsx";

const Head = styled("section")(({ theme }) => {
  const quiet = { ...theme.typography.body2, color: theme.vars.palette.text.secondary };
  return {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    // The height is the same without buttons.
    gridTemplateRows: "minmax(32px, auto)",
    alignItems: "center",
    columnGap: 12,
    marginBottom: 16,
    "& > [data-slot=picture]": { gridArea: "1 / 1 / span 2", alignSelf: "start" },
    "& > [data-slot=name]": {
      gridColumn: 2,
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
      "& > p": { ...quiet, flexBasis: "100%", margin: 0, overflowWrap: "anywhere" },
      // Reserves a line for the longest status, so that a late one moves nothing.
      "& > [data-slot=status]": {
        display: "flex",
        flex: "1 1 160px",
        alignItems: "center",
        gap: 12,
        minWidth: 0,
        minHeight: 24,
        "& > [data-slot=line]": quiet,
      },
      "& > [data-slot=status]:empty": { display: "none" },
    },
    "& > [data-slot=actions]": {
      gridArea: "1 / 3",
      display: "flex",
      gap: 8,
      marginBlock: -2,
      "@media print": { display: "none" },
    },
    "& > :is(dl, [data-slot=line])": {
      ...quiet,
      gridColumn: "2 / -1",
      // Not as if it were a caption of the buttons.
      margin: "6px 0 0",
      overflowWrap: "anywhere",
    },
    "& > dl": {
      display: "flex",
      flexWrap: "wrap",
      gap: "4px 24px",
      "& > div": { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 6 },
      "& dd": { margin: 0, color: theme.vars.palette.text.primary, overflowWrap: "anywhere" },
    },
    // Touch targets are 44 px apart.
    [TOUCH]: {
      "& > [data-slot=name]": { rowGap: 8 },
      "& > [data-slot=name] > [data-slot=status]": { minHeight: 44 },
      gridTemplateRows: "minmax(44px, auto)",
      "& > [data-slot=line]": { marginTop: 0 },
      // Only facts with a target need its height; those in a list may come late.
      "&& > dl": { alignItems: "center", marginTop: 0, rowGap: 0 },
      "& > dl > div": { minHeight: 24, alignContent: "center" },
      "& > dl > div:has(a, button, ul)": { minHeight: 44 },
      "&:has(> dl > div:last-child :is(a, button, ul)):not(:has(+ nav))": { paddingBottom: 4 },
    },
    "&[data-joined]": {
      ...stickyStyles(theme),
      paddingBlock: 10,
      // Once the name is below the top bar, the bar shows it, with the status (`AppShell`).
      "& > [data-slot=name] > h2": {
        viewTimeline: "--page-head",
        viewTimelineInset: "var(--top-bar) 0px",
      },
      "&:has(+ nav)": {
        marginBottom: 0,
        paddingBottom: 4,
        [TOUCH]: { paddingBottom: 12 },
        "&::before": { borderBottom: 0 },
      },
    },
    // Room for the toggle of the facts, also on tabs without it, so that name and status do not
    // move.
    [theme.breakpoints.up("lg")]: {
      "&[data-lined]:has(+ nav):not(:has(> [data-slot=name] > [aria-expanded])) > [data-slot=name] > h2":
        {
          marginRight: 34,
        },
    },
    [theme.breakpoints.down("lg")]: {
      "&:is([data-lined], :has(> [data-slot=name] > [aria-expanded])) > [data-slot=name] > h2": {
        maxWidth: "calc(100% - 42px)",
      },
      // Beside the name, not between it and the status.
      "&[data-lined] > [data-slot=actions]": { alignSelf: "start" },
      // A line of its own, so that a late status moves nothing.
      "& > [data-slot=name] > [data-slot=status]": { order: 1, flexBasis: "100%" },
      "& > [data-slot=picture][data-icon]": { gridRow: 1, alignSelf: "center" },
      "& > [data-slot=picture][data-icon] ~ [data-slot=name]": {
        rowGap: 2,
        // The top bar says what it is.
        "& > p": visuallyHidden,
        // No link, hence no target.
        "& > [data-slot=status]": { minHeight: 24 },
      },
    },
    // The trail above also leads back, and the name needs the room: Back is an icon.
    [theme.breakpoints.down("md")]: {
      "& > [data-slot=actions] > [data-in-trail]": {
        flex: "none",
        width: 44,
        minWidth: 44,
        margin: 0,
        padding: 0,
        fontSize: 0,
        "& > .MuiButton-startIcon": { margin: 0 },
      },
      // The status needs the room that Back takes.
      "&[data-lined] > [data-slot=actions]": {
        gap: 4,
        "& > :not([data-in-trail]) > .MuiButton-startIcon": { display: "none" },
      },
      // In the place of the icon of the thing, level with the name. With a line it is with the other buttons.
      "&:not([data-lined]):has(> [data-slot=actions] > [data-in-trail])": {
        position: "relative",
        "--back-middle": "14px",
        "&[data-joined]": { "--back-middle": "24px" },
        "& > [data-slot=picture]": { visibility: "hidden" },
        "& > [data-slot=actions] > [data-in-trail]": {
          position: "absolute",
          top: "var(--back-middle)",
          left: -2,
          transform: "translateY(-50%)",
        },
        "&:has(> [data-slot=name] > [data-slot=status]:empty) > [data-slot=actions] > [data-in-trail]":
          { marginTop: 6, [TOUCH]: { marginTop: 8 } },
      },
    },
    "& > [data-slot=more]": { display: "none" },
    [theme.breakpoints.down("sm")]: {
      "&[data-joined]": { paddingInline: 16, paddingTop: 8 },
      // The links of open facts need the room above the tabs, buttons do not.
      "&[data-joined]:has(+ nav):not(:has(> dl))": { paddingBottom: 0 },
      "& > [data-slot=more]": {
        display: "inline-flex",
        gridArea: "1 / 3",
        placeSelf: "start end",
        // No higher than the name.
        margin: "-8px -13px -8px 0",
        "@media print": { display: "none" },
      },
      "& > :is([data-slot=picture], [data-slot=name])": { gridRow: 1 },
      "& > [data-slot=name] > [data-slot=status]": { columnGap: 6 },
      // An icon says nothing about the thing, and the name needs the room.
      "& > [data-slot=picture][data-icon]": { display: "none" },
      "& > [data-slot=picture][data-icon] ~ [data-slot=name]": {
        gridColumn: "1 / 3",
        rowGap: 8,
      },
      "&& > dl": { gridColumn: "1 / -1", gridRow: 2 },
      // A single Back is an icon, because the name needs the room.
      "& > [data-slot=actions] > .MuiButton-text:only-child": {
        minWidth: 44,
        margin: "0 -12px 0 -8px",
        padding: 0,
        fontSize: 0,
        "& > .MuiButton-startIcon": { margin: 0 },
      },
      "&:not([data-lined]):has(> [data-slot=actions] > [data-in-trail])": {
        "--back-middle": "14px",
        "& > [data-slot=name]": { paddingLeft: 36 },
        "& > [data-slot=actions] > [data-in-trail]": { left: -13 },
        "&[data-joined]": { "--back-middle": "22px" },
        "&[data-joined] > [data-slot=actions] > [data-in-trail]": { left: 3 },
      },
      // Several have a row of their own, below the facts.
      "&:not([data-lined]) > [data-slot=actions]:has(> :not([data-in-trail]) ~ :not([data-in-trail]))":
        {
          gridColumn: "1 / -1",
          gridRow: 3,
          marginTop: 12,
          "& > *": { flex: "1 1 auto" },
        },
      // Below the status, line and buttons share a row, which is as high without buttons.
      "&[data-lined]": {
        gridTemplateRows: "auto minmax(44px, auto)",
        "& > [data-slot=name]": { gridColumn: "2 / -1" },
        "& > [data-slot=line]": { gridArea: "2 / 1 / 3 / 3", marginTop: 4 },
        "& > [data-slot=actions]": { gridArea: "2 / 3", margin: "4px 0 0" },
        "&& > dl": { gridRow: 3 },
      },
      "&[data-lined]:not(:has(> [data-slot=actions]))": {
        gridTemplateRows: "auto",
        "& > [data-slot=line]": { gridArea: "2 / 2 / 3 / -1" },
      },
      // That row opens by a button beside the name.
      "&:has(> [data-slot=more])": {
        gridTemplateRows: "auto auto",
        "& > [data-slot=name] > h2": { maxWidth: "calc(100% - 73px)" },
      },
      "&:has(> [data-slot=more][aria-expanded=false]) > :is([data-slot=line], [data-slot=actions])":
        { display: "none" },
    },
  };
});

export interface HeadStatus {
  /** Owner of the status, and its expiry day, `YYYY-MM-DD`. */
  statusSubject?: StatusPillProps["subject"];
  /** Page of the status's owner. */
  statusHref?: string | undefined;
  /** Other urgent statuses. Default: none. */
  otherStatuses?: readonly StatusLink[];
  /** Shown without a status: 'Status not known'. */
  statusNote?: string | undefined;
  /** Reserves the place of the status. Default false. */
  isStatusLoading?: boolean;
}

export interface PageHeaderProps extends HeadStatus {
  name: string;
  /** Label above the name: 'Description'. */
  label?: string;
  /** An avatar of 40 px, or an icon. */
  picture: ReactElement | LucideIcon;
  /** Icon behind the name. */
  sign?: ReactNode;
  /** Worst status from the server; null or omitted if unknown. */
  status?: StatusValue;
  /** A line below the name while the facts are collapsed. */
  line?: string | undefined;
  /** Labelled facts. */
  details?: readonly DetailItem[];
  /** Makes the facts collapsible; initially collapsed in narrow windows. Default true. */
  foldable?: boolean;
  /** Buttons. */
  actions?: ReactNode;
  /** Hides the buttons but reserves their room. Default false. */
  areActionsHidden?: boolean;
  /** On phones, line and buttons open by 'More actions'. Default false. */
  areActionsFolded?: boolean;
  /** Header of a part of a page. Default false. */
  isInline?: boolean;
}

const NONE: readonly never[] = [];

/** Collapses into the app bar on scroll; tabs (`TabsBar`) stick below it. */
export function PageHeader({
  name,
  label,
  picture: Picture,
  sign,
  status,
  statusSubject,
  statusHref,
  otherStatuses = NONE,
  statusNote,
  isStatusLoading = false,
  line,
  details = NONE,
  foldable = true,
  actions,
  areActionsHidden = false,
  areActionsFolded = false,
  isInline = false,
}: PageHeaderProps) {
  const id = useId();
  const [areActionsOpen, setActionsOpen] = useState(false);
  const visibility = areActionsHidden ? "hidden" : undefined;
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up("lg"), { noSsr: true });
  const isTablet = useMediaQuery(breakpoints.between("sm", "lg"), { noSsr: true });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = !foldable || (chosen ?? hasRoom);
  const Sign = isOpen ? ChevronUp : ChevronDown;
  const Name = isInline ? "h3" : "h2";
  const lineText = line !== undefined && !(isOpen && details.length > 0) && (
    <span data-slot="line">{line}</span>
  );
  return (
    <Head
      aria-label={name}
      data-joined={isInline ? undefined : ""}
      data-lined={line === undefined ? undefined : ""}
    >
      <div data-slot="picture" data-icon={isValidElement(Picture) ? undefined : ""}>
        {isValidElement(Picture) ? (
          Picture
        ) : (
          // Grey: it is no button.
          <MuiAvatar variant="rounded" sx={{ bgcolor: "action.hover", color: "text.secondary" }}>
            <Picture size={20} />
          </MuiAvatar>
        )}
      </div>
      <div data-slot="name">
        {label !== undefined && <p>{label}</p>}
        <Name>{name}</Name>
        {sign}
        {foldable && details.length > 0 && (
          <IconButton
            size="small"
            aria-label={`About ${name}`}
            aria-expanded={isOpen}
            {...(isOpen && { "aria-controls": id })}
            onClick={() => setChosen(!isOpen)}
            // No higher than the name.
            sx={{ my: -1.5 }}
          >
            <Sign size={18} />
          </IconButton>
        )}
        <span data-slot="status">
          {/* Before a status that may come late. */}
          {isTablet && lineText}
          {isStatusLoading ? (
            // As high as the pill that may replace it.
            <Skeleton width={96} height={24} sx={{ borderRadius: 3 }} />
          ) : (
            <StatusPill
              status={status}
              subject={statusSubject}
              href={statusHref}
              note={statusNote}
            />
          )}
          {otherStatuses.length > 0 && <OtherStatuses statuses={otherStatuses} />}
        </span>
      </div>
      {areActionsFolded && (
        <IconButton
          data-slot="more"
          aria-label="More actions"
          aria-expanded={areActionsOpen}
          aria-controls={`${id}-actions`}
          onClick={() => setActionsOpen(!areActionsOpen)}
          sx={{ visibility }}
        >
          <Ellipsis size={18} />
        </IconButton>
      )}
      {!isTablet && lineText}
      {actions && (
        <div data-slot="actions" id={`${id}-actions`} style={{ visibility }}>
          {actions}
        </div>
      )}
      {isOpen && details.length > 0 && (
        <Box component="dl" id={id}>
          {details.map((detail) => (
            <div key={detail.id ?? detail.label}>
              <dt>{detail.label}</dt>
              <dd>{detail.value}</dd>
            </div>
          ))}
        </Box>
      )}
    </Head>
  );
}
