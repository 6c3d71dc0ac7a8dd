import { download, type DownloadOptions, isApiError, type RequestOptions } from "@recurrent/sdk";
import type { FileTransfer } from "@recurrent/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { saveFile } from "./save-file.ts";

/** A file somebody asked for. */
export interface WantedFile extends Pick<DownloadOptions, "fileName" | "extension"> {
  /** Tells the files of a page apart. */
  readonly key: string;
  readonly call: (options: RequestOptions) => Promise<Blob>;
}

/** The files of a page that are on their way, or have been. */
export interface Downloads {
  /** The keys of those on their way. */
  readonly running: ReadonlySet<string>;
  /** What became of each, by key; not there once it was called off. */
  readonly transfers: Readonly<Record<string, FileTransfer>>;
  /** Fetches a file and saves it. While it is on its way, asking again does nothing. */
  start(file: WantedFile): void;
  /** Calls it off. */
  cancel(key: string): void;
}

/** How failures of downloads are shown. */
export interface DownloadsOptions {
  /** The page shows `transfers`: a file that is not there (404) is marked there, and the page stays. */
  readonly failure?: "file";
}

/** Fetches files and saves them, also those that are still on their way when the page is left. */
export function useDownloads({ failure }: DownloadsOptions = {}): Downloads {
  const { mutateAsync } = useMutation({
    mutationFn: ({ signal, onProgress, file }: Run) => {
      const { call, key: _key, ...named } = file;
      return download(call, { ...named, signal, onProgress });
    },
    ...(failure && { meta: { failure } }),
  });
  const busy = useRef(new Map<string, AbortController>());
  const [transfers, setTransfers] = useState<Readonly<Record<string, FileTransfer>>>({});

  function tell(key: string, next: FileTransfer | null): void {
    setTransfers((all) => {
      const { [key]: _former, ...others } = all;
      return next ? { ...others, [key]: next } : others;
    });
  }

  async function run(file: WantedFile): Promise<void> {
    const { key } = file;
    const controller = new AbortController();
    let percent: number | null = null;
    busy.current.set(key, controller);
    tell(key, { state: "running", percent });
    const onProgress: OnProgress = (progress) => {
      percent = progress.percent;
      tell(key, { state: "running", percent });
    };
    const outcome = await mutateAsync({ file, signal: controller.signal, onProgress }).then(
      ({ blob, fileName }): FileTransfer => {
        saveFile(blob, fileName);
        return { state: "done", percent: 100 };
      },
      (error: unknown): FileTransfer | null => {
        if (isApiError(error) && error.kind === "cancelled") return null;
        // The mutation cache has shown why.
        return { state: "failed", percent };
      },
    );
    busy.current.delete(key);
    tell(key, outcome);
  }

  return {
    running: new Set(Object.keys(transfers).filter((key) => transfers[key]?.state === "running")),
    transfers,
    start(file) {
      if (!busy.current.has(file.key)) void run(file);
    },
    cancel: (key) => busy.current.get(key)?.abort(),
  };
}

type OnProgress = NonNullable<DownloadOptions["onProgress"]>;

interface Run {
  readonly file: WantedFile;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}
