import { styled } from "@mui/material/styles";

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

/** Texts form a column after the longest status. */
export const StatusLine = styled(NarrowLine)({
  display: "grid",
  gridTemplateColumns: "8rem minmax(0, 1fr)",
  alignItems: "start",
  columnGap: 12,
  lineHeight: "20px",
  marginTop: 4,
  "& > :only-child": { gridColumn: "1 / -1" },
});
