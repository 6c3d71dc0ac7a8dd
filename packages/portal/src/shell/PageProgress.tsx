import { keyframes, styled } from "@mui/material/styles";
import { useNavigation } from "react-router-dom";

/** Grows ever more slowly: nobody knows how much is to come. */
const grow = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

// Not MUI's, which would cost the first board 1.5 KB for one bar.
const Bar = styled("div")(({ theme }) => ({
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: theme.zIndex.tooltip,
  // An edge, which forced colours draw as well.
  borderTop: `3px solid ${theme.vars.palette.focus}`,
  transformOrigin: "left",
  // A page that is there at once shows no bar: one that blinks is noise.
  animation: `${grow} 8s cubic-bezier(0, 0.8, 0.2, 1) 100ms both`,
}));

/** At the top of the window while the next page is on its way: its code, or what decides where it leads. */
export function PageProgress() {
  const isComing = useNavigation().state !== "idle";
  // Live, since it stands outside of all landmarks.
  return isComing && <Bar role="progressbar" aria-live="polite" aria-label="Loading the page" />;
}
