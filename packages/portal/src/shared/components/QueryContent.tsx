import { FormSkeleton, LoadError } from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

export type ContentQuery<Data> =
  | UseQueryResult<Data>
  | (Pick<UseQueryResult, "isError" | "isFetching"> & {
      readonly data: NoInfer<Data> | undefined;
      readonly refetch: () => void;
    });

export interface QueryContentProps<Data> {
  query: ContentQuery<Data>;
  /** For example "The company could not be loaded". */
  failure: string;
  /** Default: a form. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

const FORM = <FormSkeleton />;

export function QueryContent<Data>({
  query,
  failure,
  skeleton = FORM,
  children,
}: QueryContentProps<Data>) {
  // Data stays visible while a refetch runs or fails.
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <LoadError title={failure} onRetry={() => void query.refetch()} />;
  }
  return skeleton;
}
