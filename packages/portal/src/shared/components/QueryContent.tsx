import { FormSkeleton, LoadError } from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type FirstLoad, type FirstLoadError, loadError } from "../api/first-load.ts";

export type ContentQuery<Data> =
  | UseQueryResult<Data>
  | (Omit<FirstLoad, "data"> & { readonly data: NoInfer<Data> | undefined })
  | {
      readonly data: NoInfer<Data> | undefined;
      readonly loadError: FirstLoadError | undefined;
    };

export const contentError = (query: ContentQuery<unknown>) =>
  "loadError" in query ? query.loadError : loadError(query);

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
  const error = contentError(query);
  return error ? <LoadError title={failure} {...error} /> : skeleton;
}

interface QueriesContentProps<Loaded extends object> {
  /** All load in parallel. The page waits for the first one that is missing. */
  queries: {
    readonly [Name in keyof Loaded]: Pick<QueryContentProps<Loaded[Name]>, "failure" | "query">;
  };
  children: (loaded: Loaded) => ReactNode;
}

/** For a form, whose choices load beside what it edits. */
export function QueriesContent<Loaded extends object>({
  queries,
  children,
}: QueriesContentProps<Loaded>) {
  const needed = Object.entries<Pick<QueryContentProps<unknown>, "failure" | "query">>(queries);
  const missing = needed.find(([, { query }]) => query.data === undefined)?.[1];
  if (missing) return <QueryContent {...missing}>{() => null}</QueryContent>;
  const loaded = needed.map(([name, { query }]) => [name, query.data] as const);
  return children(Object.fromEntries(loaded) as Loaded);
}
