import { styled } from "@mui/material/styles";
import { visuallyHidden } from "../layout/visually-hidden.ts";

/** Read out, not seen. */
export const VisuallyHidden = styled("span")(visuallyHidden);
