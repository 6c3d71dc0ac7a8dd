import { useAddressQuery } from "./useAddressQuery.ts";

/**
 * One value of the address, such as the tab of a page.
 *
 * @returns the value (null when it is not there) and the way to set it; null takes it away
 */
export function useQueryValue(key: string): [string | null, (value: string | null) => void] {
  const { query, change } = useAddressQuery();
  const set = (value: string | null) =>
    change((latest) => {
      if (value === null) latest.delete(key);
      else latest.set(key, value);
    });
  return [query.get(key), set];
}
