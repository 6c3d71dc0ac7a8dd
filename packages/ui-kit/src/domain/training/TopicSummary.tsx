import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { RecordTopic } from "@recurrent/sdk";
import { Fragment } from "react";
import { PHONE, TOUCH } from "../../theme/common-styles.ts";
import { type StatusId, StatusIcon, statusOf, type StatusValue } from "../status/Status.tsx";
import { displayName, urgentTopics } from "./training-rules.ts";

/** More names would push the table down. */
const MAX_NAMES = 3;

const STATUS_TEXTS: Partial<Record<StatusId, string>> = {
  expired: "expired",
  riskOfExpiry: "at risk",
  behindSchedule: "behind schedule",
};

const TEXTS = {
  topics: { label: "Topics that need training", one: "topic", none: "No topic" },
  events: {
    label: "Events and documents that need renewal",
    one: "event or document",
    none: "No event or document",
  },
};

export interface TopicSummaryProps {
  /** Rows of the table. Default: topics. */
  kind?: keyof typeof TEXTS;
  /** Undefined reserves the line. */
  topics:
    | readonly (Pick<RecordTopic, "completedAt" | "name" | "periodicity"> & {
        status: StatusValue;
      })[]
    | undefined;
  /** A topic or a number was pressed; gets what to search for, a topic's name or a status. */
  onSelect: (search: string) => void;
}

/** Size of a touch target in px. */
const TARGET = 44;

const Line = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: "1lh",
  overflowWrap: "anywhere",
  "& svg": { display: "inline", verticalAlign: "-3px" },
  // Without a button, its text is in the middle.
  [TOUCH]: {
    minHeight: TARGET,
    alignContent: "center",
    "& button": { minWidth: TARGET, paddingBlock: 13 },
  },
  // On tablets, its targets extend into the gaps around it.
  [theme.breakpoints.up("sm")]: { [TOUCH]: { marginBlock: -8 } },
  // The numbers have one line, and each lists its topics.
  [PHONE]: { "& [data-names]": { display: "none" } },
}));

const TextButton = (props: { onClick: () => void; children: string }) => (
  <Link
    component="button"
    type="button"
    variant="body2"
    sx={{ verticalAlign: "baseline", textAlign: "start" }}
    {...props}
  />
);

/** Expired and at-risk topics, or events, above a table that is sorted by name. */
export function TopicSummary({ kind = "topics", topics, onSelect }: TopicSummaryProps) {
  if (topics === undefined) return <Line data-summary />;
  if (topics.length === 0) return null;
  const { groups, unknown } = urgentTopics(topics);
  const { label, one, none } = TEXTS[kind];
  return (
    <Line role="group" aria-label={label} data-summary>
      {groups.map(({ status, topics: urgent }, index) => (
        <span key={status}>
          {index > 0 && " · "}
          <StatusIcon status={status} size={16} />{" "}
          <TextButton onClick={() => onSelect(statusOf(status).word)}>
            {`${urgent.length} ${STATUS_TEXTS[status] ?? ""}`}
          </TextButton>
          <span data-names>
            {": "}
            {urgent.slice(0, MAX_NAMES).map(({ name }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two documents may have one description
              <Fragment key={at}>
                {at > 0 && ", "}
                <TextButton onClick={() => onSelect(displayName(name))}>
                  {displayName(name)}
                </TextButton>
              </Fragment>
            ))}
            {urgent.length > MAX_NAMES && ` and ${urgent.length - MAX_NAMES} more`}
          </span>
        </span>
      ))}
      {groups.length === 0 && unknown === 0 && `${none} is expired or at risk.`}
      {unknown > 0 &&
        `${groups.length > 0 ? " · " : ""}${unknown} ${unknown === 1 ? `${one} has` : `${kind} have`} a status that is not known`}
    </Line>
  );
}
