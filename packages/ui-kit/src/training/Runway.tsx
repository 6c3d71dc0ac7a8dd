import type { CSSObject } from "@mui/material/styles";
import type { RecordTopic } from "@recurrent/sdk";
import type { CSSProperties } from "react";
import { statusOf, type StatusValue } from "../status/status.ts";
import { runwayOf } from "./training-rules.ts";

const percent = (share: number, digits = 1): string => `${Number((share * 100).toFixed(digits))}%`;

/** A part of the bar, from its begin. */
const part = (paint: string, length: string, height: number) =>
  `linear-gradient(${paint} 0 0) 0 50% / ${length} ${height}px no-repeat`;

const bar = (ink: string, mark: string): string =>
  [
    `linear-gradient(${mark} 0 0) var(--day) 50% / 2px 100% no-repeat`,
    part(ink, "min(var(--day), var(--expiry))", 4),
    part(`color-mix(in srgb, ${ink} 30%, transparent)`, "var(--expiry)", 4),
    // What is past the expiry.
    `repeating-linear-gradient(90deg, ${ink} 0 2px, transparent 2px 4px) 100% 50% / calc(100% - var(--expiry)) 2px no-repeat`,
  ].join(", ");

/**
 * The looks of every `[data-runway]` in a table, for the element around it: a record has hundreds, so they
 * are written once and each bar only names its figures. Dark, light and dotted parts differ in grey as well.
 */
export const RUNWAY: CSSObject = {
  display: "block",
  height: 8,
  background: bar("var(--ink)", "var(--mui-palette-text-primary)"),
  printColorAdjust: "exact",
  "@media (forced-colors: active)": {
    forcedColorAdjust: "none",
    background: bar("CanvasText", "CanvasText"),
  },
};

export interface RunwayProps {
  topic: Pick<RecordTopic, "completedAt" | "expiry"> & { status: StatusValue };
  /** The day of the record, `YYYY-MM-DD`. */
  day: string;
  /** Says the days to a screen reader: where they do not stand beside the bar. */
  labelled?: boolean;
}

/**
 * How much of a topic's currency has passed on the day of the record: a bar from completion to expiry, in
 * the colour of the server's status. Nothing where one of the days is missing.
 */
export function Runway({ topic, day, labelled = false }: RunwayProps) {
  const { completedAt, expiry, status } = topic;
  const places = runwayOf(completedAt, expiry, day);
  if (places === null) return null;
  const passed = percent(Math.min(1, places.day / places.expiry), 0);
  const words = `Completed ${completedAt}, expiry ${expiry}: ${passed} of the period had passed on ${day}`;
  return (
    <span
      data-runway
      title={words}
      {...(labelled ? { role: "img", "aria-label": words } : { "aria-hidden": true })}
      style={
        {
          "--expiry": percent(places.expiry),
          "--day": percent(places.day),
          "--ink": `var(--mui-palette-status-${statusOf(status).tone}-main)`,
        } as CSSProperties
      }
    />
  );
}
