import { useParams } from "react-router-dom";

/**
 * The `:id` of the address, or another part of its path.
 *
 * @throws Error on a route that has none: a mistake in the route table, not of the person.
 */
export function useIdParam(name: "id" | "hash" = "id"): string {
  const { [name]: value } = useParams();
  if (value === undefined) throw new Error(`The route of this screen has no ${name}.`);
  return value;
}
