/**
 * Calls every operation of both hosts once with success, through the SDK in plain Node: what a
 * validator between them and the sandbox is to see.
 */
import * as sdk from "../../packages/sdk/src/index.ts";
import { PASSWORD } from "../../scripts/lib/accounts.ts";

/** Where both hosts are reached, over whatever stands in between. */
export interface Hosts {
  authHost: string;
  apiHost: string;
}

const MANAGER = "company.manager@aurora.test";
const TRAINEE = "trainee@aurora.test";
/** Of an essentials company, whose records lead to certificates. */
const HOLDER = "trainee@borealis.test";
const HOLDERS_MANAGER = "company.manager@borealis.test";
const ADMIN = "admin@recurrent.test";

/** Keeps the password there is. */
const UNCHANGED = { password: "", passwordConfirmation: "" };

const DRAFT: sdk.EventDraft = {
  description: "Medical certificate class 1",
  notes: "<p>Renew with <strong>Dr Novak</strong>.</p>",
  issuedAt: "2026-01-15",
  expiryAt: "2027-01-14",
  manager: true,
  trainee: false,
  reminders: ["30", "14", ""],
  files: [new File(["%PDF-1.7"], "Průkaz – scan.pdf", { type: "application/pdf" })],
};

/** The first of a list that the walk cannot go on without. */
function first<T>(list: readonly T[] | undefined, what: string): T {
  const [one] = list ?? [];
  if (one === undefined) throw new Error(`The world has no ${what} to call with.`);
  return one;
}

const as = (username: string) => sdk.signIn({ username, password: PASSWORD });
const ownId = async () => String((await sdk.profileShow()).id);
const companyIdOf = async () => String(sdk.readUser(await sdk.profileShow()).companyId);

/** Signing in, renewing, and a new password by the link in the mail. */
async function password({ authHost }: Hosts): Promise<void> {
  const username = "trainee.v4@aurora.test";
  await sdk.requestPasswordLink(username);
  const reply = await fetch(`${authHost}/__sandbox/outbox`);
  const mails = (await reply.json()) as { to: string; link: string }[];
  const { link } = first(
    mails.filter(({ to }) => to === username),
    "mail",
  );
  const { token } = await sdk.verifyPasswordLink(/reset\/([^/?]+)/.exec(link)?.[1] ?? "");
  const next = "Glide-Slope#2026";
  await sdk.setNewPassword(token, { password: next, passwordConfirmation: next });
  await sdk.signIn({ username, password: next });
  await sdk.refreshToken();
}

async function profile(): Promise<void> {
  const { name, surname, username, email } = sdk.readUser(await sdk.profileShow());
  await sdk.profileUpdate(
    sdk.profilePayload({ name, surname, username, email, notifications: true, ...UNCHANGED }),
  );
  await sdk.accountShow();
}

async function boardsAndLists(): Promise<void> {
  await sdk.trainingBoardShow();
  await sdk.eventBoardShow();
  await sdk.announcementList();
  await sdk.roleList();
  await sdk.rpeList();
  await sdk.tierList();
  await sdk.userAccessList();
}

async function companies(companyId: string): Promise<void> {
  const { id, name, rpes, roles } = sdk.readCompany(await sdk.companyShow(companyId));
  const ids = (list: readonly { id: string }[]) => list.map((one) => one.id);
  const edit = { id, name, crmUrl: null, tierId: null, rpeIds: ids(rpes), roleIds: ids(roles) };
  await sdk.companyUpdate(companyId, sdk.companyPayload(edit));
  await sdk.companyAclList(companyId);
}

/** A trainee comes, is changed, and goes. */
async function people(companyId: string): Promise<void> {
  const types = await sdk.companyAclList(companyId);
  const role = first(await sdk.companyRoleList(companyId), "operational role");
  const rpe = first(await sdk.companyRpeList(companyId), "RPE");
  const draft: sdk.PersonDraft = {
    name: "Tomáš",
    surname: "Riedl",
    username: "tomas.riedl@aurora.test",
    email: "tomas.riedl@aurora.test",
    roleIds: [
      String(
        first(
          types.filter((one) => one.name === "Trainee"),
          "user type",
        ).id,
      ),
    ],
    settings: { notifications: true },
    trainee: {
      rpeIds: [String(rpe.id)],
      roles: [{ id: String(role.id), licence: "CZ-ATPL-10482" }],
      subscription: "2030-08-31",
      hemisphere: "N",
    },
  };
  await sdk.personCreate(companyId, sdk.personCreatePayload(draft));
  const list = await sdk.personList(companyId);
  const made = first(
    list.filter(({ fullName }) => fullName === "Tomáš Riedl"),
    "new person",
  );
  const id = String(made.id);
  await sdk.personShow(companyId, id);
  await sdk.personUpdate(
    companyId,
    id,
    sdk.personUpdatePayload({ ...draft, id, name: "Tom", ...UNCHANGED }),
  );
  await sdk.personProgramShow(companyId, id);
  await sdk.personScheduleShow(companyId, id);
  await sdk.personRecordShow(companyId, id);
  await sdk.personRecordDownload(companyId, id, { type: "complete", version: 5 });
  await sdk.personDelete(companyId, id);
}

