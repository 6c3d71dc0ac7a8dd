import Box from "@mui/material/Box";
import { calendarDay, type Person } from "@recurrent/sdk";
import { usePersonShow } from "@recurrent/sdk/react";
import { DetailSkeleton, EmptyState, PersonBanner, TabsBar } from "@recurrent/ui-kit";
import { type ReactNode, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { usePageSubject } from "../../app/page-subject.ts";
import { useCompanyId } from "../../app/runtime-context.ts";
import { DetailActions } from "../../components/DetailPage.tsx";
import { Loaded } from "../../components/Loaded.tsx";
import { href } from "../../routes/address.ts";
import { placeOf } from "../../routes/match.ts";
import { useIdParam } from "../../view/useIdParam.ts";
import { useQueryValue } from "../../view/useQueryValue.ts";
import { PersonProfile } from "./PersonProfile.tsx";
import { listOf, type PersonTab, tabShown, tabsOf } from "./person-facts.ts";

/** What stands in the tabs that belong to other parts of the portal. */
export type PersonPanels = Readonly<
  Record<Exclude<PersonTab, "profile">, (person: Person) => ReactNode>
>;

/** Person Detail (shell 2.23). */
export function PersonScreen({ panels }: { panels: PersonPanels }) {
  const query = usePersonShow(useCompanyId(), useIdParam());
  return (
    <Loaded
      query={query}
      failure="The person could not be loaded"
      skeleton={<DetailSkeleton tabs />}
    >
      {(person) => <PersonDetail key={person.id} person={person} panels={panels} />}
    </Loaded>
  );
}

function PersonDetail({ person, panels }: { person: Person; panels: PersonPanels }) {
  const [asked] = useQueryValue("tab");
  const { id, isActive, isTrainee } = person;
  const tabs = useMemo(
    () =>
      tabsOf({ isActive, isTrainee }).map((tab) => ({
        ...tab,
        href: href("companies_users@show", { id }, { tab: tab.id }),
      })),
    [id, isActive, isTrainee],
  );
  usePageSubject({ name: person.fullName, list: listOf(person) });
  const shown = tabShown(person, asked);
  if (shown === undefined) {
    return (
      <PersonHeader person={person}>
        <NothingKept />
      </PersonHeader>
    );
  }
  const draw = shown.id === "profile" ? undefined : panels[shown.id];
  return (
    <>
      <TabsBar label="Person" tabs={tabs} selected={shown.id} />
      {draw ? (
        <PersonHeader person={person}>{draw(person)}</PersonHeader>
      ) : (
        <PersonProfile person={person} />
      )}
    </>
  );
}

/** Somebody who left and never trained has no tab at all. */
function NothingKept() {
  return (
    <EmptyState
      title="No training record"
      description="This person has left the company and was not a trainee."
    />
  );
}

interface PersonHeaderProps {
  person: Person;
  /** The tab's content. */
  children: ReactNode;
}

/** Whose training or documents the tab below shows: on every tab but Profile (shell 2.23). */
function PersonHeader({ person, children }: PersonHeaderProps) {
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
