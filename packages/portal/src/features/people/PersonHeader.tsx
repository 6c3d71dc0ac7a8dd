import Box from "@mui/material/Box";
import type { Person } from "@recurrent/sdk";
import { PersonBanner } from "@recurrent/ui-kit";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { DetailActions } from "../../components/DetailActions.tsx";
import { href } from "../../routes/address.ts";
import { placeOf } from "../../routes/place.ts";
import { bannerPerson } from "./banner-person.ts";
import { listOf } from "./person-tabs.ts";

export interface PersonHeaderProps {
  person: Person;
  /** The tab's content. */
  children: ReactNode;
}

/** Whose training or documents the tab below shows: on every tab but Profile (shell 2.23). */
export function PersonHeader({ person, children }: PersonHeaderProps) {
  // One tab takes the place of another in here, so what was folded away stays so.
  const { pathname, search } = useLocation();
  // A screen inside a tab has a way back of its own.
  const isTab = placeOf(pathname + search) === pathname;
  const [collapsed, setCollapsed] = useState(false);
  return (
    <>
      {isTab && <DetailActions backHref={href(listOf(person))} />}
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <PersonBanner
          person={bannerPerson(person)}
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
        />
        {children}
      </Box>
    </>
  );
}
