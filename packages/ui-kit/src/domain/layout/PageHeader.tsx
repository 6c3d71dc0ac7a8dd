import MuiAvatar from "@mui/material/Avatar";
import { styled } from "@mui/material/styles";
import visuallyHidden from "@mui/utils/visuallyHidden";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { DetailItem } from "../../components/layout/DescriptionList.tsx";
import { TOUCH } from "../../theme/common-styles.ts";
import { StatusPill, type StatusPillProps, type StatusValue } from "../status/Status.tsx";
import {
  HeaderActions,
  HeaderFacts,
  HeaderFrame,
  HeaderName,
  HeaderStatus,
  useBackButton,
} from "./header-parts.tsx";

const Frame = styled(HeaderFrame)(({ theme }) => ({
  gridTemplate: `
    "picture label label   actions"
    "picture name  status  actions"
    ".       details details details"
    / auto   auto  1fr     auto`,
  // Without a status, all of the room that the buttons need is the name's.
  [theme.breakpoints.down("lg")]: {
    gridTemplate: `
      "picture name    actions"
      "picture status  actions" minmax(0, max-content)
      ".       details details"
      / auto   minmax(0, 1fr) auto`,
  },
  [theme.breakpoints.down("sm")]: {
    gridTemplate: `
      "picture name    actions"
      "picture status  actions" minmax(0, max-content)
      "details details details"
      "buttons buttons buttons"
      / auto   minmax(0, 1fr) auto`,
  },
  // The target of a last link ends below it.
  [TOUCH]: { "&:has(> dl > div:last-child :is(a, button, ul))": { paddingBottom: 4 } },
}));

const Label = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  gridArea: "label",
  margin: "0 0 2px",
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
  // The top bar says what it is.
  [theme.breakpoints.down("lg")]: visuallyHidden,
}));

const Picture = styled("div")(({ theme }) => ({
  gridArea: "picture",
  marginRight: 12,
  [theme.breakpoints.up("lg")]: { alignSelf: "start" },
  // An icon says nothing about the thing, and the name needs the room.
  [theme.breakpoints.down("sm")]: { display: "none" },
  "@media print": { display: "none" },
}));

/** In the place of the picture, level with the name. */
const Back = styled("div")(({ theme }) => ({
  gridArea: "1 / 1",
  margin: "-8px 10px -8px -10px",
  [theme.breakpoints.down("sm")]: { margin: "-8px 5px -8px -13px" },
  "@media print": { display: "none" },
}));

const Actions = styled(HeaderActions)(({ theme }) => ({
  // Several have a row of their own on phones.
  [theme.breakpoints.down("sm")]: {
    "&:has(> * + *)": {
      gridArea: "buttons",
      margin: "12px 0 -2px",
      "& > *": { flex: "1 1 auto" },
    },
  },
}));

const NONE: readonly never[] = [];

export interface PageHeaderProps {
  name: string;
  /** Label above the name: 'Description'. */
  label: string;
  /** Kind of the thing; not on phones. */
  picture: LucideIcon;
  /** Behind the name: 'Archived'. */
  pill?: ReactNode;
  /** Status from the server. Default: none. */
  status?: StatusValue;
  /** Expiry day of the status, `YYYY-MM-DD`. */
  statusSubject?: StatusPillProps["subject"];
  /** Labelled facts. */
  details?: readonly DetailItem[];
  /** On phones and tablets, an icon in the place of the picture. */
  backHref?: string | undefined;
  /** Further buttons. */
  actions?: ReactNode;
  /** Header of a part of a page. Default false. */
  isInline?: boolean;
}

/** Header of a page about one thing. Collapses into the app bar on scroll. */
export function PageHeader({
  name,
  label,
  picture: Icon,
  pill,
  status,
  statusSubject,
  details = NONE,
  backHref,
  actions,
  isInline = false,
}: PageHeaderProps) {
  const back = useBackButton(backHref);
  const isBackBeforeName = backHref !== undefined && back.isIcon;
  return (
    <Frame aria-label={name} data-joined={isInline ? undefined : ""}>
      {isBackBeforeName ? (
        <Back>{back.button}</Back>
      ) : (
        <Picture>
          {/* Grey: it is no button. */}
          <MuiAvatar variant="rounded" sx={{ bgcolor: "action.hover", color: "text.secondary" }}>
            <Icon size={20} />
          </MuiAvatar>
        </Picture>
      )}
      <Label>{label}</Label>
      <HeaderName name={name} isInline={isInline} pill={pill} />
      <HeaderStatus>
        <StatusPill status={status} subject={statusSubject} />
      </HeaderStatus>
      <Actions>
        {!isBackBeforeName && back.button}
        {actions}
      </Actions>
      {details.length > 0 && <HeaderFacts details={details} />}
    </Frame>
  );
}
