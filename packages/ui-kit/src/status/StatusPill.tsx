import { styled } from "@mui/material/styles";
import { StatusIcon } from "./StatusIcon.tsx";
import { statusOf, type StatusValue } from "./status.ts";

const Pill = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  gap: 6,
  padding: "2px 8px 2px 4px",
  borderRadius: 12,
  whiteSpace: "nowrap",
}));

/** A status as sign and word on its own soft ground; nothing for one that is not known. */
export function StatusPill({ status }: { status: StatusValue | undefined }) {
  const { tone, word } = statusOf(status);
  if (word === "") return null;
  return (
    <Pill sx={{ color: `status.${tone}.text`, bgcolor: `status.${tone}.soft` }}>
      <StatusIcon status={status} />
      {word}
    </Pill>
  );
}
