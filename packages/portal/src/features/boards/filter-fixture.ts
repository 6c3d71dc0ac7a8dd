import {
  getGroupListMockHandler,
  getGroupShowMockHandler,
  getPersonListMockHandler,
} from "@recurrent/sdk/mocks";

const trainees = (ids: readonly number[]) => ids.map((id) => ({ id, fullName: `Person ${id}` }));
const group = (id: number, name: string, fullName: string) => ({
  id,
  name,
  managers: [{ id: id + 100, fullName }],
});
const person = (id: number, fullName: string, role: string, equipment: string) => ({
  id,
  fullName,
  isActive: true,
  acl: { roles: [], permissions: [] },
  company: {
    id: 3,
    name: "Aurora Air Charter",
    roles: [{ id: role.length, name: role }],
    rpe: [{ id: equipment.length, name: equipment }],
  },
});

/**
 * Replies that the filter needs, for the stories of both boards: two groups, and people with their roles.
 */
export const FILTER_LISTS = [
  getGroupShowMockHandler({
    ...group(31, "Citation pilots", "Viktor Halloran"),
    trainees: trainees([11, 12, 15]),
  }),
  getGroupListMockHandler([
    group(31, "Citation pilots", "Viktor Halloran"),
    group(32, "Cabin crew of the winter base in Yellowknife, both seasons", "Agnes Toth"),
  ]),
  getPersonListMockHandler([
    person(11, "Kwame Mensah", "Captain", "EASA / Commercial / Citation XLS+"),
    person(12, "Łukasz Wiśniewski", "First Officer", "EASA / Commercial / Citation XLS+"),
    person(14, "Élodie Marchand", "Cabin Attendant", "EASA / Private / Phenom 300"),
    person(15, "Tariq Al-Masri", "Captain", "EASA / Private / Phenom 300"),
  ]),
];
