import { getPersonMock, getPersonShowMockHandler } from "@recurrent/sdk/mocks";

const person = getPersonMock({ fullName: "Vera Lindqvist" });

export const handler = getPersonShowMockHandler(person);
export const id: number = person.id;
// @ts-expect-error -- the handler knows what its call replies
export const odd = getPersonShowMockHandler({ id: "7" });
