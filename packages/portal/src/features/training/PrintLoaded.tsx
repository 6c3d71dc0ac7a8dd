import { MessagePage } from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BannerAlert } from "../../app/BannerAlert.tsx";
import { useRuntime } from "../../app/runtime-context.ts";

export interface PrintLoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What is said when it failed, for example "The record could not be loaded". */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** A printed page around one thing: until it is there, and when it cannot be had, words on the screen. */
export function PrintLoaded<Data>({ query, failure, children }: PrintLoadedProps<Data>) {
  const { config } = useRuntime();
  if (query.data !== undefined) return children(query.data);
  if (query.isError && !query.isFetching) {
    return (
      <MessagePage
        product={config.product}
        title={failure}
        action={{ label: "Try again", onSelect: () => void query.refetch() }}
      >
        {/* No layout around this page has a place for what a host refused. */}
        <BannerAlert />
      </MessagePage>
    );
  }
  return <PrintWaiting />;
}

/** A printed page whose data are on their way. */
export function PrintWaiting() {
  const { config } = useRuntime();
  return (
    <MessagePage product={config.product} title="Please wait...">
      The page is being prepared for printing.
    </MessagePage>
  );
}
