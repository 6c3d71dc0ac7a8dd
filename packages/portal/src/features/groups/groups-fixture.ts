export const YUSUF = { id: 104, name: "Yusuf", fullName: "Yusuf Demir" };
export const ELENA = { id: 121, name: "Elena", fullName: "Elena Papadopoulou" };
const ingrid = { id: 122, name: "Ingrid", fullName: "Ingrid Sørensen" };

/** The people who may be in a group. */
export const MANAGERS = [YUSUF, ELENA, ingrid];
export const TRAINEES = [
  { id: 11, fullName: "Kwame Mensah" },
  { id: 12, fullName: "Camille Lefèvre" },
  { id: 13, fullName: "Siobhán Ní Bhriain" },
  { id: 14, fullName: "Rafael de Souza Lima" },
];

/** All groups of a company, as the list has them. */
export const GROUPS = [
  { id: 2, name: "Winter base Yellowknife", managers: [YUSUF, ELENA], traineeCount: 12 },
  { id: 1, name: "King Air crews", managers: [YUSUF], traineeCount: 3 },
  { id: 4, name: "Medevac", managers: [], traineeCount: 0 },
];

/** One of the groups with all its data, and one without people. */
export const KING_AIR = {
  id: 1,
  name: "King Air crews",
  managers: [YUSUF],
  trainees: TRAINEES.slice(0, 3),
};
export const MEDEVAC = { id: 4, name: "Medevac", managers: [], trainees: [] };
