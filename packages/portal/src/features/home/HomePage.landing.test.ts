import { expect, it } from "vitest";
import { PERSONAS } from "../../testing/personas.ts";
import { landingOf } from "../../shared/session/guard.ts";
import { afterTraining } from "./TrainingExitPage.tsx";

it.each<[keyof typeof PERSONAS, string]>([
  ["trainee", "/my/training"],
  ["managerWhoTrains", "/my/training"],
  ["companyManager", "/dashboard"],
  ["trainingManager", "/dashboard"],
  ["admin", "/dashboard"],
  ["customerSupport", "/dashboard"],
])("opens for a %s %s", (who, path) => {
  expect(landingOf(PERSONAS[who])).toBe(path);
});

it.each([
  ["training", "/my/training"],
  ["review", "/"],
  ["", "/"],
  [null, "/"],
])("opens after a lesson with training=%s %s", (training, path) => {
  expect(afterTraining(training)).toBe(path);
});
