import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import type { ReactNode } from "react";
import { PHONE } from "../../theme/common-styles.ts";
import { WIDTH } from "./form-width.ts";

/** The title is on the left, or above in narrow windows. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        ...WIDTH,
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "232px minmax(0, 640px)" },
        gap: { xs: 1.5, sm: "16px 56px" },
        py: { xs: 2, sm: 3.5 },
        "&:first-of-type": { pt: 0.5 },
        // The page's title says it.
        [PHONE]: { "&:only-of-type > h2": visuallyHidden },
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      {/* `SectionNav` focuses it. */}
      <Typography component="h2" variant="subtitle1" tabIndex={-1} sx={{ justifySelf: "start" }}>
        {title}
      </Typography>
      <Box sx={{ display: "grid", gap: { xs: 2, sm: 2.5 }, minWidth: 0, alignContent: "start" }}>
        {children}
      </Box>
    </Box>
  );
}
