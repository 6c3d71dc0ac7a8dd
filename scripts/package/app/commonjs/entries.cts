import { createRecurrent, isApiError, type Person, personShow } from "@recurrent/sdk";
import { type MainApi, readPerson } from "@recurrent/sdk/raw";
import { queriesFor, usePersonShow } from "@recurrent/sdk/react";
import { mainEntities } from "@recurrent/sdk/schemas";

const client = createRecurrent({ authHost: "https://auth.test", apiHost: "https://api.test" });

export const read = (reply: MainApi.Person): Person => readPerson(reply);
export const cached = queriesFor(client);
export const usePerson = usePersonShow;
export const checked = (input: unknown): boolean => mainEntities.Person.safeParse(input).success;

export async function shown(companyId: string, userId: string): Promise<Person | string> {
  try {
    return await personShow(companyId, userId, { client });
  } catch (error) {
    return isApiError(error) ? error.kind : "odd";
  }
}
