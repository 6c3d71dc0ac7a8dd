import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { StatusIcon } from "./StatusIcon.tsx";
import { STATUS } from "./status.ts";

/** The suspend sign beside a person's name. Neutral: a suspension is a fact, not a fault. */
export function Suspended() {
  return (
    <Tooltip title={STATUS.suspended.word}>
      <Box component="span" sx={{ display: "inline-flex", verticalAlign: "-3px" }}>
        <StatusIcon status="suspended" labelled />
      </Box>
    </Tooltip>
  );
}
