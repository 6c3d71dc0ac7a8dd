import Alert from "@mui/material/Alert";
import { announceChange } from "@recurrent/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { afterTraining, TRAINING_EXIT_MS } from "./landing.ts";

/** /training_exit (shell 2.4): where the browser arrives from the lesson player. */
export function TrainingExitScreen() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const queries = useQueryClient();
  const target = afterTraining(query.get("training"));
  // Whatever was done in the player: no page, here or in another tab, shows how it was before.
  useEffect(() => {
    void announceChange(queries, { operation: "registrationLaunch", subject: "" });
  }, [queries]);
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
