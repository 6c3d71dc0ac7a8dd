import type { Components, Theme } from "@mui/material/styles";
import { baseline } from "./components/baseline.ts";
import { buttons } from "./components/buttons.ts";
import { cards } from "./components/cards.ts";
import { content } from "./components/content.ts";
import { fields } from "./components/fields.ts";
import { grid } from "./components/grid.ts";
import { navigation } from "./components/navigation.ts";
import { pickers } from "./components/pickers.ts";
import { surfaces } from "./components/surfaces.ts";

/** How MUI's own components take on the tokens. Styles and icons: no component of theirs is imported here. */
export const components: Components<Theme> = {
  MuiCssBaseline: baseline,
  ...buttons,
  ...fields,
  ...surfaces,
  ...cards,
  ...content,
  ...navigation,
  ...grid,
  ...pickers,
};
