/** The part of a bundled contract that is read here. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { enum?: string[] } | undefined> };
}

interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, unknown> };
  "x-permission"?: string | string[];
  "x-roles"?: string[];
}

/**
 * The source of a module with every operation of the contract, its address, its callers and the kind of
 * its body, and with all permissions.
 *
 * @param contracts the bundled document of each host, as JSON
 */
export function operationTable(contracts: readonly (readonly [host: string, json: string])[]) {
  const documents = contracts.map(([host, json]) => ({ host, ...(JSON.parse(json) as Contract) }));
  const rows = documents.flatMap(({ host, paths }) =>
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) => {
        const { operationId, "x-permission": permission, "x-roles": roles } = operation;
        if (operationId === undefined) return [];
        const permissions = permission === undefined ? undefined : [permission].flat();
        const [body] = Object.keys(operation.requestBody?.content ?? {});
        const row = { host, method, path, permissions, roles, body };
        return `  ${operationId}: ${JSON.stringify(row)},`;
      }),
    ),
  );
  const all = documents.flatMap(
    ({ components }) => components.schemas["PermissionName"]?.enum ?? [],
  );
  return [
    "/**",
    " * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.",
    " */",
    'import type { OperationRoute } from "../handlers/operation-route.ts";',
    "",
    "export const OPERATIONS = {",
    ...rows,
    "} as const satisfies Readonly<Record<string, OperationRoute>>;",
    "",
    `export const PERMISSIONS = ${JSON.stringify(all)} as const;`,
    "",
  ].join("\n");
}
