import { calendarDay, type Person } from "@recurrent/sdk";
import type { BannerPerson } from "@recurrent/ui-kit";
import { href } from "../../routes/address.ts";

/** A person as the banner shows one: groups as links, instants as the days they fall on in UTC. */
export function bannerPerson(person: Person): BannerPerson {
  const { fullName, avatar, isActive, isTrainee, settings, groups, company } = person;
  return {
    fullName,
    avatar,
    isActive,
    isTrainee,
    isSuspended: settings.suspend.status,
    groups: groupLinks(groups),
    roles: company.roles,
    subscriptionEnd: person.subscriptionEnd,
    createdOn: calendarDay(person.createdAt),
    deletedOn: calendarDay(person.deletedAt),
  };
}

/** Groups with the addresses of their pages. */
export function groupLinks(groups: Person["groups"]): BannerPerson["groups"] {
  return groups.map(({ id, name }) => ({ id, name, href: href("companies_groups@show", { id }) }));
}
