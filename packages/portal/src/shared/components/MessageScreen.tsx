/** Screens of words alone, such as the one in place of a screen that failed. */
import Button from "@mui/material/Button";
import { EmptyState, KitLink } from "@recurrent/ui-kit";
import { CircleAlert, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useRouteError } from "react-router-dom";
import { MessagePage } from "../layout/StandalonePages.tsx";
import { useIsFramed, useRouteFact } from "../context/page.ts";
import { useFooter, useRuntime } from "../context/runtime.ts";
import { isMissingModule, reloadPage } from "../errors/chunks.ts";

type Message = Required<
  Pick<ComponentProps<typeof MessagePage>, "title" | "action" | "children">
> & {
  icon: LucideIcon;
  /** A technical line that support can use, of a page that failed. */
  detail?: string;
};

/** Words in place of a page: with the menu around them where it is there, else as a whole page. */
export function MessageScreen({ icon, ...message }: Message) {
  const footer = useFooter();
  const inBar = useRouteFact()?.title;
  if (!useIsFramed()) return <MessagePage {...message} product={footer.product} footer={footer} />;
  const { title, action, detail, children } = message;
  const isFailure = detail !== undefined;
  const { label, ...way } = action;
  return (
    <div {...(isFailure && { role: "alert" })}>
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

/** Leads to a mail to whoever supports this installation (`supportEmail` of config.json). */
export function SupportLink({ children }: { children: ReactNode }) {
  const { supportEmail } = useRuntime().config;
  return <KitLink href={`mailto:${encodeURI(supportEmail)}`}>{children}</KitLink>;
}

const NOT_LOADED = {
  title: "This page could not be loaded",
  text: "Part of this page could not be loaded. Check your connection and reload.",
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
export function ErrorPage() {
  const error = useRouteError();
  const { title, text } = isMissingModule(error) ? NOT_LOADED : FAILED;
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
