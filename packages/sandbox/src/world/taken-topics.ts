import type { Enrolment, TopicRow, TrainingRow } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** A topic, and what a person has taken of it. */
export interface TakenTopic {
  topic: TopicRow;
  enrolment: Enrolment;
}

/** The topics of a person's training. Those that the catalogue no longer has are passed over. */
export function takenTopics({ topics }: Tables, training: TrainingRow | undefined): TakenTopic[] {
  return (training?.enrolments ?? []).flatMap((enrolment) => {
    const topic = topics.get(enrolment.topicId);
    return topic === undefined ? [] : [{ topic, enrolment }];
  });
}
