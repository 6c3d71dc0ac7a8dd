import { PersonEvents } from "../features/events/PersonEvents.tsx";
import { PersonScreen, type PersonPanels } from "../features/people/PersonScreen.tsx";
import { PersonRecord } from "../features/training/PersonRecord.tsx";
import { PersonProgram, PersonSchedule } from "../features/training/PersonTraining.tsx";

/** Every panel is the own screen of whoever it is about, over another family of calls (training 2.9). */
const PANELS: PersonPanels = {
  program: (person) => <PersonProgram person={person} />,
  schedule: (person) => <PersonSchedule person={person} />,
  record: (person) => <PersonRecord person={person} />,
  events: (person) => <PersonEvents person={person} />,
};

/** Person Detail with the tabs of the features that know a person's training and documents: features stay apart. */
export function PersonPage() {
  return <PersonScreen panels={PANELS} />;
}
