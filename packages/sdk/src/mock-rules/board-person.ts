import { faker } from "./faker.ts";
import type * as wire from "../generated/main/wire/index.ts";
import { readSuspend, suspendIn } from "../model/read.ts";
import { drawId, settingsOnce } from "./draw.ts";
import { drawSettings, withSuspension } from "./suspension.ts";

export function drawBoardPerson<Person extends wire.BoardUser>(template: Person): Person {
  const { settings } = template;
  return {
    ...template,
    id: drawId(),
    fullName: faker.person.fullName(),
    ...(settings && { settings: drawSettings(settings) }),
  };
}

type BoardPerson = wire.TrainingBoardPerson;

/** Makes `suspendSetting` and the settings agree. */
export function boardPersonRule(made: BoardPerson, given: Partial<BoardPerson>): BoardPerson {
  const person = { ...made, ...settingsOnce(made) };
  const status = given.suspendSetting?.status;
  const { settings } = person;
  if (settings && !Array.isArray(settings) && status !== undefined) {
    return { ...person, settings: withSuspension(settings, status), ...given };
  }
  const suspended = readSuspend(suspendIn(settings)).status;
  return {
    ...person,
    ...(suspended !== null && { suspendSetting: { status: suspended } }),
    ...given,
  };
}

export const drawTrainee = (template: BoardPerson): BoardPerson =>
  boardPersonRule(drawBoardPerson(template), {});
