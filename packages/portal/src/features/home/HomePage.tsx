import { BoardSkeleton, FormSkeleton } from "@recurrent/ui-kit";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useSignedIn } from "../../shared/context/app-context.ts";
import { landingOf } from "../../shared/session/guard.ts";

/** / (shell 2.3) redirects at once. */
export function HomePage() {
  const { subject } = useSignedIn();
  const navigate = useNavigate();
  const target = landingOf(subject);
  useEffect(() => {
    void navigate(target, { replace: true });
  }, [navigate, target]);
  return subject.isTrainee ? <FormSkeleton /> : <BoardSkeleton />;
}
