/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

export * from "./accessToken.ts";
export * from "./credentials.ts";
export * from "./failedResponse.ts";
export * from "./invalidResponse.ts";
export * from "./loginRedirect.ts";
export * from "./loginRedirectTarget.ts";
export * from "./messageReply.ts";
export * from "./notFoundResponse.ts";
export * from "./passwordLink.ts";
export * from "./passwordLinkPayload.ts";
export * from "./passwordLinkReply.ts";
export * from "./passwordResetPayload.ts";
export * from "./problem.ts";
export * from "./tooLargeResponse.ts";
export * from "./tooManyResponse.ts";
export * from "./unauthorisedResponse.ts";
export * from "./unreadableResponse.ts";
export * from "./validationProblem.ts";
export * from "./validationProblemErrors.ts";
