import { download, type DownloadOptions, type RequestOptions } from "@recurrent/sdk";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { saveFile } from "./save-file.ts";

/** A file somebody asked for. */
export interface WantedFile extends Pick<DownloadOptions, "fileName" | "extension"> {
  /** Tells the files of a page apart. */
  readonly key: string;
  readonly call: (options: RequestOptions) => Promise<Blob>;
}

/** The files of a page that are on their way. */
export interface Downloads {
  /** Their keys. */
  readonly running: ReadonlySet<string>;
  /** Fetches a file and saves it. While it is on its way, asking again does nothing. */
  start(file: WantedFile): void;
}

/** Fetches files and saves them. A failure is shown where all are. */
export function useDownloads(): Downloads {
  const { mutateAsync } = useMutation({
    mutationFn: ({ call, key: _key, ...named }: WantedFile) => download(call, named),
  });
  const busy = useRef(new Set<string>());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const tell = () => setRunning(new Set(busy.current));

  async function run(file: WantedFile): Promise<void> {
    busy.current.add(file.key);
    tell();
    await mutateAsync(file).then(
      ({ blob, fileName }) => saveFile(blob, fileName),
      // The mutation cache has shown it.
      () => undefined,
    );
    busy.current.delete(file.key);
    tell();
  }

  return {
    running,
    start(file) {
      if (!busy.current.has(file.key)) void run(file);
    },
  };
}
