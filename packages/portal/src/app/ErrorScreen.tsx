import { MessagePage } from "@recurrent/ui-kit";
import { failureWords, reloadPage } from "./failure-words.tsx";
import { useFooter } from "./useFooter.ts";

export interface ErrorScreenProps {
  /** Whatever was thrown while a screen was loaded or drawn. */
  error: unknown;
}

/** The whole page in place of a screen, or of the layout, that could not be loaded or drawn. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const footer = useFooter();
  const { title, text, detail } = failureWords(error);
  return (
    <MessagePage
      product={footer.product}
      title={title}
      action={{ label: "Reload", onSelect: reloadPage }}
      detail={detail}
      footer={footer}
    >
      {text}
    </MessagePage>
  );
}
