import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

/** Below a name in narrow tables. */
export const NarrowLine = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 16px",
  marginTop: 6,
  "& > span:empty": { display: "none" },
}));

/** In narrow lists of wider windows, the first part is at the end of the name's line (`compositeColumn`). */
const Lines = styled(NarrowLine)({
  display: "grid",
  alignItems: "start",
  lineHeight: "20px",
  marginTop: 4,
});

/** A status, and below it a text, which begins at one place in all rows. */
export const StatusLine = ({ children }: { children: ReactNode }) => (
  <Lines data-lines>{children}</Lines>
);
