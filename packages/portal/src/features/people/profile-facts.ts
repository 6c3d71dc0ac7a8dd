import type { Person } from "@recurrent/sdk";
import { formatDay, onOff } from "@recurrent/ui-kit";
import { typesText } from "./person-types.ts";

/** One line of the Profile tab: a label with what stands beside it. */
export interface ProfileFact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

const fact = (label: string, value: string | null, id = label): ProfileFact => ({
  id,
  label,
  value: value === null || value === "" ? "–" : value,
});

/** Who somebody is, below the name (shell 2.23). */
export function personalFacts({ roles, uuid, username }: Person): ProfileFact[] {
  return [fact("User Type", typesText(roles)), fact("ID", uuid), fact("Username", username)];
}

/** What a trainee has besides groups: licences, subscription, procedures (shell 2.23). */
export function operationalFacts(person: Person): ProfileFact[] {
  const { company, subscriptionEnd, internationalProcedures } = person;
  return [
    ...company.roles
      .filter(({ licence }) => licence !== "")
      .map(({ id, name, licence }) => fact(`${name} Licence`, licence, `licence-${id}`)),
    fact("Subscription Renewal", subscriptionEnd),
    ...(internationalProcedures ? [fact("International Procedures", "Enrolled")] : []),
  ];
}

/** The settings (shell 2.23). */
export function settingsFacts({ email, settings }: Person): ProfileFact[] {
  const { notifications, suspend } = settings;
  return [
    fact("Notifications", onOff(notifications)),
    fact("Email", email),
    fact("Suspend", onOff(suspend.status)),
    fact("Returns on", returnsOn(suspend)),
    fact("Display on training status board", onOff(suspend.showTrainingStatus)),
    fact("Display on event status board", onOff(suspend.showEventsStatus)),
  ];
}

/** The day of return as shell 9 writes it. Without one a suspension lasts until the renewal (shell 4). */
function returnsOn({ status, endDate }: Person["settings"]["suspend"]): string {
  if (!status) return "N/A";
  return endDate === null ? "Subscription renewal" : formatDay(endDate, "yyyy/MM/dd");
}
