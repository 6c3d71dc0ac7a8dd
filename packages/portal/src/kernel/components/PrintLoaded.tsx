import Button from "@mui/material/Button";
import { MessagePage } from "../layout/StandalonePages.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowLeft, Printer } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { BannerAlert } from "../runtime/BannerAlert.tsx";
import { useRuntime } from "../runtime/runtime.ts";

/** Several queries as one. */
export interface LoadedTogether<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

export interface PrintLoadedProps<Data> {
  query: UseQueryResult<Data> | LoadedTogether<NoInfer<Data>>;
  /** What is said when it failed, for example "The record could not be loaded". */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** A printed page around one thing: until it is there, and when it cannot be had, words on the screen. */
export function PrintLoaded<Data>({ query, failure, children }: PrintLoadedProps<Data>) {
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
