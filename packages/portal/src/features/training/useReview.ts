import { lessonPreview, readPreviewLink } from "@recurrent/sdk";
import type { ProgramLesson } from "@recurrent/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useRuntime } from "../../kernel/runtime/runtime.ts";

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

/** The lesson that is asked about, and how far its review is. */
interface Asked {
  readonly lesson: ProgramLesson;
  /** Where the review is, once the browser has refused to open it. */
  readonly blockedHref: string | null;
}

/** The review of a lesson: asks, then opens it in a tab of its own (training 2.4); its dialog is the page's to draw. */
export function useReview() {
  const { messages } = useRuntime();
  const [asked, setAsked] = useState<Asked | null>(null);
  const running = useRef<AbortController | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationKey: ["main", "lessonPreview"],
    mutationFn: ({ id, signal }: { id: string; signal: AbortSignal }) =>
      lessonPreview(id, { signal }).then(readPreviewLink),
    gcTime: 0,
  });
  useEffect(() => () => running.current?.abort(), []);

  async function open(lesson: ProgramLesson): Promise<void> {
    const call = new AbortController();
    running.current = call;
    const tab = openTab(lesson.name);
    // A failure is shown by the mutation cache.
    const link = await mutateAsync({ id: lesson.id, signal: call.signal }).catch(() => undefined);
    const isWanted = !call.signal.aborted;
    if (running.current === call) running.current = null;
    if (isWanted && typeof link === "string") {
      if (tab === null) setAsked({ lesson, blockedHref: link });
      else {
        tab.location.replace(link);
        setAsked(null);
      }
      return;
    }
    tab?.close();
    if (!isWanted) return;
    setAsked(null);
    if (link === null) messages.notices.warning("This lesson is not yet available to review");
  }

  return {
    ask: (lesson: ProgramLesson) => setAsked({ lesson, blockedHref: null }),
    dialog: {
      lessonName: asked?.lesson.name ?? null,
      pending: isPending,
      blockedHref: asked?.blockedHref ?? null,
      onConfirm() {
        if (asked && running.current === null) void open(asked.lesson);
      },
      onCancel() {
        running.current?.abort();
        running.current = null;
        setAsked(null);
      },
    },
  };
}
