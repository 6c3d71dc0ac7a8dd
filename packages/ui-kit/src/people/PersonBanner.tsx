import type { Person, User } from "@recurrent/sdk";
import { Fragment, type ReactNode } from "react";
import { Avatar } from "../avatar/Avatar.tsx";
import { KitLink } from "../links/KitLink.tsx";
import type { StatusValue } from "../status/status.ts";
import { DayText } from "../status/StatusDate.tsx";
import { Suspended } from "../status/StatusIcon.tsx";
import type { DetailItem } from "./DetailList.tsx";
import { PageHead } from "./PageHead.tsx";

export interface PersonBannerProps {
  /** `createdAt` and `deletedAt` as days, `YYYY-MM-DD`. */
  person: Person | User;
  /** The worst status that the server has said of them; null where none is known. */
  status: StatusValue;
  /** The status is not known yet, but soon: its place is kept. Default false. */
  isStatusAwaited?: boolean;
  /** The address of a group's page; null where the facts are left to the page below. */
  groupHref: ((id: string) => string) | null;
  /** What stands below the name where there are no facts, such as the kinds of user. */
  line?: string | undefined;
  /** Buttons. */
  actions?: ReactNode;
}

/** Whose page this is: above the tabs of a person (shell 2.23), and above the own profile. */
export function PersonBanner({ person, groupHref, ...head }: PersonBannerProps) {
  const { fullName, avatar, settings } = person;
  return (
    <PageHead
      {...head}
      name={fullName}
      picture={<Avatar fullName={fullName} image={avatar} size={40} />}
      sign={settings.suspend.status && <Suspended />}
      {...(groupHref && { facts: bannerFacts(person, groupHref) })}
    />
  );
}

/**
 * What the banner tells about a person (shell 2.23, training 2.9): for a trainee the groups while
 * active, every licence, and the end of the subscription while active; for anybody inactive start and
 * end.
 */
export function bannerFacts(person: Person | User, groupHref: (id: string) => string) {
  const { isActive, isTrainee, groups, company } = person;
  const facts: DetailItem[] = [];
  const tellDay = (label: string, day: string | null) => {
    if (day !== null) facts.push({ label, value: <DayText day={day} /> });
  };
  if (isTrainee && isActive && groups.length > 0) {
    const links = groups.map(({ id, name }, at) => (
      <Fragment key={id}>
        {at > 0 && ", "}
        <KitLink href={groupHref(id)}>{name}</KitLink>
      </Fragment>
    ));
    facts.push({ label: "Groups", value: links });
  }
  for (const { id, name, licence } of isTrainee ? company.roles : []) {
    if (licence !== "") facts.push({ id, label: `${name} Licence`, value: licence });
  }
  if (isTrainee && isActive) tellDay("Subscription", person.subscriptionEnd);
  if (!isActive) {
    tellDay("Start", person.createdAt);
    tellDay("End", person.deletedAt);
  }
  return facts;
}
