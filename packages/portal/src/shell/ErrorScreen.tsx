import { CircleAlert } from "lucide-react";
import { useRouteError } from "react-router-dom";
import { MessageScreen } from "../kernel/components/MessageScreen.tsx";
import { ChunkLoadError, reloadPage } from "../kernel/errors/chunks.ts";
import { SupportLink } from "../kernel/runtime/SupportLink.tsx";

const NOT_LOADED = {
  title: "This page could not be loaded",
  text: "Part of the portal did not arrive, also at a second try. Check the connection, then reload.",
};
const FAILED = {
  title: "Something went wrong",
  text: (
    <>
      The portal met an error of its own. Reloading usually helps; if not, please pass the line
      below to <SupportLink>support</SupportLink>.
    </>
  ),
};

/**
 * In place of a screen that could not be loaded or drawn. The main layout around it stays as it is; where
 * there is none, or it did not arrive, nothing is there to rely on: then it is the whole page.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const { title, text } = error instanceof ChunkLoadError ? NOT_LOADED : FAILED;
  return (
    <MessageScreen
      icon={CircleAlert}
      title={title}
      action={{ label: "Reload", onSelect: reloadPage }}
      detail={error instanceof Error ? error.message : String(error)}
    >
      {text}
    </MessageScreen>
  );
}
