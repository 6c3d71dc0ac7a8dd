import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { styled, useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Person, User } from "@recurrent/sdk";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Avatar } from "../../components/avatar/Avatar.tsx";
import { MoreActionsButton } from "../../components/toolbar/MoreActionsButton.tsx";
import { TOUCH } from "../../theme/common-styles.ts";
import {
  HeaderActions,
  HeaderFacts,
  HeaderFrame,
  HeaderName,
  HeaderStatus,
  useBackButton,
} from "../layout/header-parts.tsx";
import { OtherStatuses, type StatusLink } from "../status/OtherStatuses.tsx";
import { StatusPill, type StatusPillProps, type StatusValue } from "../status/Status.tsx";
import { usePrinting } from "../../usePrinting.ts";
import { bannerDetails } from "./banner-details.tsx";

/** Tabs without facts reserve the room of the toggle, so that a long name breaks in the same place. */
const Frame = styled(HeaderFrame)(({ theme }) => ({
  gridTemplate: `
    "picture name    status  toggle  actions" minmax(32px, auto)
    "picture line    line    line    line"
    "picture details details details details"
    / auto   auto    1fr     40px    auto`,
  [theme.breakpoints.down("lg")]: {
    gridTemplate: `
      "back picture name    name    toggle  actions" minmax(32px, auto)
      "back picture line    status  status  actions"
      "back picture details details details details"
      / auto auto   auto    1fr     40px    auto`,
  },
  [theme.breakpoints.down("sm")]: {
    gridTemplate: `
      "picture name    name    toggle  more"
      "picture status  status  status  status"
      "line    line    actions actions actions"
      "details details details details details"
      / auto   1fr     auto    44px    auto`,
    // The links of open facts need the room above the tabs, buttons do not.
    "&[data-joined]:has(+ nav):not(:has(> dl))": { paddingBottom: 0 },
  },
  // One below the other, at the edge of the sheet.
  "@media print": {
    gridTemplate: '"name" "line" "status" "details" / minmax(0, 1fr)',
    "& > *": { marginLeft: "0 !important" },
  },
}));

const Picture = styled("div")({
  gridArea: "picture",
  alignSelf: "start",
  marginRight: 12,
  "@media print": { display: "none" },
});

/** On tablets at the start, as in `PageHeader`. */
const Back = styled("div")({
  gridArea: "back",
  alignSelf: "start",
  margin: "-2px 4px -8px -10px",
  "@media print": { display: "none" },
});

/** No higher than the name. */
const Toggle = styled(IconButton)(({ theme }) => ({
  gridArea: "toggle",
  justifySelf: "end",
  marginBlock: -6,
  // Hidden buttons only reserve their room.
  "&[data-end]": {
    [theme.breakpoints.up("sm")]: { gridArea: "actions" },
    // Level with the name, above the status.
    [theme.breakpoints.between("sm", "lg")]: { alignSelf: "start" },
  },
  // Between 'More actions' and the status, each a target of 44 px.
  [theme.breakpoints.down("sm")]: { width: 44, height: 44, margin: "-10px 0 -6px" },
}));

const Status = styled(HeaderStatus)(({ theme }) => ({
  // Touch targets are 44 px apart.
  [TOUCH]: { minHeight: 44, [theme.breakpoints.down("lg")]: { marginTop: 8 } },
}));

const Line = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  gridArea: "line",
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
  [theme.breakpoints.down("lg")]: { margin: "2px 12px 0 0", [TOUCH]: { marginTop: 8 } },
  [theme.breakpoints.down("sm")]: {
    "&&": { margin: "4px 0 0" },
    "&[data-folded]": { display: "none" },
    // Without buttons it is below the status.
    "&:not(:has(+ div))": { gridColumn: "2 / -1" },
  },
}));

const Actions = styled(HeaderActions)(({ theme }) => ({
  [theme.breakpoints.down("lg")]: { alignSelf: "start" },
  // The status needs the room.
  [theme.breakpoints.down("md")]: { "& .MuiButton-startIcon": { display: "none" } },
  [theme.breakpoints.down("sm")]: {
    minHeight: 44,
    margin: "4px 0 0",
    "&[data-folded]": { display: "none" },
  },
}));

