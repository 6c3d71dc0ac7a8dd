import type { GroupManager } from "@recurrent/sdk";
import { KitLink } from "@recurrent/ui-kit";
import { Fragment } from "react";
import { href } from "../../kernel/routes/address.ts";

/** Those who lead a group, each linked to the person's page (shell 2.16, 2.18). */
export function ManagerLinks({ managers }: { managers: readonly GroupManager[] }) {
  if (managers.length === 0) return "None";
  return (
    // A cell would lay the names out as items, without the blanks between them.
    <span>
      {managers.map(({ id, fullName }, at) => (
        <Fragment key={id}>
          {at > 0 && ", "}
          <KitLink href={href("companies_users@show", { id })}>{fullName}</KitLink>
        </Fragment>
      ))}
    </span>
  );
}
