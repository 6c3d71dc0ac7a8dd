import { createRecurrent, isApiError, type Person, personShow, readPerson } from "@recurrent/sdk";
import { queriesOf, usePersonShow } from "@recurrent/sdk/react";
import { mainEntities } from "@recurrent/sdk/schemas";

const client = createRecurrent({ authHost: "https://auth.test", apiHost: "https://api.test" });

export const cached = queriesOf(client);
export const usePerson = usePersonShow;
export const checked = (input: unknown): boolean => mainEntities.Person.safeParse(input).success;

export async function shown(companyId: string, userId: string): Promise<Person | string> {
  try {
    return readPerson(await personShow(companyId, userId, { client }));
  } catch (error) {
    return isApiError(error) ? error.kind : "odd";
  }
}
