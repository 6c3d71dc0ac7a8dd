import Box from "@mui/material/Box";
import { StatusIcon } from "./StatusIcon.tsx";
import { statusOf } from "./status.ts";

export interface StatusPillProps {
  status: string | number | null | undefined;
}

/** Sign and word on a soft surface, for a status that stands alone: a heading, a person's banner. */
export function StatusPill({ status }: StatusPillProps) {
  const { tone, word } = statusOf(status);
  if (word === "") return null;
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        minHeight: 24,
        pl: 0.75,
        pr: 1.25,
        borderRadius: 3,
        typography: "subtitle2",
        whiteSpace: "nowrap",
        color: `status.${tone}.text`,
        bgcolor: `status.${tone}.soft`,
      }}
    >
      <StatusIcon status={status} />
      {word}
    </Box>
  );
}
