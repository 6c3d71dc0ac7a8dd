import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { ConditionFlags, ConditionId } from "../status/conditions.ts";
import { ConditionIcons } from "../status/ConditionIcons.tsx";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { statusOf } from "../status/status.ts";
import { shownName } from "./shown-name.ts";
import type { StatusValue } from "./training-views.ts";

/** On phones the signs run with the words, so that a long name does not leave them behind. */
const Line = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  "& > *": { flex: "none" },
  "& > [data-name]": { flex: "0 1 auto", minWidth: 0, overflowWrap: "anywhere" },
  "&[data-strong=true] > [data-name]": { fontWeight: theme.typography.fontWeightMedium },
  [theme.breakpoints.down("sm")]: {
    display: "block",
    "& > [data-sign]": { display: "inline-block", marginRight: 8, verticalAlign: "-2px" },
    "& > [data-sign=none]": { display: "none" },
    "& > [data-name] ~ *": { marginLeft: 8, verticalAlign: "-2px" },
    // As large as a finger wants, in the room of its sign.
    "& > [data-name] ~ button": { margin: "-12px -10px -12px -2px", verticalAlign: "middle" },
  },
}));

export interface TopicNameProps {
  name: string;
  /** The sign before the name; null keeps its place empty, so that names stay in line. */
  status?: StatusValue;
  conditions?: ConditionFlags;
  /** Conditions this place leaves out. */
  omit?: readonly ConditionId[];
  strong?: boolean;
  /** Stands right behind the name. */
  children?: ReactNode;
}

/** A topic's or a lesson's name with the signs around it. Leave `status` out where no sign ever is. */
export function TopicName({
  name,
  status,
  conditions,
  omit,
  strong = false,
  children,
}: TopicNameProps) {
  const { word } = statusOf(status);
  return (
    <Line data-strong={strong}>
      {status !== undefined && (
        <Tooltip title={word}>
          <span data-sign={word === "" ? "none" : "shown"}>
            <StatusIcon status={status} labelled />
          </span>
        </Tooltip>
      )}
      <span data-name>{shownName(name)}</span>
      {children}
      {conditions !== undefined && (
        <ConditionIcons flags={conditions} {...(omit === undefined ? {} : { omit })} />
      )}
    </Line>
  );
}
