import { getTrainingBoardShowMockHandler } from "@recurrent/sdk/mocks";

type Card = "expired" | "riskOfExpiry" | "behindSchedule" | "current";

/** The training board with these people on its cards. */
export function trainingBoard(cards: Partial<Record<Card, readonly number[]>>) {
  return getTrainingBoardShowMockHandler(
    Object.entries(cards).map(([id, people], priority) => ({
      id: id as Card,
      priority,
      count: people.length,
      tab: "record" as const,
      list: people.map((person) => ({ id: person, fullName: `Person ${person}` })),
    })),
  );
}
