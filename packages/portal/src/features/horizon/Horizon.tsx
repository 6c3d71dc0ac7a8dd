import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { type Expiring, horizonOf } from "./horizon-bars.ts";
import { HorizonChart } from "./HorizonChart.tsx";

export interface HorizonProps {
  items: readonly Expiring[];
  /** 'YYYY-MM-DD' in UTC. */
  today: string;
  /** What is counted, for example 'Events and documents'. */
  label: string;
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

/** The bars of a horizon, and what they leave out. */
export function Horizon({ items, today, label, chosen, onChoose }: HorizonProps) {
  const horizon = useMemo(() => horizonOf(items, today), [items, today]);
  const { later, without } = horizon;
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <HorizonChart horizon={horizon} label={label} chosen={chosen} onChoose={onChoose} />
      <Typography variant="body2" sx={{ px: { xs: 1, sm: 0 }, color: "text.secondary" }}>
        {`Months follow from the day of expiry alone; states are those of the list. ${later} expire later, ${without} never.`}
      </Typography>
    </Box>
  );
}
