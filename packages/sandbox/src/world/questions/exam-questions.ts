import { COMMON_QUESTIONS, type Question, TOPIC_QUESTIONS } from "./topic-questions.ts";

/**
 * The questions of a lesson's exam, always the same in the same order: those of its topic, then some
 * of those all topics share. Lessons of a topic begin at different ones.
 */
export function examOf(topicId: number, lessonId: number, count: number): Question[] {
  const own = turned(TOPIC_QUESTIONS[topicId] ?? [], lessonId);
  const common = turned(COMMON_QUESTIONS, lessonId * 3);
  return [...own, ...common].slice(0, count);
}

function turned(list: readonly Question[], by: number): Question[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
