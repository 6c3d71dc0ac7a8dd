import { useParams } from "react-router-dom";

/**
 * The `:id` of the address.
 *
 * @throws Error on a route that has none: a mistake in the route table, not of the person.
 */
export function useIdParam(): string {
  const { id } = useParams();
  if (id === undefined) throw new Error("The route of this screen has no id.");
  return id;
}
