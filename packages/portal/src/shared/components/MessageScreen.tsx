import Button from "@mui/material/Button";
import { EmptyState, AppLink } from "@recurrent/ui-kit";
import { CircleAlert, type LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useRouteError } from "react-router-dom";
import { MessagePage } from "../layout/StandalonePages.tsx";
import { useHasMainLayout, useRouteDefinition } from "../context/page.ts";
import { useFooter, useAppContext } from "../context/app-context.ts";
import { isMissingModule, reloadPage, SITE_UNREACHABLE } from "../errors/chunks.ts";

type Message = Required<
  Pick<ComponentProps<typeof MessagePage>, "title" | "action" | "children">
> & {
  icon: LucideIcon;
  /** Technical detail for support. */
  detail?: string;
};

/** Message in place of a page, inside the layout if there is one. */
export function MessageScreen({ icon, ...message }: Message) {
  const footer = useFooter();
  const inBar = useRouteDefinition()?.title;
  if (!useHasMainLayout()) {
    return <MessagePage {...message} product={footer.product} footer={footer} />;
  }
  const { title, action, detail, children } = message;
  const isFailure = detail !== undefined;
  const { label, ...way } = action;
  return (
    // Near the middle of the empty page.
    <div {...(isFailure && { role: "alert" })} style={{ marginTop: "14vh" }}>
      <EmptyState
        icon={icon}
        {...(title !== inBar && { title, heading: "h2" })}
        description={
          <>
            {children}
            {isFailure && <br />}
            {isFailure && <small>{detail}</small>}
          </>
        }
        action={
          <Button
            variant={isFailure ? "outlined" : "contained"}
            {...("href" in way ? way : { onClick: way.onSelect })}
          >
            {label}
          </Button>
        }
      />
    </div>
  );
}

export function SupportLink({ children }: { children: ReactNode }) {
  const { supportEmail } = useAppContext().config;
  return (
    // The link breaks only if it is longer than a line.
    <AppLink href={`mailto:${encodeURI(supportEmail)}`} sx={{ display: "inline-block" }}>
      {children}
    </AppLink>
  );
}

const NOT_LOADED = {
  title: "This page could not be loaded",
  text: "Part of this page could not be loaded. Check your connection and reload.",
};
const FAILED = {
  title: "Something went wrong",
  text: (
    <>
      Reloading usually helps. If it does not, please send the line below to{" "}
      <SupportLink>support</SupportLink>.
    </>
  ),
};

/** Without the main layout, it fills the window. */
export function ErrorPage() {
  const error = useRouteError();
  const [isUnreachable, setUnreachable] = useState(false);
  const { title, text } = isMissingModule(error) ? NOT_LOADED : FAILED;
  return (
    <MessageScreen
      icon={CircleAlert}
      title={title}
      action={{ label: "Reload", onSelect: () => void reloadPage(() => setUnreachable(true)) }}
      detail={error instanceof Error ? error.message : String(error)}
    >
      {isUnreachable ? SITE_UNREACHABLE : text}
    </MessageScreen>
  );
}
