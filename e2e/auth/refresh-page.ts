import {
  configureRecurrent,
  coordinateTabs,
  isApiError,
  type RequestOptions,
  signOut,
  type TokenStore,
  trainingBoardShow,
} from "../../packages/sdk/src/index.ts";

/**
 * The page that `refresh.e2e.ts` opens several times: the SDK with a token store over the storage
 * that tabs share, under the keys of the portal, and nothing else.
 */
const read = (key: string): Record<string, unknown> => {
  const stored = localStorage.getItem(key);
  return stored === null ? {} : (JSON.parse(stored) as Record<string, unknown>);
};

const store: TokenStore = {
  read() {
    const { jwt } = read("user");
    const { expireTime } = read("timeToExpire");
    return typeof jwt === "string" && typeof expireTime === "number"
      ? { token: jwt, expiresAt: expireTime }
      : null;
  },
  write({ token, expiresAt }) {
    localStorage.setItem("user", JSON.stringify({ ...read("user"), jwt: token }));
    localStorage.setItem("timeToExpire", JSON.stringify({ expireTime: expiresAt }));
  },
  clear() {
    localStorage.removeItem("user");
    localStorage.removeItem("timeToExpire");
  },
  sessionId() {
    const { session } = read("user");
    return typeof session === "string" ? session : "none";
  },
  coordinateTabs,
};

let ended = 0;
configureRecurrent({
  authHost: location.origin,
  apiHost: location.origin,
  tokenStore: store,
  onSessionEnd: () => {
    ended += 1;
  },
});

/** The result of one call: 'ok', or the kind of its error. */
async function outcome(options: RequestOptions): Promise<string> {
  try {
    await trainingBoardShow(options);
    return "ok";
  } catch (error) {
    if (isApiError(error)) return error.kind;
    throw error;
  }
}

/** Commands of the test. */
export interface RefreshPage {
  /** Signs in under a session's name with a token that has expired. */
  seed(session: string, token: string): void;
  /** The session this tab sees. */
  session(): string;
  /** The token this tab sees; '' when signed out. */
  token(): string;
  /** Makes calls side by side. */
  calls(count: number): Promise<string[]>;
  signOut(): void;
  /** The number of calls of `onSessionEnd`. */
  ended(): number;
}

const page: RefreshPage = {
  seed(session, token) {
    localStorage.setItem("user", JSON.stringify({ jwt: token, session }));
    localStorage.setItem("timeToExpire", JSON.stringify({ expireTime: Date.now() - 1000 }));
  },
  session: () => store.sessionId(),
  token: () => store.read()?.token ?? "",
  calls: (count) => Promise.all(Array.from({ length: count }, () => outcome({}))),
  signOut,
  ended: () => ended,
};

Object.assign(globalThis, { refreshPage: page });
