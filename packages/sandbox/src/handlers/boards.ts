import { eventBoard, trainingBoard } from "../rules/boards.ts";
import { dayOf, formatDayOrNull } from "../model/days.ts";
import { fullName, isInternal, suspensionOn } from "../rules/people.ts";
import type { AnnouncementRow, PersonRow } from "../model/rows.ts";
import type { Tables } from "../store/tables.ts";
import { trainingDatesOf } from "../store/registrations.ts";
import type { Handlers, OperationsOf } from "./call.ts";

/** Boards (shell 2.12, 2.13) and announcements (shell 2.2), of which internal staff get all. */
export const boards: Handlers<OperationsOf<"trainingBoard" | "eventBoard" | "announcement">> = {
  announcementList: ({ tables, user }) =>
    tables.announcements.filter(
      (row) => row.company_list.length === 0 || isFor(row, user) || isInternal(user),
    ),

  trainingBoardShow: ({ tables, user, now }) => {
    const today = dayOf(now);
    const people = tables.people.filter((person) => person.companyId === user.companyId);
    const board = trainingBoard(people, (person) => trainingDatesOf(tables, person.id), today);
    return board.map(({ list, ...card }) => ({
      ...card,
      // The tab of the person's page that explains the state (shell 2.13).
      tab: card.id === "behindSchedule" ? "schedule" : "record",
      list: list.map((person) => ({
        id: person.id,
        fullName: fullName(person),
        suspendSetting: { status: suspensionOn(person, today).status },
      })),
    }));
  },

  eventBoardShow: ({ tables, user, now }) => {
    const today = dayOf(now);
    const personOf = (id: number) => {
      const person = tables.people.get(id);
      return person?.companyId === user.companyId ? person : undefined;
    };
    const board = eventBoard(tables.events.values(), personOf, today);
    return board.map(({ list, ...card }) => ({
      ...card,
      list: list.map(({ event, person }) => ({
        id: event.id,
        name: event.name,
        description: event.description,
        issued_at: formatDayOrNull(event.issuedAt),
        expiry_at: formatDayOrNull(event.expiryAt),
        files_count: event.fileIds.length,
        status: card.id,
        user: {
          id: person.id,
          fullName: fullName(person),
          settings: { suspend: { status: suspensionOn(person, today).status } },
        },
      })),
    }));
  },
};

function isFor({ company_list: companies }: AnnouncementRow, person: PersonRow): boolean {
  return companies.some(({ id }) => id === person.companyId);
}

export function isPrevented({ announcements: all }: Tables, person: PersonRow): boolean {
  return all.filter((row) => row.prevent_training).some((row) => isFor(row, person));
}
