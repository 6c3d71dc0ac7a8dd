import { calendarDay, type Person } from "@recurrent/sdk";
import { usePersonShow } from "@recurrent/sdk/react";
import { DetailSkeleton, EmptyState, PersonBanner } from "@recurrent/ui-kit";
import { TabsBar } from "../../kernel/layout/TabsBar.tsx";
import { type ReactNode, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { usePageSubject } from "../../kernel/runtime/page-subject.ts";
import { useCompanyId, useMay } from "../../kernel/runtime/runtime.ts";
import { DetailButtons } from "../../kernel/components/Detail.tsx";
import { Loaded } from "../../kernel/components/Loaded.tsx";
import { href } from "../../kernel/routes/address.ts";
import { placeOf } from "../../kernel/routes/match.ts";
import { useIdParam } from "../../kernel/view/useIdParam.ts";
import { useQueryValue } from "../../kernel/view/useQueryValue.ts";
import { useWorstStatus } from "../../kernel/view/useWorstStatus.ts";
import { PersonProfile } from "./PersonProfile.tsx";
import { groupPage, listOf, type PersonTab, tabShown, tabsOf, typesText } from "./person-facts.ts";
import { useRefusal } from "./useRefusal.ts";

/** What stands in the tabs that belong to other parts of the portal. */
export type PersonPanels = Readonly<
  Record<Exclude<PersonTab, "profile">, (person: Person) => ReactNode>
>;

interface PersonScreenProps {
  panels: PersonPanels;
  /** Further buttons beside the name; of a person who has a tab. */
  moreActions: (person: Person) => ReactNode;
}

/** Person Detail (shell 2.23). */
export function PersonScreen(parts: PersonScreenProps) {
  const query = usePersonShow(useCompanyId(), useIdParam());
  return (
    <Loaded
      query={query}
      failure="The person could not be loaded"
      skeleton={<DetailSkeleton tabs />}
    >
      {(person) => <PersonDetail key={person.id} person={person} {...parts} />}
    </Loaded>
  );
}

function PersonDetail({ person, panels, moreActions }: PersonScreenProps & { person: Person }) {
  const [asked] = useQueryValue("tab");
  const { pathname, search } = useLocation();
  const { id, fullName, isActive, isTrainee } = person;
  const worst = useWorstStatus(id);
  const editHref = useEditHref(person);
  const tabs = useMemo(
    () =>
      tabsOf({ isActive, isTrainee }).map((tab) => ({
        ...tab,
        href: href("companies_users@show", { id }, { tab: tab.id }),
      })),
    [id, isActive, isTrainee],
  );
  const shown = tabShown(person, asked);
  const isProfile = shown?.id === "profile";
  // A screen inside a tab has a way back of its own; the breadcrumb leads to the tab.
  const isTab = placeOf(pathname + search) === pathname;
  usePageSubject({
    name: fullName,
    list: listOf(person),
    href: isTab ? undefined : tabs.find(({ id: tab }) => tab === shown?.id)?.href,
    status: worst.status,
  });
  return (
    <>
      {/* One tab takes the place of another below it, so what was folded away stays so. */}
      <PersonBanner
        person={{
          ...person,
          // Instants as the days they fall on in UTC.
          createdAt: calendarDay(person.createdAt),
          deletedAt: calendarDay(person.deletedAt),
        }}
        {...worst}
        groupHref={isProfile ? null : groupPage}
        line={isProfile ? typesText(person.roles) : undefined}
        actions={
          isTab && (
            <DetailButtons
              backHref={href(listOf(person))}
              moreActions={shown && moreActions(person)}
              editHref={isProfile ? editHref : undefined}
            />
          )
        }
      />
      {shown && <TabsBar label="Person" tabs={tabs} selected={shown.id} />}
      <PersonTabContent person={person} tab={shown?.id} panels={panels} />
    </>
  );
}

/** Where Edit leads; undefined for who may not change this person. */
function useEditHref(person: Person): string | undefined {
  const may = useMay();
  const isChangeable = useRefusal(person) === null && may("personEdit");
  return isChangeable ? href("companies_users@edit", { id: person.id }) : undefined;
}

interface PersonTabContentProps {
  person: Person;
  tab: PersonTab | undefined;
  panels: PersonPanels;
}

function PersonTabContent({ person, tab, panels }: PersonTabContentProps) {
  if (tab === undefined) return <NothingKept />;
  return tab === "profile" ? <PersonProfile person={person} /> : panels[tab](person);
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
