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

/** Short texts form a column after the longest status; a longer one has a line of its own. */
export const StatusLine = styled(NarrowLine)({
  columnGap: 12,
  lineHeight: "20px",
  marginTop: 4,
  "& > :first-of-type:not(:only-child)": { minWidth: "8rem" },
});
