import Box from "@mui/material/Box";
import { parseCalendarDay, type Person } from "@recurrent/sdk";
import { usePersonShow } from "@recurrent/sdk/react";
import {
  DescriptionList,
  DetailSkeleton,
  EmptyState,
  PersonBanner,
  SubscriptionEnd,
  SuspendedIcon,
} from "@recurrent/ui-kit";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { DetailButtons } from "../../shared/components/DetailButtons.tsx";
import { DetailCard } from "../../shared/components/DetailCard.tsx";
import { NameList } from "../../shared/components/NameList.tsx";
import { QueryContent } from "../../shared/components/QueryContent.tsx";
import { OutdatedNote, useAutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { TabsBar } from "../../shared/layout/TabsBar.tsx";
import { href, pageKey } from "../../shared/routes/address.ts";
import { usePageSubject } from "../../shared/context/page.ts";
import { useToday } from "../../shared/dates/days.ts";
import { useCompanyId, useMay, useSignedIn } from "../../shared/context/app-context.ts";
import {
  useAddressQuery,
  useIdParam,
  useQueryValue,
} from "../../shared/table-state/address-state.ts";
import { type PageCalls, usePersonStatus } from "../../shared/components/usePersonStatus.ts";
import {
  listOf,
  operationalDetails,
  personalDetails,
  type PersonTab,
  editRestrictionMessage,
  settingsDetails,
  SUBSCRIPTION_ID,
  resolveTab,
  tabsOf,
  formatRoleNames,
} from "./person-details.ts";

export interface PersonDetailProps {
  /** Tab contents of other features. */
  panels: Readonly<Record<Exclude<PersonTab, "profile">, (person: Person) => ReactNode>>;
  /** Only for people with tabs. */
  moreActions: (person: Person) => ReactNode;
}

const NO_QUERIES: readonly never[] = [];

export function PersonDetail(props: PersonDetailProps) {
  const query = usePersonShow(useCompanyId(), useIdParam());
  const isTab = useIsTab(query.data);
  const [tabParam] = useQueryValue("tab");
  // All tabs but the profile have a table or something like it.
  const isTable = isTab && tabParam !== null && tabParam !== "profile";
  // The form of an event inside a tab must not be refreshed.
  useAutoRefetch(isTab ? [query] : NO_QUERIES);
  return (
    <QueryContent
      query={query}
      failure="The person could not be loaded"
      skeleton={<DetailSkeleton tabs content={isTable ? "table" : "details"} />}
    >
      {(person) => (
        <PersonTabs
          key={person.id}
          person={person}
          note={<OutdatedNote queries={[query]} />}
          {...props}
        />
      )}
    </QueryContent>
  );
}

interface PersonTabsProps extends PersonDetailProps {
  person: Person;
  /** Below the profile; the other tabs have their own. */
  note: ReactNode;
}

function PersonTabs({ person, note, panels, moreActions }: PersonTabsProps) {
  const [tabParam] = useQueryValue("tab");
  const isTab = useIsTab(person);
  const { id, fullName, roles } = person;
  const mayEdit = useMay()("personEdit");
  const isChangeable = editRestrictionMessage(useSignedIn().subject, person) === null;
  const editHref = isChangeable && mayEdit ? href("companies_users@edit", { id }) : undefined;
  const shown = resolveTab(person, tabParam)?.id;
  const isProfile = shown === "profile";
  const status = usePersonStatus(person, usePageCalls(shown));
  const hrefOf = (tab: PersonTab) => href("companies_users@show", { id }, { tab });
  usePageSubject({
    name: fullName,
    list: listOf(person),
    href: isTab || shown === undefined ? undefined : hrefOf(shown),
    status: status.status,
  });
  return (
    <>
      {/* Collapsed sections stay collapsed in other tabs. */}
      <PersonBanner
        person={{
          ...person,
          // Timestamps as days in UTC.
          createdAt: parseCalendarDay(person.createdAt),
          deletedAt: parseCalendarDay(person.deletedAt),
        }}
        today={useToday()}
        {...status}
        groupHref={isProfile ? null : groupPage}
        line={formatRoleNames(roles)}
        backHref={href(listOf(person))}
        actions={<DetailButtons moreActions={shown && moreActions(person)} editHref={editHref} />}
        // An event has its own buttons; hidden ones leave the tabs in place.
        areActionsHidden={!isTab}
      />
      {shown === undefined ? (
        // The person left and never trained.
        <EmptyState
          title="No training record"
          description="This person has left the company and was not a trainee."
        />
      ) : (
        <TabsBar
          label="Person"
          tabs={tabsOf(person).map((tab) => ({ ...tab, href: hrefOf(tab.id) }))}
          selected={shown}
        />
      )}
      {isProfile && (
        <>
          <Profile person={person} />
          {note}
        </>
      )}
      {shown !== undefined && shown !== "profile" && panels[shown](person)}
    </>
  );
}

/**
 * False on a screen inside a tab, which has its own way back. The address of an event may lead to
 * another tab: people who left have no events.
 */
function useIsTab(person: Person | undefined): boolean {
  const { pathname, search } = useLocation();
  const [tabParam] = useQueryValue("tab");
  if (pageKey(pathname + search) === pathname) return true;
  return person !== undefined && resolveTab(person, tabParam)?.id !== "events";
}

/** Status calls that the open tab already makes. */
function usePageCalls(shown: PersonTab | undefined): PageCalls {
  const { query } = useAddressQuery();
  const isTodaysRecord = !query.has("date") && !query.has("version");
  return {
    record: shown === "record" && isTodaysRecord,
    events: shown === "events" && !query.has("eventId") && !query.has("mode"),
  };
}

const groupPage = (id: string) => href("companies_groups@show", { id });

function Profile({ person }: { person: Person }) {
  const { fullName, groups, isTrainee, settings } = person;
  const today = useToday();
  return (
    <DetailCard isWide>
      <DescriptionList
        title="Personal Information"
        items={[
          {
            label: "Name",
            value:
              settings.suspend.status === true ? (
                <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1 }}>
                  {fullName}
                  <SuspendedIcon />
                </Box>
              ) : (
                fullName
              ),
          },
          ...personalDetails(person),
        ]}
      />
      {isTrainee && (
        <DescriptionList
          title="Operational Information"
          items={[
            { label: "Groups", value: <NameList of={groups} hrefOf={groupPage} /> },
            ...operationalDetails(person).map((item) =>
              item.id === SUBSCRIPTION_ID
                ? { ...item, value: <SubscriptionEnd person={person} today={today} none="–" /> }
                : item,
            ),
          ]}
        />
      )}
      <DescriptionList title="Settings" items={settingsDetails(person)} />
    </DetailCard>
  );
}
