import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import type { Conditions } from "@recurrent/sdk";
import type { ReactNode } from "react";
import { statusOf, type StatusValue } from "../status/status.ts";
import { ConditionIcons, StatusIcon } from "../status/StatusIcon.tsx";
import { withoutRoom } from "../tables/table-room.ts";
import { shownName } from "./training-rules.ts";

/** The signs behind a name run with its words, so that a long one does not leave them behind. */
const Line = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "flex-start",
  gap: 8,
  minWidth: 0,
  "& > [data-sign]": { flex: "none", marginTop: 2 },
  "& > [data-text]": { minWidth: 0, overflowWrap: "break-word" },
  "&[data-topic] [data-name]": { fontWeight: theme.typography.fontWeightMedium },
  "& [data-name] ~ *": { marginLeft: 8, verticalAlign: "-2px" },
  // As large as a pointer or a finger wants, in the room of its sign.
  "& [data-name] ~ button": { margin: "-8px -6px -8px 2px", verticalAlign: "middle" },
  ...withoutRoom({
    display: "block",
    "& > [data-sign]": { display: "inline-block", margin: "0 8px 0 0", verticalAlign: "-2px" },
    "& > [data-sign=none]": { display: "none" },
    "& [data-name] ~ button": { margin: "-12px -10px -12px -2px" },
  }),
}));

export interface TopicNameProps {
  name: string;
  /** The sign before the name; null keeps its place empty, so that names stay in line. */
  status?: StatusValue;
  /** Of a topic, whose name is stronger than that of a lesson. */
  conditions?: Conditions;
  /** The condition this place leaves out. */
  omit?: keyof Conditions;
  /** Stands right behind the name. */
  children?: ReactNode;
}

/** A topic's or a lesson's name with the signs around it. Leave `status` out where no sign ever is. */
export function TopicName({ name, status, conditions, omit, children }: TopicNameProps) {
  const { word } = statusOf(status);
  return (
    <Line {...(conditions && { "data-topic": true })}>
      {status !== undefined && (
        <Tooltip title={word}>
          <span data-sign={word === "" ? "none" : "shown"}>
            <StatusIcon status={status} labelled />
          </span>
        </Tooltip>
      )}
      <span data-text>
        <span data-name>{shownName(name)}</span>
        {children}
        {conditions && <ConditionIcons flags={conditions} omit={omit} />}
      </span>
    </Line>
  );
}
