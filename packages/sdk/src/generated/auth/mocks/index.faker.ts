export * from './password/password.faker.ts'
export * from './session/session.faker.ts'
