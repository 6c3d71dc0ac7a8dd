/** What a notice tells: it worked, it failed, or it needs a look. */
export type NoticeTone = "success" | "error" | "warning";

/** What can be done about what a notice tells. */
export interface NoticeAction {
  /** One word: 'Undo'. */
  label: string;
  /** Called once; the notice goes then. */
  onSelect: () => void;
}

/** One sentence at the top of the page. */
export interface Notice {
  id: number;
  tone: NoticeTone;
  text: string;
  /** How many more `clearErrors` it outlives. */
  survives: number;
  action?: NoticeAction;
}

export interface NoticeOptions {
  /**
   * How many times the notice outlives `clearErrors`. Navigation clears errors (shell 8); a notice that
   * explains a redirect needs 1 to be seen on the page it leads to. Default 0.
   */
  survives?: number;
  /** One button that takes back what the notice tells. */
  action?: NoticeAction;
}

/** The notices of one page. May be told and read outside React, for example by a failed call. */
export interface NoticeStore {
  /** Each of the three gives the id of what it told. */
  success: (text: string, options?: NoticeOptions) => number;
  error: (text: string, options?: NoticeOptions) => number;
  warning: (text: string, options?: NoticeOptions) => number;
  dismiss: (id: number) => void;
  /** Takes every error away that does not survive; what went well or needs a look stays its time. */
  clearErrors: () => void;
  /** Takes the buttons away: whoever may press them next is another person. */
  clearActions: () => void;
  /** Takes everything away, for the end of a session. */
  clear: () => void;
  /** For `useSyncExternalStore`: the same array until something changes, the newest last. */
  read: () => readonly Notice[];
  subscribe: (onChange: () => void) => () => void;
}

/** More would cover the page; the oldest that may go goes. */
const MOST = 4;

function trimmed(notices: Notice[]): Notice[] {
  if (notices.length <= MOST) return notices;
  const oldest = notices.find(({ tone }) => tone !== "error") ?? notices[0];
  return notices.filter((notice) => notice !== oldest);
}

/** Makes an empty store of notices. */
export function createNotices(): NoticeStore {
  let notices: readonly Notice[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly Notice[]): void {
    notices = next;
    for (const listener of listeners) listener();
  }

  const tell =
    (tone: NoticeTone) =>
    (text: string, { survives = 0, action }: NoticeOptions = {}) => {
      lastId += 1;
      // The same sentence again replaces itself: ten failed calls are one piece of news.
      const others = notices.filter((notice) => notice.text !== text || notice.tone !== tone);
      change(trimmed([...others, { id: lastId, tone, text, survives, ...(action && { action }) }]));
      return lastId;
    };

  return {
    success: tell("success"),
    error: tell("error"),
    warning: tell("warning"),
    dismiss: (id) => change(notices.filter((notice) => notice.id !== id)),
    clearErrors: () => {
      const kept = notices.flatMap((notice) => {
        if (notice.tone !== "error") return [notice];
        return notice.survives > 0 ? [{ ...notice, survives: notice.survives - 1 }] : [];
      });
      if (notices.some(({ tone }) => tone === "error")) change(kept);
    },
    clearActions: () => {
      if (notices.every(({ action }) => action === undefined)) return;
      change(notices.map(({ action: _action, ...notice }) => notice));
    },
    clear: () => {
      if (notices.length > 0) change([]);
    },
    read: () => notices,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
