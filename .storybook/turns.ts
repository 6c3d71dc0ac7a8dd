interface Turn {
  /** Begins the work; gets the function that ends the turn, and returns one that stops the work. */
  readonly start: (end: () => void) => () => void;
  readonly end: () => void;
  stop?: () => void;
}

/** The first one has its turn; the others wait. */
const turns: Turn[] = [];

function startFirst(): void {
  const [first] = turns;
  if (first) first.stop = first.start(first.end);
}

/**
 * Starts work once all work before it has ended. The play functions of two stories at the same time would take the
 * focus from each other, and fail.
 *
 * @returns a function that ends the turn, or leaves the queue
 */
export function takeTurn(start: Turn["start"]): () => void {
  const end = () => {
    const at = turns.indexOf(turn);
    if (at < 0) return;
    turns.splice(at, 1);
    turn.stop?.();
    if (at === 0) startFirst();
  };
  const turn: Turn = { start, end };
  turns.push(turn);
  if (turns.length === 1) startFirst();
  return end;
}
