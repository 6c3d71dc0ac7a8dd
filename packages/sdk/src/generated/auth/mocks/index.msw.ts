export { getPasswordMock } from "./password.msw.ts";
export { getSessionMock } from "./session.msw.ts";
