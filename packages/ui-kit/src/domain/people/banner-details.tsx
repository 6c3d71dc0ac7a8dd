import type { Person, User } from "@recurrent/sdk";
import { Fragment } from "react";
import type { DetailItem } from "../../components/layout/DescriptionList.tsx";
import { AppLink } from "../../components/links/AppLink.tsx";
import { DayText } from "../../dates/DayText.tsx";
import { distinguishNames } from "../../text/namesakes.ts";
import { SubscriptionEnd } from "./SubscriptionEnd.tsx";

/** Facts of a person (shell 2.23, training 2.9). */
export function bannerDetails(
  person: Person | User,
  today: string,
  groupHref: (id: string) => string,
): DetailItem[] {
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
