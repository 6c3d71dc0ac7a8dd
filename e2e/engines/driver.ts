/** Commands for a browser; each engine has an adapter. */
export interface Driver {
  readonly engine: EngineName;
  /** The folder of the browser's downloads. */
  readonly downloads: string;
  open: (url: string) => Promise<void>;
  /** Runs a function in the page and waits for its promise. It sees nothing of its surroundings here. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs a script in the page, regardless of the page's policy. */
  runScript: (code: string) => Promise<void>;
  /** Clicks, as a person does, on what the queries of the page found last. */
  clickTarget: () => Promise<void>;
  /** The text of the page in the frame that the queries found last, such as the browser's viewer of files. */
  textOfFrame: () => Promise<string>;
  /**
   * The accessible description of the element that the page's query found last; null when the engine gives
   * none. Firefox only answers whether an element has the expected role and name.
   */
  describeTarget: (expected: Exposure) => Promise<Exposure | null>;
  /** Chooses files in the field that the queries of the page found last. */
  chooseFiles: (...paths: string[]) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Presses keys together, such as `Control`, `v`; names as in `KeyboardEvent.key`. */
  press: (...keys: string[]) => Promise<void>;
  /** Sets the size of the page's viewport in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  reload: () => Promise<void>;
  /** Opens a second page in the same session, and continues there. */
  openWindow: () => Promise<void>;
  /** Continues with the page of that number, in the order in which they were opened. */
  switchTo: (window: number) => Promise<void>;
  /** Closes all pages but the first, and continues with it. */
  closeOtherWindows: () => Promise<void>;
  /** A picture of the page as PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** An element of the accessibility tree. */
export interface Exposure {
  role: string;
  name: string;
  /** States such as 'required' and 'invalid'; only Chromium reports them. */
  states?: readonly string[];
}

export type EngineName = "chromium" | "firefox" | "webkit";
