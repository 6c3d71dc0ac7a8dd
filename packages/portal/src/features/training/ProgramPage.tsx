import Box from "@mui/material/Box";
import { lessonPreview } from "@recurrent/sdk";
import { type ProgramLesson, ProgramTable, ReviewDialog } from "@recurrent/ui-kit";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { Renewed } from "../../shared/components/Renewed.tsx";
import { useRuntime } from "../../shared/context/runtime.ts";
import { loadState } from "../../shared/api/calls.ts";
import { useExpandedRows, useTableView } from "../../shared/table-state/address-state.ts";
import { useToday } from "../../shared/dates/days.ts";
import { recordBounds, recordParams } from "./record-view.ts";
import { type TrainingScope, type TrainingPageProps, useTrainingScope } from "./scope.ts";

const BY_TOPIC = { id: "topic", desc: false };

/** The topics to keep current, each with its lessons to review (training 2.4). */
export function ProgramPage({ person }: TrainingPageProps) {
  const scope = useTrainingScope(person);
  const query = useQuery(scope.program());
  const rows = query.data?.topics;
  const { query: standing, record } = useStanding(scope);
  const prefix = scope.viewPrefix("program");
  const view = useTableView(BY_TOPIC, prefix);
  const expansion = useExpandedRows(rows, prefix);
  const { ask, dialog } = useReview();
  return (
    <Box sx={{ minWidth: 0 }}>
      <ProgramTable
        rows={rows}
        record={record}
        {...view}
        {...expansion}
        {...loadState(query, "The program could not be loaded")}
        onReview={ask}
      />
      <Renewed queries={[query, standing]} />
      <ReviewDialog {...dialog} />
    </Box>
  );
}

/**
 * Where in its period each topic stands: the program's call knows no days, the record's does. Undefined
 * until it is there, and where it cannot be had.
 */
function useStanding(scope: TrainingScope) {
  const today = useToday();
  const day = recordBounds(scope, today).max;
  const params = recordParams({ date: day, version: scope.subject.trainingRecord }, today);
  const query = useQuery(scope.record(params, { silent: true }));
  const { data } = query;
  return {
    query,
    record: useMemo(() => data && { day, topics: data.topics }, [data, day]),
  };
}

/** The review of a lesson: asks, then opens it in a tab of its own (training 2.4). */
function useReview() {
  const { messages } = useRuntime();
  const [asked, setAsked] = useState<ProgramLesson | null>(null);
  /** The call on its way; calling it off closes the tab that waits for it. */
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
    setAsked(lesson);
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
          // Where the browser has refused a tab, the dialog offers the link.
          if (link !== null && tab === null) return;
          if (link === null) {
            tab?.close();
            messages.notices.warning("This lesson is not yet available to review");
          } else {
            tab?.location.replace(link);
          }
          ask(null);
        },
        // Why is shown by the mutation cache; the tab goes with the call.
        onError: () => ask(null),
      },
    );
  }

  return {
    ask,
    dialog: {
      lessonName: asked?.name ?? null,
      pending: isPending,
      /** Where the review is, once the browser has refused to open it. */
      blockedHref: data ?? null,
      onConfirm() {
        if (asked && running.current === undefined) open(asked);
      },
      onCancel: () => ask(null),
    },
  };
}

/**
 * Opens an empty tab. Call it while the person's press is being handled: a tab that opens after a wait
 * is one that browsers block. The page in it cannot reach back to this one, as with `rel=noopener`.
 *
 * @param title stands on the tab until there is a page
 * @returns null when the browser has refused
 */
function openTab(title: string): Window | null {
  const tab = window.open("about:blank", "_blank");
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = title;
  tab.document.documentElement.style.colorScheme = "light dark";
  return tab;
}
