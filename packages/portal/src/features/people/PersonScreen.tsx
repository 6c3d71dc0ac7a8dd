import type { Person } from "@recurrent/sdk";
import { usePerson } from "@recurrent/sdk/react";
import { DetailSkeleton, EmptyState, TabsBar } from "@recurrent/ui-kit";
import { type ReactNode, useMemo } from "react";
import { usePageSubject } from "../../app/page-subject.ts";
import { useCompanyId } from "../../app/runtime-context.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { href } from "../../routes/address.ts";
import { useIdParam } from "../../view/useIdParam.ts";
import { useQueryValue } from "../../view/useQueryValue.ts";
import { PersonHeader } from "./PersonHeader.tsx";
import { PersonProfile } from "./PersonProfile.tsx";
import { listOf, type PersonTab, tabShown, tabsOf } from "./person-facts.ts";

/** What stands in the tabs that belong to other parts of the portal. */
export type PersonPanels = Readonly<
  Record<Exclude<PersonTab, "profile">, (person: Person) => ReactNode>
>;

/** Person Detail (shell 2.23). */
export function PersonScreen({ panels }: { panels: PersonPanels }) {
  const query = usePerson(useCompanyId(), useIdParam());
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
