import type { EventFile, RequestOptions } from "@recurrent/sdk";
import type { FilePreviewDialogProps } from "@recurrent/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

type FetchFile = (file: EventFile, options: RequestOptions) => Promise<Blob>;

interface Shown {
  readonly file: EventFile;
  readonly content?: Blob;
  readonly percent: number | null;
  readonly isFailed?: true;
}

/** A file to look at, named as the dialog of the kit takes it. */
export interface Preview extends Pick<
  FilePreviewDialogProps,
  "file" | "content" | "percent" | "error" | "onClose"
> {
  open(file: EventFile): void;
}

/** Fetches a file to look at; closing it calls the fetching off. */
export function usePreview(fetchFile: FetchFile): Preview {
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, ...options }: RequestOptions & { file: EventFile }) =>
      fetchFile(file, options),
    // A file may be large: it is held by the dialog alone.
    gcTime: 0,
    meta: { failure: "file" },
  });
  const [shown, setShown] = useState<Shown | null>(null);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function open(file: EventFile): Promise<void> {
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
      // The mutation cache has shown why.
      (): Shown => ({ file, percent: null, isFailed: true }),
    );
    // Closed meanwhile, or another file was opened.
    if (!signal.aborted) setShown(next);
  }

  return {
    file: shown?.file ?? null,
    content: shown?.content,
    percent: shown?.percent ?? null,
    error: shown?.isFailed ? { onRetry: () => void open(shown.file) } : undefined,
    open: (file) => void open(file),
    onClose() {
      call.current?.abort();
      setShown(null);
    },
  };
}
