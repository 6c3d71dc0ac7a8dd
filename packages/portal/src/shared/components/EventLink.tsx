import Box from "@mui/material/Box";
import type { BoardEvent } from "@recurrent/sdk";
import { AppLink, PHONE } from "@recurrent/ui-kit";
import type { ReactNode } from "react";
import { href } from "../routes/address.ts";

interface EventLinkProps {
  event: Pick<BoardEvent, "id" | "description" | "user">;
  /** After the last word. */
  children?: ReactNode;
}

/** Leads to an event, in the tab of its person. */
export function EventLink({ event: { id, description, user }, children }: EventLinkProps) {
  return (
    // On phones, the targets of this link and of the name above share no space.
    <Box component="span" sx={{ [PHONE]: { display: "block", paddingTop: "4px" } }}>
      <AppLink
        href={href("companies_users@show", { id: user.id }, { tab: "events", eventId: id })}
        color="textPrimary"
        sx={{ minWidth: 0, overflowWrap: "break-word" }}
      >
        {description}
      </AppLink>
      {children}
    </Box>
  );
}
