export * from './password/password.ts';
export * from './session/session.ts';
