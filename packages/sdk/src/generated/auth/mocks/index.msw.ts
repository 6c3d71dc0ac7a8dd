export { getPasswordMock } from './password/password.msw.ts'
export { getSessionMock } from './session/session.msw.ts'
