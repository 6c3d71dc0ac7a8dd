import type { Person } from "@recurrent/sdk";
import { AuditPackButton } from "../features/audit-pack/AuditPackButton.tsx";
import { CalendarButton } from "../features/calendar/CalendarButton.tsx";
import { PersonEvents } from "../features/events/PersonEvents.tsx";
import { PersonScreen, type PersonScreenProps } from "../features/people/PersonScreen.tsx";
import { ProgramScreen } from "../features/training/ProgramScreen.tsx";
import { RecordScreen } from "../features/training/RecordScreen.tsx";
import { ScheduleScreen } from "../features/training/ScheduleScreen.tsx";

/** Every panel is the own screen of whoever it is about, over another family of calls (training 2.9). */
const PANELS: PersonScreenProps["panels"] = {
  program: (person) => <ProgramScreen person={person} />,
  schedule: (person) => (
    <ScheduleScreen person={person} toolbarEnd={<CalendarButton person={person} />} />
  ),
  record: (person) => <RecordScreen person={person} />,
  events: (person) => (
    <PersonEvents person={person} toolbarEnd={<CalendarButton person={person} />} />
  ),
};

const auditPack = (person: Person) => <AuditPackButton people={[person]} />;

/** Person Detail with the tabs of the features that know a person's training and documents: features stay apart. */
export function PersonPage() {
  return <PersonScreen panels={PANELS} moreActions={auditPack} />;
}
