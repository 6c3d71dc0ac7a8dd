import {
  groupShowOptions,
  groupTraineeListOptions,
  useGroupUpdate,
  type Versioned,
} from "@recurrent/sdk/react";
import { type Group, groupUpdatePayload } from "@recurrent/sdk";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SHOWS_OWN_FAILURE } from "../../shared/api/failure-options.ts";
import { useAppContext, useCompanyId } from "../../shared/context/app-context.ts";
import { useMountedRef } from "../../shared/context/page.ts";
import type { NoticeTone } from "../../shared/errors/messages.ts";
import { isConflict } from "../../shared/errors/failure.ts";
import { useRefetchPastCache } from "../../shared/forms/useRefetchWithEtag.ts";
import { useWhenSignedIn } from "../../shared/context/useWhenSignedIn.ts";
import {
  dropIneligible,
  BulkFailure,
  editOf,
  type FailedWrite,
  type GroupRequest,
  type GroupResult,
  type GroupWrite,
  joinFailures,
  formatNothingDone,
  formatResult,
  toBulkFailure,
} from "./group-writes.ts";

/** Limits retries against a host that answers 412 to its own newest `ETag`. */
const MAX_ATTEMPTS = 3;

/**
 * Sends writes one after another, since moves to one group all change it. Each group is refetched
 * and written with `If-Match`; a 412 repeats both, so that no change of others is lost. After a
 * failure, other groups are still written unless they would fail too. If the dialog is closed, a
 * notice shows the result to the same user, after a lock once it is unlocked.
 */
export function useGroupWrites(onDone: (result: GroupResult) => void) {
  const { messages, session } = useAppContext();
  const showWhenSignedIn = useWhenSignedIn();
  const companyId = useCompanyId();
  const refetch = useRefetchPastCache();
  const mounted = useMountedRef();
  const { mutateAsync } = useGroupUpdate(SHOWS_OWN_FAILURE);
  /** From 0 to 1. */
  const [progress, setProgress] = useState(0);

  function notify(tone: NoticeTone, text: string): void {
    const isSignedIn = session.state().kind === "signed-in";
    if (mounted.current && isSignedIn) return;
    // Unlocking opens a page.
    const options = { keepForNavigations: isSignedIn ? 0 : 1 };
    showWhenSignedIn(() => messages.notices[tone](text, options));
  }

  const readGroup = (id: string) => refetch(groupShowOptions(companyId, id));

  /** @param read the group, if it was just read */
  async function writeGroup(write: GroupWrite, nothing: string, read?: Versioned<Group>) {
    let now = read;
    for (let attempt = 1; ; attempt += 1) {
      let isSent = false;
      try {
        now ??= await readGroup(write.group.id);
        const { edit, people, left } = editOf(write, now.value);
        if (people.length > 0) {
          isSent = true;
          const data = groupUpdatePayload(edit);
          const { ifMatch } = now;
          await mutateAsync({ companyId, groupId: write.group.id, data, ifMatch });
        }
        return { done: { ...write, people }, left, wasChanged: attempt > 1 };
      } catch (failure) {
        now = undefined;
        if (isSent && isConflict(failure) && attempt < MAX_ATTEMPTS) continue;
        throw toBulkFailure(failure, nothing, { isSent, group: write.group.name });
      }
    }
  }

  async function readTarget({ target, isMove }: GroupRequest) {
    try {
      const group = await readGroup(target.id);
      const candidates = await refetch(groupTraineeListOptions(companyId));
      return { group, candidates: candidates.value };
    } catch (failure) {
      throw toBulkFailure(failure, isMove ? "No one was moved." : "No one was added.", {
        isSent: false,
        group: target.name,
      });
    }
  }

  async function send(request: GroupRequest): Promise<GroupResult> {
    const { target, isMove, isUndo, before } = request;
    setProgress(0);
    let { writes } = request;
    let { members, notAllowed } = before;
    const done = [...before.done];
    const left = [...before.left];
    const changed = [...before.changed];
    const failed: FailedWrite[] = [];
    let read: Versioned<Group> | undefined;
    if (!isUndo) {
      const { group, candidates } = await readTarget(request);
      const allowed = dropIneligible(writes, group.value.trainees, candidates);
      ({ writes } = allowed);
      members = [...members, ...allowed.members];
      notAllowed = [...notAllowed, ...allowed.notAllowed];
      read = group;
    }
    for (const [at, write] of writes.entries()) {
      // The read was the first step.
      setProgress((at + 1) / (writes.length + 1));
      const nothing = formatNothingDone(write, isUndo);
      try {
        if (failed.some(({ failure }) => failure.isFinal)) {
          throw new BulkFailure(nothing, ["Not tried, because the change before it failed."]);
        }
        // Only the first write can use the target as it was read: each write changes it.
        const written = await writeGroup(
          write,
          nothing,
          at === 0 && write.kind === "add" ? read : undefined,
        );
        if (written.done.people.length > 0) done.push(written.done);
        left.push(...written.left);
        if (written.wasChanged) changed.push(write.group.name);
      } catch (failure) {
        const about = { isSent: false, group: write.group.name };
        failed.push({ write, failure: toBulkFailure(failure, nothing, about) });
      }
    }
    if (done.length === 0 && failed.length > 0) {
      throw joinFailures(failed, isUndo ? "Nothing was undone." : "No one was moved.");
    }
    return { target, isMove, isUndo, done, failed, members, left, notAllowed, changed };
  }

  const change = useMutation<GroupResult, BulkFailure, GroupRequest>({
    ...SHOWS_OWN_FAILURE,
    mutationFn: send,
    onSuccess(result) {
      onDone(result);
      notify(result.failed.length > 0 ? "warning" : "success", formatResult(result));
    },
    onError: ({ message }) => notify("error", message),
  });
  return { ...change, progress };
}
