/** Two in a row on phones, four on tablets; one that is left over takes the line. */
export const FILTER_FIELDS = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  "& > *": { flex: "1 1 152px" },
} as const;
