import Box from "@mui/material/Box";
import { Avatar, KitLink, Suspended } from "@recurrent/ui-kit";

export interface PersonNameProps {
  fullName: string;
  href: string;
  isSuspended: boolean;
}

/** A person in a table: initials, the name as a link, the sign of a suspension. */
export function PersonName({ fullName, href, isSuspended }: PersonNameProps) {
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: 1, maxWidth: 1 }}
    >
      <Avatar fullName={fullName} size={24} />
      <KitLink href={href} tone="quiet" strong sx={{ minWidth: 0, overflowWrap: "break-word" }}>
        {fullName}
      </KitLink>
      {isSuspended && <Suspended />}
    </Box>
  );
}
