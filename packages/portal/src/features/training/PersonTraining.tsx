import type { Person } from "@recurrent/sdk";
import { useCompanyId } from "../../app/runtime-context.ts";
import { ProgramPanel } from "./ProgramPanel.tsx";
import { SchedulePanel } from "./SchedulePanel.tsx";
import { personScope } from "./scope.ts";

export interface PersonTrainingProps {
  person: Person;
}

/** The Program tab of Person Detail (training 2.9). */
export function PersonProgram({ person }: PersonTrainingProps) {
  return <ProgramPanel scope={personScope(useCompanyId(), person)} />;
}

/** The Schedule tab of Person Detail (training 2.9). */
export function PersonSchedule({ person }: PersonTrainingProps) {
  return <SchedulePanel scope={personScope(useCompanyId(), person)} />;
}
