/** What stands in place of data: while it loads, and where it could not be had. */
import { FormSkeleton, LoadError } from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import Button from "@mui/material/Button";
import { ArrowLeft, Printer } from "lucide-react";
import Alert, { type AlertProps } from "@mui/material/Alert";
import { MessagePage } from "../layout/StandalonePages.tsx";
import { BannerAlert } from "./Notices.tsx";
import { useRuntime } from "../context/runtime.ts";

/** A query, or several as one. */
export type LoadedQuery<Data> =
  | UseQueryResult<Data>
  | (Pick<UseQueryResult, "isError" | "isFetching"> & {
      readonly data: NoInfer<Data> | undefined;
      readonly refetch: () => void;
    });

interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** What is said when it failed, for example "The company could not be loaded". */
  failure: string;
  /** What stands in its place while it loads. Default: the shape of a form. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

const FORM = <FormSkeleton />;

/** A page around one thing: its shape while it loads, the way to try again, or the thing. */
export function Loaded<Data>({ query, failure, skeleton = FORM, children }: LoadedProps<Data>) {
  // What is there stays, also while it is fetched again or when that fails.
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <LoadError title={failure} onRetry={() => void query.refetch()} />;
  }
  return skeleton;
}

/** A printed page around one thing: until it is there, and when it cannot be had, words on the screen. */
export function PrintLoaded<Data>({
  query,
  failure,
  children,
}: Omit<LoadedProps<Data>, "skeleton">) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError && !query.isFetching) {
    return (
      <PrintMessage
        title={failure}
        action={{ label: "Try again", onSelect: () => void query.refetch() }}
      >
        {/* No layout around this page has a place for what a host refused. */}
        <BannerAlert />
      </PrintMessage>
    );
  }
  return (
    <PrintMessage title="Please wait...">The page is being prepared for printing.</PrintMessage>
  );
}

/** Words on the screen in place of what is to be printed. */
export function PrintMessage(words: Omit<ComponentProps<typeof MessagePage>, "product">) {
  const { config } = useRuntime();
  return <MessagePage product={config.product} {...words} />;
}

/** What stands above a printed page, on the screen alone. @param backHref where it was asked for */
export function PrintTools({ backHref }: { backHref: string }) {
  return (
    <>
      <Button
        href={backHref}
        variant="contained"
        color="inherit"
        sx={{ bgcolor: "background.paper", color: "text.primary" }}
        startIcon={<ArrowLeft size={16} />}
      >
        Back
      </Button>
      <Button variant="contained" onClick={() => window.print()} startIcon={<Printer size={16} />}>
        Print
      </Button>
    </>
  );
}

/** Says of what is shown that a part of it could not be loaded. @param onRetry asks for that once more */
export function RetryAlert({
  onRetry,
  ...alert
}: AlertProps & { onRetry?: (() => void) | undefined }) {
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
      {...alert}
    />
  );
}
