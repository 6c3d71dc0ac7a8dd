/** Makes a call of each kind, and says of each whether it worked, so that runtimes can be compared. */
import {
  createBrowserTokenStore,
  createRecurrent,
  download,
  eventPayload,
  hasUnknownOutcome,
  isApiError,
  type Event as StoredEvent,
} from "@recurrent/sdk";

const LARGE = "examined ".repeat(10_000);
const NAMED = `${"a".repeat(300)} ${"\u{1f468}\u200d\u{1f469}\u200d\u{1f467}".repeat(20)}.txt`;

/** 'ok', or how the call fails. */
async function outcomeOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return "ok";
  } catch (error) {
    if (!isApiError(error)) return `no ApiError: ${String(error)}`;
    const { cause } = error;
    const reason = cause instanceof Error ? cause.message : "";
    const outcome = hasUnknownOutcome(error) ? "unknown outcome" : "no effect";
    return `${error.kind} ${error.status}, ${outcome}: ${error.message} (${reason})`;
  }
}

function assertSame(found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${String(found)} instead of ${String(expected)}`);
}

/** The outcome of each call by its name. */
export async function tryCalls(
  authHost: string,
  apiHost: string,
): Promise<Readonly<Record<string, string>>> {
  const outcomes: Record<string, string> = {};
  const attempt = async (name: string, call: () => Promise<unknown>): Promise<void> => {
    outcomes[name] = await outcomeOf(call);
  };
  const recurrent = createRecurrent({ authHost, apiHost, tokenStore: createBrowserTokenStore() });
  const payload = (files: File[]) =>
    eventPayload({
      description: "Medical certificate class 1",
      notes: "é 𝄞",
      issuedAt: "2026-03-02",
      expiryAt: "2027-03-01",
      manager: true,
      trainee: true,
      reminders: ["30"],
      files,
    });
  let event: StoredEvent | undefined;
  const upload = async (text: string, name: string, onUploadProgress?: () => void) => {
    const file = new File([text], name, { type: "text/plain" });
    event = await recurrent.events.create(payload([file]), { onUploadProgress });
  };
  const eventId = () => event?.id ?? "";
  const receive = (onProgress?: () => void) => async () => {
    const id = event?.files[0]?.id ?? "";
    const { blob } = await download(
      (options) => recurrent.events.downloadFile(eventId(), id, options),
      {
        onProgress,
      },
    );
    assertSame(blob.size, LARGE.length);
  };
  const remove = async () => {
    if (event) await recurrent.events.delete(event.id);
    event = undefined;
  };

  await attempt("sign-in", () =>
    recurrent.session.signIn({
      username: "company.manager@aurora.test",
      password: "Recurrent#2026",
    }),
  );
  await attempt("refresh", () => recurrent.session.refresh());
  await attempt("list", async () => {
    const company = await recurrent.profile.getAccount();
    assertSame((await recurrent.people.list(company.id)).length > 50, true);
  });
  await attempt("small upload", () => upload("examined", "ä b.txt"));
  await attempt("update", () =>
    recurrent.events.update(eventId(), { ...payload([]), _method: "PUT" }),
  );
  await attempt("delete", remove);
  await attempt("large upload", () => upload(LARGE, NAMED, () => undefined));
  await attempt("download", receive());
  await attempt(
    "watched download",
    receive(() => undefined),
  );
  outcomes["missing file"] = await outcomeOf(() => recurrent.events.downloadFile("9999999", "1"));
  await remove();
  outcomes["missing event"] = await outcomeOf(() => recurrent.events.get("9999999"));
  return outcomes;
}
