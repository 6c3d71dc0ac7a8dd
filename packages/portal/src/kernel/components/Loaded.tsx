import { FormSkeleton, LoadError } from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
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
