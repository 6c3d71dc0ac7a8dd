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

type Run = { readonly file: WantedFile } & Required<Pick<DownloadOptions, "signal" | "onProgress">>;

/**
 * Fetches files and saves them, also those that are still on their way when the page is left.
 *
 * @param failure 'file' where the page shows `transfers`: a file that is not there (404) is marked there, and
 *   the page stays
 */
export function useDownloads(failure?: "file") {
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, ...options }: Run) => {
      const { call, key: _key, ...named } = file;
      return download(call, { ...named, ...options });
    },
    meta: { transfer: "Download", ...(failure && { failure }) },
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
    const onProgress: Run["onProgress"] = (progress) => {
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
    /** The keys of those on their way. */
    running: new Set(Object.keys(transfers).filter((key) => transfers[key]?.state === "running")),
    /** What became of each, by key; not there once it was called off. */
    transfers,
    /** Fetches a file and saves it. While it is on its way, asking again does nothing. */
    start(file: WantedFile) {
      if (!busy.current.has(file.key)) void run(file);
    },
    /** Calls it off. */
    cancel: (key: string) => busy.current.get(key)?.abort(),
  };
}
