import Box from "@mui/material/Box";
import { lessonPreview } from "@recurrent/sdk";
import {
  entriesInRecord,
  type ProgramLesson,
  ProgramTable,
  ReviewDialog,
  TopicSummary,
  withSearch,
} from "@recurrent/ui-kit";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { loadError, tableErrorProps } from "../../shared/api/first-load.ts";
import { AutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { SILENT } from "../../shared/api/failure-options.ts";
import { useAppContext } from "../../shared/context/app-context.ts";
import { useExpandedRows, useTableView } from "../../shared/table-state/address-state.ts";
import { useToday } from "../../shared/dates/days.ts";
import { recordBounds } from "./record-summary.ts";
import { useRecord } from "./useRecord.ts";
import { type TrainingScope, type TrainingPageProps, useTrainingScope } from "./scope.ts";

const BY_TOPIC = { id: "topic", desc: false };

/** Topics with lessons to review (training 2.4). */
export function ProgramPage({ person }: TrainingPageProps) {
  const scope = useTrainingScope(person);
  const query = useQuery(scope.program());
  const rows = query.data?.topics;
  const { query: validity, record } = useTopicValidity(scope);
  const prefix = scope.viewPrefix("program");
  const view = useTableView(BY_TOPIC, prefix);
  const expansion = useExpandedRows(rows, prefix);
  const { ask, dialog } = useReview();
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }}>
      {!loadError(validity) && (
        // On phones, the targets of the summary bring their own space.
        <Box sx={{ mt: { xs: -2, sm: 0 }, mb: { xs: -0.5, sm: 2 } }}>
          <TopicSummary
            topics={
              rows &&
              record &&
              entriesInRecord(rows, record.topics).flatMap(([, entries]) => entries)
            }
            onSelect={(search) => view.onStateChange(withSearch(view.state, search))}
          />
        </Box>
      )}
      <ProgramTable
        rows={rows}
        record={record}
        {...view}
        {...expansion}
        {...tableErrorProps(query, "The program could not be loaded")}
        onReview={ask}
      />
      <AutoRefetch queries={[query, validity]} />
      <ReviewDialog {...dialog} />
    </Box>
  );
}

/**
 * Validity of each topic, from the record, since the program has no days; undefined until loaded or
 * on failure.
 */
function useTopicValidity(scope: TrainingScope) {
  const today = useToday();
  const requested = {
    date: recordBounds(scope, today).max,
    version: scope.subject.trainingRecord,
  };
  const { query, day } = useRecord(scope, requested, SILENT);
  const { data } = query;
  return {
    query,
    record: useMemo(() => data && { day, topics: data.topics }, [data, day]),
  };
}

/** Asks, then opens a lesson in a new tab (training 2.4). */
function useReview() {
  const { messages } = useAppContext();
  const [lessonToOpen, setLessonToOpen] = useState<ProgramLesson | null>(null);
  /** Aborting it closes the tab that waits for the link. */
  const running = useRef<AbortController>(undefined);
  const { mutate, reset, isPending, data } = useMutation({
    mutationKey: ["main", "lessonPreview"],
    mutationFn: ({ id, signal }: { id: string; signal: AbortSignal }) =>
      lessonPreview(id, { signal }),
    gcTime: 0,
  });
  useEffect(() => () => running.current?.abort(), []);

  function ask(lesson: ProgramLesson | null): void {
    running.current?.abort();
    running.current = undefined;
    setLessonToOpen(lesson);
    reset();
  }

  function open({ id, name }: ProgramLesson): void {
    const call = new AbortController();
    running.current = call;
    const tab = openTab(name);
    call.signal.addEventListener("abort", () => tab?.close());
    mutate(
      { id, signal: call.signal },
      {
        onSuccess(link) {
          running.current = undefined;
          // The browser blocked the tab: the dialog offers the link.
          if (link !== null && tab === null) return;
          if (link === null) {
            tab?.close();
            messages.notices.warning("This lesson is not yet available to review");
          } else {
            tab?.location.replace(link);
          }
          ask(null);
        },
        // The mutation cache shows the error; the tab closes.
        onError: () => ask(null),
      },
    );
  }

  return {
    ask,
    dialog: {
      lessonName: lessonToOpen?.name ?? null,
      pending: isPending,
      /** Set if the browser has blocked the tab. */
      blockedHref: data ?? null,
      onConfirm() {
        if (lessonToOpen && running.current === undefined) open(lessonToOpen);
      },
      onCancel: () => ask(null),
    },
  };
}

/**
 * Opens an empty tab without access to this one. Call it in the press handler, since browsers block
 * tabs that open later.
 *
 * @param title of the tab until the link opens
 * @returns null if the browser has blocked it
 */
function openTab(title: string): Window | null {
  const tab = window.open("about:blank", "_blank");
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = title;
  tab.document.documentElement.style.colorScheme = "light dark";
  return tab;
}
