import type { Person } from "@recurrent/sdk";
import { AuditPackButton } from "../../features/audit-pack/AuditPackButton.tsx";
import { CalendarButton } from "../../features/calendar/CalendarButton.tsx";
import { PersonEvents } from "../../features/events/PersonEvents.tsx";
import { PersonDetail, type PersonDetailProps } from "../../features/people/PersonDetail.tsx";
import { ProgramPage } from "../../features/training/ProgramPage.tsx";
import { RecordPage } from "../../features/training/RecordPage.tsx";
import { ScheduleView } from "../../features/training/ScheduleView.tsx";

/** Each panel is the person's own page with other calls (training 2.9). */
const PANELS: PersonDetailProps["panels"] = {
  program: (person) => <ProgramPage person={person} />,
  schedule: (person) => <ScheduleView person={person} tools={<CalendarButton person={person} />} />,
  record: (person) => <RecordPage person={person} />,
  events: (person) => <PersonEvents person={person} tools={<CalendarButton person={person} />} />,
};

const auditPack = (person: Person) => <AuditPackButton people={[person]} />;

/** Fills the tabs of a person from other features: a feature must not import another one. */
export function PersonPage() {
  return <PersonDetail panels={PANELS} moreActions={auditPack} />;
}
