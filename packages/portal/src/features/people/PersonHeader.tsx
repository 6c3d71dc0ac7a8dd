import Box from "@mui/material/Box";
import { calendarDay, type Person } from "@recurrent/sdk";
import { PersonBanner } from "@recurrent/ui-kit";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { DetailActions } from "../../components/DetailActions.tsx";
import { href } from "../../routes/address.ts";
import { placeOf } from "../../routes/place.ts";
import { listOf } from "./person-facts.ts";

export interface PersonHeaderProps {
  person: Person;
  /** The tab's content. */
  children: ReactNode;
}

/** Whose training or documents the tab below shows: on every tab but Profile (shell 2.23). */
export function PersonHeader({ person, children }: PersonHeaderProps) {
  const { pathname, search } = useLocation();
  // A screen inside a tab has a way back of its own.
  const isTab = placeOf(pathname + search) === pathname;
  return (
    <>
      {isTab && <DetailActions backHref={href(listOf(person))} />}
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {/* One tab takes the place of another in here, so what was folded away stays so. */}
        <PersonBanner
          person={{
            ...person,
            // Instants as the days they fall on in UTC.
            createdAt: calendarDay(person.createdAt),
            deletedAt: calendarDay(person.deletedAt),
          }}
          groupHref={(id) => href("companies_groups@show", { id })}
        />
        {children}
      </Box>
    </>
  );
}
