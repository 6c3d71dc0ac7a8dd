/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import { rawAnnouncementsCalls, type RawAnnouncementsCalls } from "./announcements.ts";
import { rawBoardsCalls, type RawBoardsCalls } from "./boards.ts";
import { rawCataloguesCalls, type RawCataloguesCalls } from "./catalogues.ts";
import { rawCompaniesCalls, type RawCompaniesCalls } from "./companies.ts";
import { rawEventsCalls, type RawEventsCalls } from "./events.ts";
import { rawGroupsCalls, type RawGroupsCalls } from "./groups.ts";
import { rawPeopleCalls, type RawPeopleCalls } from "./people.ts";
import { rawPersonEventsCalls, type RawPersonEventsCalls } from "./person-events.ts";
import { rawPersonTrainingCalls, type RawPersonTrainingCalls } from "./person-training.ts";
import { rawProfileCalls, type RawProfileCalls } from "./profile.ts";
import { rawTrainingCalls, type RawTrainingCalls } from "./training.ts";

export type * from "./announcements.ts";
export type * from "./boards.ts";
export type * from "./catalogues.ts";
export type * from "./companies.ts";
export type * from "./events.ts";
export type * from "./groups.ts";
export type * from "./people.ts";
export type * from "./person-events.ts";
export type * from "./person-training.ts";
export type * from "./profile.ts";
export type * from "./training.ts";

/** The calls of the host by the tags of its contract. */
export interface RawMainCalls {
  /** Messages to companies. */
  readonly announcements: RawAnnouncementsCalls;
  /** Status of training and of documents at a glance. */
  readonly boards: RawBoardsCalls;
  /** Lists that companies choose from. */
  readonly catalogues: RawCataloguesCalls;
  /** Companies and what they operate. */
  readonly companies: RawCompaniesCalls;
  /** Events and documents of the signed-in user. */
  readonly events: RawEventsCalls;
  /** Groups of trainees, each led by training managers. */
  readonly groups: RawGroupsCalls;
  /** People of a company, at work and historical, and what users may do. */
  readonly people: RawPeopleCalls;
  /** A person's events and documents, for managers. */
  readonly personEvents: RawPersonEventsCalls;
  /** A person's training, for managers. */
  readonly personTraining: RawPersonTrainingCalls;
  /** The signed-in user and the current company. */
  readonly profile: RawProfileCalls;
  /** Training of the signed-in trainee, and lessons. */
  readonly training: RawTrainingCalls;
}

export const rawMainCalls: RawMainCalls = {
  announcements: rawAnnouncementsCalls,
  boards: rawBoardsCalls,
  catalogues: rawCataloguesCalls,
  companies: rawCompaniesCalls,
  events: rawEventsCalls,
  groups: rawGroupsCalls,
  people: rawPeopleCalls,
  personEvents: rawPersonEventsCalls,
  personTraining: rawPersonTrainingCalls,
  profile: rawProfileCalls,
  training: rawTrainingCalls,
};
