import type { Person, User } from "@recurrent/sdk";
import { Fragment, type ReactNode } from "react";
import { Avatar } from "../../components/avatar/Avatar.tsx";
import type { DetailItem } from "../../components/layout/DescriptionList.tsx";
import { AppLink } from "../../components/links/AppLink.tsx";
import { DayText } from "../../dates/DayText.tsx";
import { distinguishNames } from "../../text/twins.ts";
import { type HeadStatus, PageHeader } from "../layout/PageHeader.tsx";
import { StatusPill, type StatusValue } from "../status/Status.tsx";
import { SubscriptionEnd } from "./SubscriptionEnd.tsx";

export interface PersonBannerProps extends HeadStatus {
  /** `createdAt` and `deletedAt` are `YYYY-MM-DD`. */
  person: Person | User;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
  /** Worst status from the server; null if unknown. */
  status: StatusValue;
  /** Null omits the facts. */
  groupHref: ((id: string) => string) | null;
  /** A line below the name while the facts are collapsed, such as user types. */
  line?: string | undefined;
  /** Buttons. */
  actions?: ReactNode;
  /** Hides the buttons but reserves their room. Default false. */
  areActionsHidden?: boolean;
  /** On phones, line and buttons open by 'More actions'. Default false. */
  areActionsFolded?: boolean;
}

/** Header of a person's tabs (shell 2.23) and of the user's own profile. */
export function PersonBanner({ person, today, groupHref, ...head }: PersonBannerProps) {
  const { fullName, avatar, settings } = person;
  return (
    <PageHeader
      {...head}
      name={fullName}
      picture={<Avatar fullName={fullName} image={avatar} size={40} />}
      sign={settings.suspend.status === true && <StatusPill status="suspended" />}
      {...(groupHref && { details: bannerDetails(person, today, groupHref) })}
    />
  );
}

/** Facts of a person (shell 2.23, training 2.9). */
export function bannerDetails(
  person: Person | User,
  today: string,
  groupHref: (id: string) => string,
) {
  const { isActive, isTrainee, groups, company } = person;
  const details: DetailItem[] = [];
  const addDay = (label: string, day: string | null) => {
    if (day !== null) details.push({ label, value: <DayText day={day} /> });
  };
  if (isTrainee && isActive && groups !== null && groups.length > 0) {
    const links = distinguishNames(groups).map(({ id, name }, at) => (
      <Fragment key={id}>
        {at > 0 && ", "}
        <AppLink href={groupHref(id)}>{name}</AppLink>
      </Fragment>
    ));
    details.push({ label: "Groups", value: links });
  }
  for (const { id, name, licence } of (isTrainee && company.roles) || []) {
    if (licence !== "") details.push({ id, label: `${name} Licence`, value: licence });
  }
  if (isTrainee && isActive && person.subscriptionEnd !== null) {
    details.push({
      label: "Subscription",
      value: <SubscriptionEnd person={person} today={today} />,
    });
  }
  if (!isActive) {
    addDay("Start", person.createdAt);
    addDay("End", person.deletedAt);
  }
  return details;
}
