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

/** The text begins at one place in all rows, below the status. */
export const StatusLine = styled(NarrowLine)({
  display: "grid",
  alignItems: "start",
  lineHeight: "20px",
  marginTop: 4,
});
