import Alert from "@mui/material/Alert";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { afterTraining, TRAINING_EXIT_MS } from "./landing.ts";

/** /training_exit (shell 2.4): where the browser arrives from the lesson player. */
export function TrainingExitScreen() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = afterTraining(query.get("training"));
  useEffect(() => {
    const timer = setTimeout(() => void navigate(target, { replace: true }), TRAINING_EXIT_MS);
    return () => clearTimeout(timer);
  }, [navigate, target]);
  return (
    <Alert severity="info" variant="outlined">
      Please wait...
    </Alert>
  );
}
