import { readLaunchLink, registrationLaunch } from "@recurrent/sdk";
import { announceChange, trainingShowOptions } from "@recurrent/sdk/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useRuntime } from "../../kernel/runtime/runtime.ts";

/**
 * Begin Training (training 2.2): asks for the launch link, once however often it is pressed, and sends
 * the browser there. A page that the browser has kept and shows again is as it was before.
 */
export function useLaunch() {
  const { messages, config } = useRuntime();
  const queries = useQueryClient();
  const [registrationId, setRegistrationId] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const { mutateAsync } = useMutation({
    mutationKey: ["main", "registrationLaunch"],
    mutationFn: ({ id, signal }: { id: string; signal: AbortSignal }) =>
      registrationLaunch(id, { signal }).then(readLaunchLink),
    gcTime: 0,
  });

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      running.current?.abort();
      running.current = null;
      setRegistrationId(null);
      void announceChange(queries, { operation: "registrationLaunch", subject: "" });
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pageshow", onShow);
      // Whoever went elsewhere meanwhile is not taken away from there.
      running.current?.abort();
      running.current = null;
    };
  }, [queries]);

  async function launch(id: string): Promise<void> {
    const call = new AbortController();
    running.current = call;
    setRegistrationId(id);
    const link = await mutateAsync({ id, signal: call.signal }).catch(
      // The mutation cache has shown it.
      () => undefined,
    );
    if (call.signal.aborted) return;
    if (typeof link === "string") {
      location.assign(link);
      return;
    }
    running.current = null;
    setRegistrationId(null);
    // What can be trained may no longer be what is shown.
    void queries.invalidateQueries({ queryKey: trainingShowOptions().queryKey });
    if (link === null) {
      messages.notices.error(
        `Whoops, looks like something went wrong, please email ${config.product} support.`,
      );
    }
  }

  return {
    /** The registration whose lesson is being opened, until the page is left. */
    registrationId,
    begin(id: string) {
      if (running.current === null) void launch(id);
    },
  };
}
