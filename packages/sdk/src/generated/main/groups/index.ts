/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import { announcementsCalls, type AnnouncementsCalls } from "./announcements.ts";
import { boardsCalls, type BoardsCalls } from "./boards.ts";
import { cataloguesCalls, type CataloguesCalls } from "./catalogues.ts";
import { companiesCalls, type CompaniesCalls } from "./companies.ts";
import { eventsCalls, type EventsCalls } from "./events.ts";
import { groupsCalls, type GroupsCalls } from "./groups.ts";
import { peopleCalls, type PeopleCalls } from "./people.ts";
import { personEventsCalls, type PersonEventsCalls } from "./person-events.ts";
import { personTrainingCalls, type PersonTrainingCalls } from "./person-training.ts";
import { profileCalls, type ProfileCalls } from "./profile.ts";
import { trainingCalls, type TrainingCalls } from "./training.ts";

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
export interface MainCalls {
  /** Messages to companies. */
  readonly announcements: AnnouncementsCalls;
  /** Status of training and of documents at a glance. */
  readonly boards: BoardsCalls;
  /** Lists that companies choose from. */
  readonly catalogues: CataloguesCalls;
  /** Companies and what they operate. */
  readonly companies: CompaniesCalls;
  /** Events and documents of the signed-in user. */
  readonly events: EventsCalls;
  /** Groups of trainees, each led by training managers. */
  readonly groups: GroupsCalls;
  /** People of a company, at work and historical, and what users may do. */
  readonly people: PeopleCalls;
  /** A person's events and documents, for managers. */
  readonly personEvents: PersonEventsCalls;
  /** A person's training, for managers. */
  readonly personTraining: PersonTrainingCalls;
  /** The signed-in user and the current company. */
  readonly profile: ProfileCalls;
  /** Training of the signed-in trainee, and lessons. */
  readonly training: TrainingCalls;
}

export const mainCalls: MainCalls = {
  announcements: announcementsCalls,
  boards: boardsCalls,
  catalogues: cataloguesCalls,
  companies: companiesCalls,
  events: eventsCalls,
  groups: groupsCalls,
  people: peopleCalls,
  personEvents: personEventsCalls,
  personTraining: personTrainingCalls,
  profile: profileCalls,
  training: trainingCalls,
};
