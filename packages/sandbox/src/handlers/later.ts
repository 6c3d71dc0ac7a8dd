/**
 * An answer that takes time: it is worked out after the transaction has ended, from what the handler
 * took out of it. Heavy modules are loaded in there, so that only who needs them pays for them.
 */
export class Later<Value> {
  readonly make: () => Promise<Value>;

  constructor(make: () => Promise<Value>) {
    this.make = make;
  }
}
