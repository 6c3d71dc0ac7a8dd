/** Read by assistive technology, taking no room on the page. In px: `sx` reads a bare 1 as 100 %. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: 0,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
