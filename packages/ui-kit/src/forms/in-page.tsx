import { styled } from "@mui/material/styles";
import type { ComponentType } from "react";

/** The padding of a page, for the stories of what reaches over it. */
const Page = styled("main")(({ theme }) => ({
  padding: "24px 32px 40px",
  overflowX: "clip",
  [theme.breakpoints.down("sm")]: { padding: "16px 16px 32px" },
}));

/** Shows a story inside a page's padding. */
export function inPage(Story: ComponentType) {
  return (
    <Page>
      <Story />
    </Page>
  );
}
