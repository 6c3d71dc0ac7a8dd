import type { EventTransfer } from "@recurrent/sdk/react";
import type { UploadBarProps } from "@recurrent/ui-kit";
import { useEffect, useRef, useState } from "react";

/** How files travel with a form. */
export interface Upload {
  /** For the form, while it is sent. */
  readonly bar: UploadBarProps;
  /** Begins one; give it to the call. */
  begin(): EventTransfer;
}

/** Progress of an upload and the way to stop it. Leaving the form stops it too: nothing was saved then. */
export function useUpload(): Upload {
  const [percent, setPercent] = useState<number | null>(null);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);
  return {
    bar: { percent, onCancel: () => call.current?.abort() },
    begin() {
      const controller = new AbortController();
      call.current = controller;
      setPercent(null);
      return {
        signal: controller.signal,
        onUploadProgress: (progress) => setPercent(progress.percent),
      };
    },
  };
}
