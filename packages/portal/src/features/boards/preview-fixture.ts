import type { MainApi } from "@recurrent/sdk/raw";

/** A person on the boards of the stories, as the call for that person answers. */
export const KWAME: MainApi.Person = {
  id: 11,
  uuid: "5f0b",
  name: "Kwame",
  surname: "Mensah",
  fullName: "Kwame Mensah",
  username: "kwame@aurora.test",
  email: "kwame@aurora.test",
  isActive: true,
  created_at: "2024-02-03T23:30:00Z",
  deleted_at: null,
  hemisphere: "N",
  subscription: { end: "2027-06-30" },
  has_valid_subscription: true,
  international_procedures: false,
  training_record: 5,
  groups: [
    { id: 1, name: "King Air crews" },
    { id: 2, name: "Winter base Yellowknife" },
  ],
  company: { id: 3, name: "Aurora Air Charter", rpe: [], roles: [] },
  acl: { roles: [{ id: 5, name: "Trainee" }], permissions: [] },
  settings: { notifications: true },
};

const topic = (
  topicId: number,
  topicName: string,
  status: MainApi.StatusCode,
  expiry: string | null,
): MainApi.RecordTopic => ({
  topicId,
  topicName,
  status,
  expiry,
  completed_at: expiry && "2026-03-11",
  formerTopicName: null,
  periodicity: "Every 12 months",
  isTopicCompleted: true,
  seasonal: false,
  compressed: false,
  expiration: false,
  international_procedures: false,
  lessons: { currentVersion: [] },
});

export const RECORD: MainApi.TrainingRecord = {
  topics: [
    topic(1, "Aviation Security", 4, "2027-03-11"),
    topic(
      2,
      "Crew Resource Management, Human Factors and Decisions on the Flight Deck",
      6,
      "2026-11-14",
    ),
    topic(3, "Dangerous Goods", 5, "2026-11-24"),
    topic(4, "Ground De-icing", 1, null),
  ],
};
