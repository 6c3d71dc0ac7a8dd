import { fileNameOf, safeFileName, withExtension } from "./file-name.ts";
import type { Progress, RequestOptions } from "./request.ts";

/** A file as it came, with a name that is safe to save it under. */
export interface Download {
  blob: Blob;
  fileName: string;
}

/** How a file is fetched. */
export interface DownloadOptions extends Pick<
  RequestOptions,
  "client" | "signal" | "silent" | "timeoutMs"
> {
  /** The name to save it under, of any content; default: the one the server sent. */
  fileName?: string;
  /** The ending the name must have, such as 'pdf'; added when it is not there. */
  extension?: string;
  /** Called at every step; `percent` is null while the size is unknown. */
  onProgress?: (progress: Progress) => void;
}

/**
 * Fetches a file through one of the generated calls:
 *
 *     await download((options) => recordDownload({ date, version, type }, options), {
 *       fileName: `${user.fullName}-${date}`,
 *       extension: "pdf",
 *       onProgress,
 *     });
 *
 * The server's name can be read only when it exposes Content-Disposition to this origin.
 *
 * @throws ApiError with the server's message, although the reply to a failed download is a Blob.
 */
export async function download(
  call: (options: RequestOptions) => Promise<Blob>,
  { fileName, extension, onProgress, ...options }: DownloadOptions = {},
): Promise<Download> {
  let sentName: string | null = null;
  const blob = await call({
    ...options,
    ...(onProgress === undefined ? {} : { onDownloadProgress: onProgress }),
    onHeaders: (get) => {
      sentName = fileNameOf(get("content-disposition"));
    },
  });
  const wanted = fileName ?? sentName ?? "";
  const named = safeFileName(wanted);
  // Made safe once more: the ending may push the name over its longest.
  const complete = extension === undefined ? named : safeFileName(withExtension(named, extension));
  return { blob, fileName: complete };
}