async function groups(companyId: string): Promise<void> {
  await sdk.groupList(companyId);
  const trainee = String(first(await sdk.groupTraineeList(companyId), "trainee").id);
  const manager = String(first(await sdk.groupManagerList(companyId), "training manager").id);
  const draft = { name: "Night crews", managerIds: [manager], addIds: [trainee] };
  const made = await sdk.groupCreate(companyId, sdk.groupCreatePayload(draft));
  const id = String(made.id);
  await sdk.groupShow(companyId, id);
  const edit = { ...draft, name: "Day crews", addIds: [], removeIds: [trainee], moves: {} };
  await sdk.groupUpdate(companyId, id, sdk.groupUpdatePayload(edit));
  await sdk.groupDelete(companyId, id);
}

/** The same calls twice: on one's own events, and on those of a person. */
interface EventCalls {
  list: () => Promise<unknown>;
  create: (form: sdk.mainWire.EventCreateForm) => Promise<unknown>;
  show: (id: string) => Promise<unknown>;
  update: (id: string, form: sdk.mainWire.EventUpdateForm) => Promise<unknown>;
  disable: (id: string) => Promise<unknown>;
  enable: (id: string) => Promise<unknown>;
  download: (id: string, file: string) => Promise<Blob>;
  deleteFile: (id: string, file: string) => Promise<unknown>;
  delete: (id: string) => Promise<unknown>;
}

const OWN_EVENTS: EventCalls = {
  list: () => sdk.eventList(),
  create: (form) => sdk.eventCreate(form),
  show: (id) => sdk.eventShow(id),
  update: (id, form) => sdk.eventUpdate(id, form),
  disable: (id) => sdk.eventDisable(id),
  enable: (id) => sdk.eventEnable(id),
  download: (id, file) => sdk.eventFileDownload(id, file),
  deleteFile: (id, file) => sdk.eventFileDelete(id, file),
  delete: (id) => sdk.eventDelete(id),
};

const eventsOf = (company: string, person: string): EventCalls => ({
  list: () => sdk.personEventList(company, person),
  create: (form) => sdk.personEventCreate(company, person, form),
  show: (id) => sdk.personEventShow(company, person, id),
  update: (id, form) => sdk.personEventUpdate(company, person, id, form),
  disable: (id) => sdk.personEventDisable(company, person, id),
  enable: (id) => sdk.personEventEnable(company, person, id),
  download: (id, file) => sdk.personEventFileDownload(company, person, id, file),
  deleteFile: (id, file) => sdk.personEventFileDelete(company, person, id, file),
  delete: (id) => sdk.personEventDelete(company, person, id),
});

async function events(calls: EventCalls): Promise<void> {
  await calls.list();
  const made = sdk.readEvent(await calls.create(sdk.eventPayload(DRAFT)));
  const event = sdk.readEvent(await calls.show(made.id));
  const cleared = { ...DRAFT, notes: "", trainee: true, files: [] };
  await calls.update(event.id, sdk.eventPayload(cleared, event));
  await calls.disable(event.id);
  await calls.enable(event.id);
  const file = first(event.files, "file").id;
  const bytes = await (await calls.download(event.id, file)).text();
  if (bytes !== "%PDF-1.7") throw new Error(`The file came back as '${bytes}'.`);
  await calls.deleteFile(event.id, file);
  await calls.delete(event.id);
}

async function training(): Promise<void> {
  const { lessonList } = await sdk.trainingShow();
  const lesson = first(lessonList, "open lesson");
  await sdk.registrationLaunch(String(lesson.registration?.id));
  await sdk.programShow();
  await sdk.scheduleShow();
  const { topics } = await sdk.recordShow();
  await sdk.recordDownload({ type: "complete_expanded", version: 5 });
  const scored = topics
    .flatMap((topic) => topic.lessons?.currentVersion ?? [])
    .filter(({ score }) => score);
  const { registrationId, score, lessonId } = first(scored, "score");
  await sdk.scoreShow(String(registrationId), String(score?.id));
  await sdk.lessonPreview(String(lessonId));
}

async function certificates(): Promise<void> {
  await as(HOLDER);
  const holder = await ownId();
  const { topics } = await sdk.recordShow();
  const hash = first(
    topics.flatMap((topic) => topic.certificate?.hash ?? []),
    "certificate",
  );
  await sdk.certificateShow(hash);
  await sdk.certificateDownload(hash);
  await as(HOLDERS_MANAGER);
  const companyId = await companyIdOf();
  await sdk.personCertificateShow(companyId, holder, hash);
  await sdk.personCertificateDownload(companyId, holder, hash);
}

/** Walks through all operations; the world is a company poorer afterwards. */
export async function walkAllOperations(hosts: Hosts): Promise<void> {
  sdk.configureRecurrent(hosts);
  await password(hosts);
  await as(TRAINEE);
  const trainee = await ownId();
  await profile();
  await training();
  await as(MANAGER);
  await events(OWN_EVENTS);
  const companyId = await companyIdOf();
  await companies(companyId);
  await people(companyId);
  await groups(companyId);
  await events(eventsOf(companyId, trainee));
  await certificates();
  await as(ADMIN);
  await boardsAndLists();
  await sdk.companyDelete(companyId);
}
