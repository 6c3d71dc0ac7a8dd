/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
export * from "./announcements.ts";
export * from "./boards.ts";
export * from "./catalogues.ts";
export * from "./companies.ts";
export * from "./events.ts";
export * from "./groups.ts";
export * from "./people.ts";
export * from "./person-events.ts";
export * from "./person-training.ts";
export * from "./profile.ts";
export * from "./training.ts";
