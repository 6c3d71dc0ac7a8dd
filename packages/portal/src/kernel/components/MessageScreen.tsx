import Button from "@mui/material/Button";
import { EmptyState } from "@recurrent/ui-kit";
import { MessagePage } from "../layout/StandalonePages.tsx";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { useIsFramed } from "../runtime/page-subject.ts";
import { useRouteFact } from "../runtime/route-hooks.ts";
import { useFooter } from "../runtime/runtime.ts";

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
