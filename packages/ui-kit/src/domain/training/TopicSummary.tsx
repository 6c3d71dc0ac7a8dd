import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { RecordTopic } from "@recurrent/sdk";
import { Fragment } from "react";
import { PHONE, TOUCH } from "../../theme/common-styles.ts";
import { type StatusId, StatusIcon, type StatusValue } from "../status/Status.tsx";
import { displayName, urgentTopics } from "./training-rules.ts";

/** More names would push the table down. */
const MAX_NAMES = 3;

const STATUS_TEXTS: Partial<Record<StatusId, string>> = {
  expired: "expired",
  riskOfExpiry: "at risk",
  behindSchedule: "behind schedule",
};

export interface TopicSummaryProps {
  /** Undefined reserves the line. */
  topics:
    | readonly (Pick<RecordTopic, "completedAt" | "name" | "periodicity"> & {
        status: StatusValue;
      })[]
    | undefined;
  /** A topic was pressed; gets its name. */
  onSelect: (name: string) => void;
}

/** Size of a touch target in px. */
const TARGET = 44;

const Line = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: "1lh",
  overflowWrap: "anywhere",
  "& svg": { display: "inline", verticalAlign: "-3px" },
  [TOUCH]: { minHeight: TARGET, "& button": { minWidth: TARGET, paddingBlock: 13.5 } },
  // Room for two statuses, which load after the program's rows.
  [PHONE]: {
    minHeight: 2 * TARGET,
    "& > [data-state]": { display: "block" },
    "& [data-dot]": { display: "none" },
  },
}));

/** Expired and at-risk topics above a table that is sorted by name. */
export function TopicSummary({ topics, onSelect }: TopicSummaryProps) {
  if (topics === undefined) return <Line data-summary />;
  if (topics.length === 0) return null;
  const { groups, unknown } = urgentTopics(topics);
  return (
    <Line role="group" aria-label="Topics that need training" data-summary>
      {groups.map(({ status, topics: urgent }, index) => (
        <span key={status} data-state>
          {index > 0 && <span data-dot> · </span>}
          <StatusIcon status={status} size={16} />
          {` ${urgent.length} ${STATUS_TEXTS[status] ?? ""}: `}
          {urgent.slice(0, MAX_NAMES).map(({ name }, at) => (
            <Fragment key={name}>
              {at > 0 && ", "}
              <Link
                component="button"
                type="button"
                variant="body2"
                sx={{ verticalAlign: "baseline", textAlign: "start" }}
                onClick={() => onSelect(displayName(name))}
              >
                {displayName(name)}
              </Link>
            </Fragment>
          ))}
          {urgent.length > MAX_NAMES && ` and ${urgent.length - MAX_NAMES} more`}
        </span>
      ))}
      {groups.length === 0 && unknown === 0 && "No topic is expired or at risk."}
      {unknown > 0 &&
        `${groups.length > 0 ? " · " : ""}${unknown} ${unknown === 1 ? "topic has" : "topics have"} a status that is not known`}
    </Line>
  );
}
