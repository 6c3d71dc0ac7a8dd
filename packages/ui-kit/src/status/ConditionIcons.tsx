import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { CalendarDays, FoldVertical, Globe, Snowflake } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { conditionsOf } from "./conditions.ts";
import type { ConditionFlags, ConditionId } from "./conditions.ts";

export interface ConditionIconsProps {
  flags: ConditionFlags;
  /** Conditions this place leaves out. */
  omit?: readonly ConditionId[];
}

const ICON: Readonly<Record<ConditionId, LucideIcon>> = {
  seasonal: Snowflake,
  compressed: FoldVertical,
  expiration: CalendarDays,
  international_procedures: Globe,
};

const DRAWN = { size: 15, strokeWidth: 1.75, role: "img" } as const;

/** The conditions of a topic or lesson as icons that say their name; nothing when none holds. */
export function ConditionIcons({ flags, omit }: ConditionIconsProps) {
  const held = conditionsOf(flags, omit);
  if (held.length === 0) return null;
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, color: "text.secondary" }}
    >
      {held.map(({ id, word }) => {
        const Icon = ICON[id];
        return (
          <Tooltip key={id} title={word}>
            <Icon {...DRAWN} aria-label={word} />
          </Tooltip>
        );
      })}
    </Box>
  );
}
