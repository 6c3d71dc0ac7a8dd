import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { notifyChange } from "@recurrent/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useIsCurrentPage } from "../../shared/context/page.ts";
import { address } from "../../shared/routes/address.ts";

/** Delay of the redirect (shell 2.4, 9). */
export const TRAINING_EXIT_MS = 3000;

/** @param training query value; only "training" means the lesson player */
export function afterTraining(training: string | null): string {
  return training === "training" ? address("my@training") : address("home");
}

/**
 * /training_exit (shell 2.4), opened by the lesson player. All tabs refetch at once, and again when
 * the host should have processed the lesson.
 */
export function TrainingExitPage() {
  const navigate = useNavigate();
  const isShown = useIsCurrentPage();
  const [query] = useSearchParams();
  const queries = useQueryClient();
  const target = afterTraining(query.get("training"));
  useEffect(() => {
    const refreshTraining = () =>
      void notifyChange(queries, { operation: "registrationLaunch", entityId: "" });
    refreshTraining();
    const timer = setTimeout(() => {
      refreshTraining();
      if (isShown()) void navigate(target, { replace: true });
    }, TRAINING_EXIT_MS);
    return () => clearTimeout(timer);
  }, [navigate, isShown, target, queries]);
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ alignItems: "center", "& > .MuiAlert-action": { p: 0 } }}
      action={
        <Button size="small" href={`#${target}`}>
          Continue
        </Button>
      }
    >
      Please wait...
    </Alert>
  );
}
