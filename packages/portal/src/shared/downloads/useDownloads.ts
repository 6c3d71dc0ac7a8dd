import { download, type DownloadOptions, isApiError, type RequestOptions } from "@recurrent/sdk";
import type { FileTransfer } from "@recurrent/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { saveFile } from "./save-file.ts";

export interface WantedFile extends Pick<DownloadOptions, "fileName" | "extension"> {
  /** Unique on a page. */
  readonly key: string;
  readonly call: (options: RequestOptions) => Promise<Blob>;
}

type Run = { readonly file: WantedFile } & Required<Pick<DownloadOptions, "signal" | "onProgress">>;

/**
 * Downloads continue after the page is left.
 *
 * @param failure 'file' where the page marks a 404 at the file
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

  function setTransfer(key: string, next: FileTransfer | null): void {
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
    setTransfer(key, { state: "running", percent });
    const onProgress: Run["onProgress"] = (progress) => {
      percent = progress.percent;
      setTransfer(key, { state: "running", percent });
    };
    const outcome = await mutateAsync({ file, signal: controller.signal, onProgress }).then(
      ({ blob, fileName }): FileTransfer => {
        saveFile(blob, fileName);
        return { state: "done", percent: 100 };
      },
      (error: unknown): FileTransfer | null => {
        if (isApiError(error) && error.kind === "cancelled") return null;
        // The mutation cache has shown the reason.
        return { state: "failed", percent };
      },
    );
    busy.current.delete(key);
    setTransfer(key, outcome);
  }

  return {
    running: new Set(Object.keys(transfers).filter((key) => transfers[key]?.state === "running")),
    /** State by key; removed when cancelled. */
    transfers,
    start(file: WantedFile) {
      if (!busy.current.has(file.key)) void run(file);
    },
    cancel: (key: string) => busy.current.get(key)?.abort(),
  };
}