/** Only on phones, at their edge and no higher than the name. */
const More = styled("span")(({ theme }) => ({
  gridArea: "more",
  alignSelf: "start",
  margin: "-8px -13px -8px 0",
  [theme.breakpoints.up("sm")]: { display: "none" },
}));

const NONE: readonly never[] = [];

export interface PersonBannerProps {
  /** `createdAt` and `deletedAt` are `YYYY-MM-DD`. */
  person: Person | User;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
  /** Worst status from the server; null if unknown. */
  status: StatusValue;
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
  /** Null omits the facts. */
  groupHref: ((id: string) => string) | null;
  /** User types, while the facts are collapsed. */
  line?: string | undefined;
  /** The list of the person; an icon on phones and tablets. */
  backHref?: string | undefined;
  /** Further buttons. On phones, line and buttons open by 'More actions'. */
  actions?: ReactNode;
  /** Hides the buttons but reserves their room. Default false. */
  areActionsHidden?: boolean;
}

/**
 * Header of a person's tabs (shell 2.23) and of the user's own profile. Collapses into the app bar on
 * scroll; tabs (`TabsBar`) stick below it. In narrow windows, the facts are collapsed at first.
 */
export function PersonBanner({
  person,
  today,
  status,
  statusSubject,
  statusHref,
  otherStatuses = NONE,
  statusNote,
  isStatusLoading = false,
  groupHref,
  line,
  backHref,
  actions,
  areActionsHidden = false,
}: PersonBannerProps) {
  const { fullName, avatar, settings } = person;
  const id = useId();
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up("lg"), { noSsr: true });
  const isTablet = useMediaQuery(breakpoints.between("sm", "md"), { noSsr: true });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [areActionsOpen, setActionsOpen] = useState(false);
  const back = useBackButton(backHref);
  const details = groupHref ? bannerDetails(person, today, groupHref) : [];
  const isPrinting = usePrinting();
  const isOpen = details.length > 0 && (isPrinting || (chosen ?? hasRoom));
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  const visibility = areActionsHidden ? "hidden" : undefined;
  const hasActions = backHref !== undefined || Boolean(actions);
  const folded = hasActions && !areActionsOpen ? "" : undefined;
  return (
    <Frame aria-label={fullName} data-joined>
      {isTablet && !areActionsHidden && back.button && <Back>{back.button}</Back>}
      <Picture>
        <Avatar fullName={fullName} image={avatar} size={40} />
      </Picture>
      <HeaderName
        name={fullName}
        pill={settings.suspend.status === true && <StatusPill status="suspended" />}
      />
      {details.length > 0 && (
        <Toggle
          size="small"
          data-end={areActionsHidden || undefined}
          aria-label={`About ${fullName}`}
          aria-expanded={isOpen}
          {...(isOpen && { "aria-controls": id })}
          onClick={() => setChosen(!isOpen)}
        >
          <Chevron size={18} />
        </Toggle>
      )}
      {hasActions && (
        <More style={{ visibility }}>
          <MoreActionsButton
            isOpen={areActionsOpen}
            onOpenChange={setActionsOpen}
            controls={`${id}-actions`}
          />
        </More>
      )}
      <Status>
        {isStatusLoading ? (
          // As high as the pill that may replace it.
          <Skeleton width={96} height={24} sx={{ borderRadius: 3 }} />
        ) : (
          <StatusPill status={status} subject={statusSubject} href={statusHref} note={statusNote} />
        )}
        {otherStatuses.length > 0 && <OtherStatuses statuses={otherStatuses} />}
      </Status>
      {line !== undefined && (isPrinting || !isOpen) && <Line data-folded={folded}>{line}</Line>}
      {hasActions && (
        <Actions id={`${id}-actions`} data-folded={folded} style={{ visibility }}>
          {!isTablet && back.button}
          {actions}
        </Actions>
      )}
      {isOpen && <HeaderFacts id={id} details={details} />}
    </Frame>
  );
}
