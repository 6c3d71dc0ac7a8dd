import Box from "@mui/material/Box";
import type { Person } from "@recurrent/sdk";
import { PersonBanner } from "@recurrent/ui-kit";
import { type ReactNode, useState } from "react";
import { bannerPerson } from "./banner-person.ts";

export interface PersonHeaderProps {
  person: Person;
  /** The tab's content. */
  children: ReactNode;
}

/** Whose training or documents the tab below shows: on every tab but Profile (shell 2.23). */
export function PersonHeader({ person, children }: PersonHeaderProps) {
  // One tab takes the place of another in here, so what was folded away stays so.
  const [collapsed, setCollapsed] = useState(false);
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <PersonBanner
        person={bannerPerson(person)}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
      />
      {children}
    </Box>
  );
}
