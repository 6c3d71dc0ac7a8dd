import { BoardSkeleton, FormSkeleton } from "@recurrent/ui-kit";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useSignedIn } from "../../kernel/runtime/runtime.ts";
import { landingOf } from "../../kernel/session/guard.ts";

/** / (shell 2.3): a loading state that leads on at once. */
export function HomeScreen() {
  const { subject } = useSignedIn();
  const navigate = useNavigate();
  const target = landingOf(subject);
  useEffect(() => {
    void navigate(target, { replace: true });
  }, [navigate, target]);
  return subject.isTrainee ? <FormSkeleton /> : <BoardSkeleton />;
}
