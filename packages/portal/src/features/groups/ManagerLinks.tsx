import { styled } from "@mui/material/styles";
import type { GroupManager } from "@recurrent/sdk";
import { AppLink, MarkedName, TOUCH } from "@recurrent/ui-kit";
import { href } from "../../shared/routes/address.ts";

interface ManagerLinksProps {
  managers: readonly GroupManager[];
  /** Tell managers of one name apart, by id. */
  marks: ReadonlyMap<string, string>;
}

/** Links to the pages of a group's managers. */
export function ManagerLinks({ managers, marks }: ManagerLinksProps) {
  if (managers.length === 0) return "None";
  return (
    <Names data-links>
      {managers.map(({ id, fullName }, at) => (
        <span key={id}>
          <AppLink href={href("companies_users@show", { id })}>
            <MarkedName name={fullName} mark={marks.get(id)} />
          </AppLink>
          {at < managers.length - 1 && ", "}
        </span>
      ))}
    </Names>
  );
}

/** Lines break between names. Touch targets of two lines do not overlap. */
const Names = styled("span")({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: "0.25em",
  [TOUCH]: { rowGap: 24 },
});
