import { memoryPersistence } from "../../packages/sandbox/src/store/persistence/persistence.ts";
import { Database } from "../../packages/sandbox/src/store/database.ts";
import { certificatesOf } from "../../packages/sandbox/src/store/registrations.ts";

/**
 * The key of a certificate in the seed. Only essentials records have theirs in the reply, but every
 * completed round has one.
 */
export async function certificateHash(personId: number): Promise<string> {
  const database = new Database({ persistence: memoryPersistence() });
  return database.transact(({ tables, settings }) => {
    for (const enrolment of tables.training.get(personId)?.enrolments ?? []) {
      const topic = tables.topics.get(enrolment.topicId);
      const [first] = topic ? certificatesOf(settings.seed, personId, topic, enrolment) : [];
      if (first) return first.hash;
    }
    throw new Error(`Person ${personId} has no certificate.`);
  });
}
