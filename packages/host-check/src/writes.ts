/** Writes only to things that are created here and deleted again. */
import * as sdk from "@recurrent/sdk";
import type { HostCall, Session } from "./session.ts";
import type { ParameterValues } from "./sources.ts";

/** As `Session.call`. */
type Call = (operation: string, values?: ParameterValues, data?: object) => Promise<unknown>;

interface Start {
  call: Call;
  companyId: string;
  /** A unique name. */
  name: string;
  /** True if the account may also write others' events. */
  canWriteEvents: boolean;
}

const eventCalls = (family: "event" | "personEvent") =>
  ["Create", "Show", "Update", "Disable", "Enable", "FileDelete", "Delete"].map(
    (write) => family + write,
  );

/** Calls that one account makes together. */
interface WriteSet {
  makes: readonly string[];
  /** All that the account must be allowed. */
  needs: readonly string[];
  /** What the other calls depend on. */
  creates: readonly string[];
  isOfCompany: boolean;
}

const setOf = (makes: readonly string[], isOfCompany = true): WriteSet => ({
  makes,
  needs: makes,
  creates: makes.filter((operation) => operation.endsWith("Create")),
  isOfCompany,
});

const OWN_EVENT = setOf(eventCalls("event"), false);
const GROUP = setOf(["groupManagerList", "groupCreate", "groupUpdate", "groupDelete"]);
const PERSON = setOf(["companyAclList", "personCreate", "personUpdate", "personDelete"]);
const ofPerson = setOf(eventCalls("personEvent"));
/** Of the person that is created. */
const PERSON_EVENT: WriteSet = {
  ...ofPerson,
  needs: [...PERSON.needs, ...ofPerson.needs],
  creates: [...PERSON.creates, ...ofPerson.creates],
};

export const WRITE_SETS: readonly WriteSet[] = [OWN_EVENT, GROUP, PERSON, PERSON_EVENT];

type Calls = ReadonlyMap<string, HostCall>;

export const isAble = (
  session: Pick<Session, "canCall">,
  { needs }: WriteSet,
  calls: Calls,
): boolean =>
  needs.every((operation) => {
    const call = calls.get(operation);
    return call !== undefined && session.canCall(call);
  });

const companyOf = ({ user }: Pick<Session, "user">): string => user?.companyId ?? "";

/** The first that may make all calls of a set, and has a company if they need one. */
export const sessionFor = <Each extends Pick<Session, "canCall" | "user">>(
  set: WriteSet,
  sessions: readonly Each[],
  calls: Calls,
): Each | undefined =>
  sessions.find(
    (session) => isAble(session, set, calls) && (!set.isOfCompany || companyOf(session) !== ""),
  );

/** Any host takes such a file. */
const file = () => new File(["%PDF-1.7\n%%EOF\n"], "check.pdf", { type: "application/pdf" });

async function writeEvent(
  call: Call,
  family: "event" | "personEvent",
  of: ParameterValues,
  name: string,
) {
  const draft = { ...sdk.eventDraft(), description: name, files: [file()] };
  await call(`${family}Create`, of, sdk.toFormData(sdk.eventPayload(draft)));
  const listed = (await call(`${family}List`, of)) as sdk.EventSummary[] | null;
  const id = listed?.find(({ description }) => description === name)?.id;
  if (!id) return;
  const values = { ...of, eventId: id };
  const event = (await call(`${family}Show`, values)) as sdk.Event | null;
  if (event !== null) {
    const changed = { ...sdk.eventDraft(event), notes: "<p>A</p>" };
    await call(`${family}Update`, values, sdk.toFormData(sdk.eventPayload(changed, event)));
  }
  await call(`${family}Disable`, values);
  await call(`${family}Enable`, values);
  const fileId = event?.files[0]?.id;
  if (fileId) {
    await call(`${family}FileDownload`, { ...values, fileId });
    await call(`${family}FileDelete`, { ...values, fileId });
  }
  await call(`${family}Delete`, values);
}

/** A group without trainees, with the first possible manager. */
async function writeGroup({ call, companyId, name }: Omit<Start, "canWriteEvents">) {
  const managers = (await call("groupManagerList", { companyId })) as sdk.GroupManager[] | null;
  const managerIds = (managers ?? [])
    .map(({ id }) => id)
    .filter((id) => id !== "")
    .slice(0, 1);
  const draft = { name, managerIds, addIds: [] };
  await call("groupCreate", { companyId }, sdk.groupCreatePayload(draft));
  const groups = (await call("groupList", { companyId })) as sdk.GroupSummary[] | null;
  const groupId = groups?.find((group) => group.name === name)?.id;
  if (!groupId) return;
  const values = { companyId, groupId };
  await call("groupShow", values);
  const edit = { ...draft, name: `${name} B`, removeIds: [], moves: {} };
  await call("groupUpdate", values, sdk.groupUpdatePayload(edit));
  await call("groupDelete", values);
}

/** A Training Manager if the host has that role, with an address that no mail reaches. */
async function writePerson({ call, companyId, name, canWriteEvents }: Start) {
  const roles = (await call("companyAclList", { companyId })) as sdk.CompanyAclSplit | null;
  const address = `${name.replaceAll(" ", ".").toLowerCase()}@example.invalid`;
  const role = roles?.externalAcl.find((each) => sdk.hasRole([each.name], "Training Manager"));
  const draft = {
    name: "Check",
    surname: name,
    username: address,
    email: address,
    roleIds: role?.id ? [role.id] : [],
    settings: { notifications: false },
    isTrainee: false,
    companyRpeIds: [],
    companyRoles: {},
    subscription: null,
    hemisphere: null,
  };
  await call("personCreate", { companyId }, sdk.personCreatePayload(draft));
  const people = (await call("personList", { companyId })) as sdk.PersonSummary[] | null;
  const userId = people?.find(({ surname }) => surname === name)?.id;
  if (!userId) return;
  const values = { companyId, userId };
  const person = (await call("personShow", values)) as sdk.Person | null;
  if (person !== null) {
    const { settings } = person;
    const edit = { ...draft, settings, id: userId, password: "", passwordConfirmation: "" };
    const payload = sdk.personUpdatePayload({ ...edit, surname: `${name} B` });
    await call("personUpdate", values, payload);
  }
  if (canWriteEvents) await writeEvent(call, "personEvent", values, name);
  await call("personDelete", values);
}

const callOf =
  (session: Session): Call =>
  (operation, values, data) =>
    session.call(operation, values, data && { data });

const newName = () => `Check ${Date.now().toString(36)}`;

/** Runs each set of writes once, by the first account that may make all its calls. */
export async function writeCalls(sessions: readonly Session[], calls: Calls): Promise<void> {
  const startOf = (session: Session) => ({
    call: callOf(session),
    companyId: companyOf(session),
    name: newName(),
  });
  const own = sessionFor(OWN_EVENT, sessions, calls);
  if (own) await writeEvent(callOf(own), "event", {}, newName());
  const leads = sessionFor(GROUP, sessions, calls);
  if (leads) await writeGroup(startOf(leads));
  const writesEvents = sessionFor(PERSON_EVENT, sessions, calls);
  const employs = writesEvents ?? sessionFor(PERSON, sessions, calls);
  if (employs) {
    await writePerson({ ...startOf(employs), canWriteEvents: writesEvents !== undefined });
  }
}
