import { createRecurrent, isApiError, type Person } from "@recurrent/sdk";
import contract from "@recurrent/sdk/contract/main.json";
import { getPersonMock, getPersonShowMockHandler } from "@recurrent/sdk/mocks";
import { type MainApi, readPerson } from "@recurrent/sdk/raw";
import { queriesFor, usePersonShow } from "@recurrent/sdk/react";
import { mainEntities } from "@recurrent/sdk/schemas";

const client = createRecurrent({ authHost: "https://auth.test", apiHost: "https://api.test" });

export const version: string = contract.openapi;
export const handler = getPersonShowMockHandler(getPersonMock({ fullName: "Vera Lindqvist" }));
export const read = (reply: MainApi.Person): Person => readPerson(reply);
export const cached = queriesFor(client);
export const usePerson = usePersonShow;
export const checked = (input: unknown): boolean => mainEntities.Person.safeParse(input).success;
export const kindOf = (error: unknown): string => (isApiError(error) ? error.kind : "odd");
// @ts-expect-error -- types are found, so a wrong argument is an error
export const odd = readPerson("odd", 7);
