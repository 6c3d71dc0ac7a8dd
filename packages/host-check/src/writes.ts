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

const EVENT_WRITES = ["Create", "Show", "Update", "Disable", "Enable", "FileDelete", "Delete"];

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

const companyOf = ({ user }: Session): string => user?.companyId ?? "";

/** Runs each family of writes once, by the first account that may make all its calls. */
export async function writeCalls(
  sessions: readonly Session[],
  calls: ReadonlyMap<string, HostCall>,
): Promise<void> {
  const ableTo = (operations: readonly string[], among = sessions) =>
    among.find((session) =>
      operations.every((operation) => {
        const call = calls.get(operation);
        return call !== undefined && session.canCall(call);
      }),
    );
  const ofCompanies = sessions.filter((session) => companyOf(session) !== "");
  const startOf = (session: Session) => ({
    call: callOf(session),
    companyId: companyOf(session),
    name: newName(),
  });
  const own = ableTo(EVENT_WRITES.map((write) => `event${write}`));
  if (own) await writeEvent(callOf(own), "event", {}, newName());
  const leads = ableTo(
    ["groupManagerList", "groupCreate", "groupUpdate", "groupDelete"],
    ofCompanies,
  );
  if (leads) await writeGroup(startOf(leads));
  const employs = ableTo(
    ["companyAclList", "personCreate", "personUpdate", "personDelete"],
    ofCompanies,
  );
  if (employs) {
    const canWriteEvents =
      ableTo(
        EVENT_WRITES.map((write) => `personEvent${write}`),
        [employs],
      ) !== undefined;
    await writePerson({ ...startOf(employs), canWriteEvents });
  }
}
