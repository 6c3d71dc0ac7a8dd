import { styled } from "@mui/material/styles";
import { Avatar, KitLink, Suspended } from "@recurrent/ui-kit";

// One styled element for each row: a list draws up to a hundred at every key press.
const Line = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  maxWidth: "100%",
  "& > a": { minWidth: 0, overflowWrap: "break-word" },
});

export interface PersonNameProps {
  fullName: string;
  href: string;
  isSuspended: boolean;
}

/** A person in a table: initials, the name as a link, the sign of a suspension. */
export function PersonName({ fullName, href, isSuspended }: PersonNameProps) {
  return (
    <Line>
      <Avatar fullName={fullName} size={24} />
      <KitLink href={href} color="textPrimary">
        {fullName}
      </KitLink>
      {isSuspended && <Suspended />}
    </Line>
  );
}
