import type { RequestOptions } from "@recurrent/sdk";
import type { EventFileView, FilePreviewDialogProps } from "@recurrent/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useRuntime } from "../../app/runtime-context.ts";
import { failureAtThing } from "../../errors/failure.ts";

type FetchFile = (file: EventFileView, options: RequestOptions) => Promise<Blob>;

interface Shown {
  readonly file: EventFileView;
  readonly content?: Blob;
  readonly percent: number | null;
  readonly message?: string;
}

/** A file to look at, named as the dialog of the kit takes it. */
export interface Preview extends Pick<
  FilePreviewDialogProps,
  "file" | "content" | "percent" | "error" | "onClose"
> {
  open(file: EventFileView): void;
}

/** Fetches a file to look at; closing it calls the fetching off. */
export function usePreview(fetchFile: FetchFile): Preview {
  const runtime = useRuntime();
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, ...options }: RequestOptions & { file: EventFileView }) =>
      fetchFile(file, options),
    // A file may be large: it is held by the dialog alone.
    gcTime: 0,
    meta: { failure: "own" },
  });
  const [shown, setShown] = useState<Shown | null>(null);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function open(file: EventFileView): Promise<void> {
    call.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    call.current = controller;
    setShown({ file, percent: null });
    const onDownloadProgress: RequestOptions["onDownloadProgress"] = ({ percent }) => {
      if (!signal.aborted) setShown({ file, percent });
    };
    const next = await mutateAsync({ file, signal, onDownloadProgress }).then(
      (content): Shown => ({ file, content, percent: 100 }),
      (error: unknown): Shown | null => {
        const message = signal.aborted ? null : failureAtThing(error, runtime);
        return message === null ? null : { file, percent: null, message };
      },
    );
    // Closed meanwhile, or another file was opened.
    if (!signal.aborted) setShown(next);
  }

  return {
    file: shown?.file ?? null,
    content: shown?.content,
    percent: shown?.percent ?? null,
    error:
      shown?.message === undefined
        ? undefined
        : { message: shown.message, onRetry: () => void open(shown.file) },
    open: (file) => void open(file),
    onClose() {
      call.current?.abort();
      setShown(null);
    },
  };
}
