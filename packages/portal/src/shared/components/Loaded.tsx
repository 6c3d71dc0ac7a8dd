import { FormSkeleton, LoadError } from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import Button from "@mui/material/Button";
import { ArrowLeft, Printer } from "lucide-react";
import Alert, { type AlertProps } from "@mui/material/Alert";
import { MessagePage } from "../layout/StandalonePages.tsx";
import { BannerAlert } from "./Notices.tsx";
import { useAppContext } from "../context/app-context.ts";

export type LoadedQuery<Data> =
  | UseQueryResult<Data>
  | (Pick<UseQueryResult, "isError" | "isFetching"> & {
      readonly data: NoInfer<Data> | undefined;
      readonly refetch: () => void;
    });

interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** For example "The company could not be loaded". */
  failure: string;
  /** Default: a form. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

const FORM = <FormSkeleton />;

export function Loaded<Data>({ query, failure, skeleton = FORM, children }: LoadedProps<Data>) {
  // Data stays visible while a refetch runs or fails.
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <LoadError title={failure} onRetry={() => void query.refetch()} />;
  }
  return skeleton;
}

/** Messages are not printed. */
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
        {/* This layout has no banner area for a 422. */}
        <BannerAlert />
      </PrintMessage>
    );
  }
  return (
    <PrintMessage title="Please wait...">The page is being prepared for printing.</PrintMessage>
  );
}

export function PrintMessage(props: Omit<ComponentProps<typeof MessagePage>, "product">) {
  const { config } = useAppContext();
  return <MessagePage product={config.product} {...props} />;
}

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
