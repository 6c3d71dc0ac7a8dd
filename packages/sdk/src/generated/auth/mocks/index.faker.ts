export * from "./password.faker.ts";
export * from "./session.faker.ts";
