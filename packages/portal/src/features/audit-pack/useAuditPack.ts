import { safeFileName } from "@recurrent/sdk";
import { useEffect, useRef, useState } from "react";
import { useLeaveGuard } from "../../kernel/forms/useLeaveGuard.ts";
import { useCompanyId, useRuntime, useSignedIn } from "../../kernel/runtime/runtime.ts";
import { saveFile } from "../../kernel/view/save-file.ts";
import { today } from "../../kernel/view/days.ts";
import { isSessionOver, packEntries, type PackProgress } from "./pack.ts";
import { packCalls } from "./pack-calls.ts";
import type { PackPart, PackPerson } from "./pack-jobs.ts";
import { MOST_FILES, zipOf } from "./save-pack.ts";

/** How the making of a pack stands. */
export type PackState =
  | { readonly step: "choosing" }
  | { readonly step: "running"; readonly progress: PackProgress }
  /** Everything was tried, and something failed. */
  | {
      readonly step: "asking";
      readonly progress: PackProgress;
      readonly answer: (answer: "again" | "finish") => void;
    }
  | { readonly step: "saved"; readonly progress: PackProgress; readonly fileName: string }
  | { readonly step: "stopped" };

const NOTHING: PackProgress = {
  percent: 0,
  now: { fullName: "", what: "", percent: null },
  files: 0,
  bytes: 0,
  failed: [],
};

const LEAVE_QUESTION = {
  title: "Audit pack",
  question: "Leave this page? The audit pack is not done, and nothing of it will be saved.",
  confirmLabel: "Leave",
  cancelLabel: "Stay",
};

/**
 * Makes an audit pack of people and saves it. Whoever leaves the page meanwhile is asked first; where that
 * cannot be, as when the session ends, a notice says that there is no pack.
 */
export function useAuditPack(people: readonly PackPerson[]) {
  const { clock, config, messages } = useRuntime();
  const { user, company } = useSignedIn();
  const companyId = useCompanyId();
  const [state, setState] = useState<PackState>({ step: "choosing" });
  const running = useRef<AbortController | null>(null);
  const isOpen = state.step === "running" || state.step === "asking";
  const [unsaved] = useState(() => ({
    isReleased: () => running.current === null,
    onLeave: () => running.current?.abort(),
    question: LEAVE_QUESTION,
  }));
  useLeaveGuard(isOpen ? unsaved : null);

  useEffect(
    () => () => {
      if (running.current === null || running.current.signal.aborted) return;
      running.current.abort();
      messages.notices.error("The audit pack was not made: its page was left.", { survives: 1 });
    },
    [messages],
  );

  async function run(parts: ReadonlySet<PackPart>, { signal }: AbortController): Promise<void> {
    // What is asked for is of the hosts' day.
    const now = clock.now();
    const day = today(now);
    const companyName = company?.name ?? "";
    let last = NOTHING;
    const entries = packEntries({
      people,
      parts,
      today: day,
      product: config.product,
      companyName,
      madeBy: user.fullName,
      madeAt: new Date(now),
      calls: packCalls(companyId),
      mostFiles: MOST_FILES,
      signal,
      onProgress(progress) {
        last = progress;
        if (!signal.aborted) setState({ step: "running", progress });
      },
      onFailed: () =>
        new Promise((resolve) => {
          setState({ step: "asking", progress: last, answer: resolve });
        }),
    });
    const zip = await zipOf(entries, signal);
    const [only] = people;
    const ofWhom = people.length === 1 && only ? only.fullName : companyName;
    const fileName = safeFileName(`Audit pack-${ofWhom}-${day}.zip`);
    saveFile(zip, fileName);
    setState({ step: "saved", progress: last, fileName });
  }

  return {
    state,
    /** Begins; once it runs, asking again does nothing. */
    make(parts: ReadonlySet<PackPart>) {
      if (running.current !== null) return;
      const controller = new AbortController();
      running.current = controller;
      setState({ step: "running", progress: NOTHING });
      run(parts, controller)
        .catch((error: unknown) => {
          // Called off: whoever did it knows.
          if (controller.signal.aborted) return;
          setState({ step: "stopped" });
          const why = isSessionOver(error) ? "your session has ended" : "something went wrong";
          messages.notices.error(`The audit pack was not made: ${why}.`, { survives: 1 });
        })
        .finally(() => {
          running.current = null;
        });
    },
    /** Ends it; nothing is saved. */
    cancel() {
      running.current?.abort();
    },
  };
}
