import Box from "@mui/material/Box";
import { StatusIcon } from "./StatusIcon.tsx";
import { statusOf } from "./status.ts";

export interface StatusWordProps {
  status: string | number | null | undefined;
}

/** Sign and word, in the colour of the status; nothing at all for an unknown one. */
export function StatusWord({ status }: StatusWordProps) {
  const { tone, word } = statusOf(status);
  if (word === "") return null;
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        whiteSpace: "nowrap",
        color: `status.${tone}.text`,
      }}
    >
      <StatusIcon status={status} />
      {word}
    </Box>
  );
}
