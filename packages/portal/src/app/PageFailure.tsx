import Button from "@mui/material/Button";
import { EmptyState } from "@recurrent/ui-kit";
import { CircleAlert } from "lucide-react";
import type { ErrorScreenProps } from "./ErrorScreen.tsx";
import { failureWords, reloadPage } from "./failure-words.tsx";

/** The same inside the main layout, whose menu, title and footer stay as they are. */
export function PageFailure({ error }: ErrorScreenProps) {
  const { title, text, detail } = failureWords(error);
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title={title}
        description={
          <>
            {text}
            <br />
            <small>{detail}</small>
          </>
        }
        action={
          <Button variant="outlined" onClick={reloadPage}>
            Reload
          </Button>
        }
      />
    </div>
  );
}
