/** A person as the banner needs it; the SDK's `Person` gives all of it. */
export interface BannerPerson {
  fullName: string;
  avatar?: string | null;
  isActive: boolean;
  isTrainee: boolean;
  isSuspended?: boolean;
  groups: readonly { id: string; name: string; href: string }[];
  /** Company roles with their licence; '' where there is none. */
  roles: readonly { id: string; name: string; licence: string }[];
  /** Days, `YYYY-MM-DD`; null where unknown. */
  subscriptionEnd: string | null;
  createdOn: string | null;
  deletedOn: string | null;
}

/** One line of the banner: links, a day, or plain text. */
export type BannerFact = { id: string; label: string } & (
  | { kind: "links"; links: BannerPerson["groups"] }
  | { kind: "day"; day: string }
  | { kind: "text"; text: string }
);

function dayFact(id: string, label: string, day: string | null): BannerFact[] {
  return day === null ? [] : [{ id, label, kind: "day", day }];
}

/**
 * What the banner tells about a person (shell 2.23, training 2.9): for a trainee the groups while
 * active, every licence, and the end of the subscription while active; for anybody inactive start and
 * end.
 */
export function bannerFacts(person: BannerPerson): BannerFact[] {
  const { isActive, isTrainee, groups, roles } = person;
  const facts: BannerFact[] = [];
  if (isTrainee && isActive && groups.length > 0) {
    facts.push({ id: "groups", label: "Groups", kind: "links", links: groups });
  }
  if (isTrainee) {
    for (const { id, name, licence } of roles) {
      if (licence === "") continue;
      facts.push({ id: `role-${id}`, label: `${name} Licence`, kind: "text", text: licence });
    }
  }
  if (isTrainee && isActive) facts.push(...dayFact("end", "Subscription", person.subscriptionEnd));
  if (!isActive) {
    facts.push(...dayFact("start", "Start", person.createdOn));
    facts.push(...dayFact("left", "End", person.deletedOn));
  }
  return facts;
}
