/** Lists whose entries may repeat: what is no longer among them must go. */
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { ChangesDialog } from "../../components/forms/ChangesDialog.tsx";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { TopicSummary } from "./TopicSummary.tsx";
import { TrainNow } from "./TrainNow.tsx";

const page = createTestPage();

const summary = (...names: string[]) => (
  <TopicSummary
    kind="events"
    topics={names.map((name) => {
      return { name, status: "expired", periodicity: "", completedAt: "2025-11-21" };
    })}
    onSelect={() => undefined}
  />
);

const trainNow = (...ids: string[]) => (
  <TrainNow
    reminders={ids.map((id) => ({ id, date: null }))}
    scheduleHref="#/schedule"
    dueTopics={{ expired: [], riskOfExpiry: [] }}
    today="2026-11-20"
    comingUp={{ items: [], onRetry: undefined }}
  >
    lesson
  </TrainNow>
);

const conflict = (...names: string[]) => (
  <ChangesDialog
    open
    subject="this event"
    changes={[]}
    otherChanges={[{ label: "Attachments", before: ["None"], now: names }]}
    onSave={() => undefined}
    onBack={() => undefined}
  />
);

const NAMES = [
  ["first", "twice", "twice"],
  ["twice", "twice"],
  ["twice"],
  ["last", "twice", "first", "twice"],
];
const REMINDERS = [
  ["TYPE_COMPRESSED", "PROGRAM_EXPIRED", "PROGRAM_EXPIRED"],
  ["PROGRAM_EXPIRED", "PROGRAM_EXPIRED"],
  ["PROGRAM_EXPIRED"],
];

it.each<[string, (...entries: string[]) => ReactElement, readonly (readonly string[])[]]>([
  ["the line above a table", summary, NAMES],
  ["the reminders of Train Now", trainNow, REMINDERS],
  ["the changes of someone else", conflict, NAMES],
])("draws only what is still in %s, if entries repeat", (_list, draw, steps) => {
  const show = (entries: readonly string[], key: string) => {
    flushSync(() => {
      page.root.render(<RecurrentTheme key={key}>{draw(...entries)}</RecurrentTheme>);
    });
    return document.body.textContent;
  };
  const fresh = steps.map((entries) => show(entries, entries.join()));
  expect(new Set(fresh).size).toBe(steps.length);
  expect(steps.map((entries) => show(entries, "changed"))).toEqual(fresh);
});
