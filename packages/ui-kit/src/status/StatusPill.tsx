import Box from "@mui/material/Box";
import { StatusWord } from "./StatusWord.tsx";
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
        minHeight: 24,
        pl: 0.75,
        pr: 1.25,
        borderRadius: 3,
        typography: "subtitle2",
        bgcolor: `status.${tone}.soft`,
      }}
    >
      <StatusWord status={status} />
    </Box>
  );
}
