/** What the contract declares of replies, for the part that the validator leaves open: media types. */
interface Operation {
  operationId?: string;
  responses?: Record<string, Reply | { $ref: string }>;
}

interface Reply {
  content?: Record<string, unknown>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components?: { responses?: Record<string, Reply> };
}

/** The bundled contract of one host, by operation. */
export interface Declared {
  /** Every operation id. */
  operations: ReadonlySet<string>;
  /**
   * The media types of a reply, such as 'application/json'; none for a reply without a body,
   * undefined for a status that is not declared.
   */
  mediaTypes: (operation: string, status: number) => readonly string[] | undefined;
}

/** Reads a bundled contract. */
export function declaredIn(contract: object): Declared {
  const { paths, components } = contract as Contract;
  const byId = new Map(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .flatMap((operation) =>
        operation.operationId === undefined ? [] : [[operation.operationId, operation] as const],
      ),
  );
  const resolved = (reply: Reply | { $ref: string }): Reply | undefined =>
    "$ref" in reply
      ? components?.responses?.[reply.$ref.replace("#/components/responses/", "")]
      : reply;
  return {
    operations: new Set(byId.keys()),
    mediaTypes: (operation, status) => {
      const reply = byId.get(operation)?.responses?.[status];
      const found = reply && resolved(reply);
      return found && Object.keys(found.content ?? {});
    },
  };
}
