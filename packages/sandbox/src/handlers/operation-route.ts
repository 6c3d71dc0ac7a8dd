import type { MainApi } from "@recurrent/sdk/raw";

export interface OperationRoute {
  host: "auth" | "main";
  method: "get" | "post" | "put" | "patch" | "delete";
  /** With `{parameters}`, as in the contract. */
  path: string;
  body?: "application/json" | "multipart/form-data";
  /** The caller needs one of these, else 403. */
  permissions?: readonly MainApi.PermissionName[];
  /** The caller also needs one of these. */
  roles?: readonly MainApi.RoleName[];
}
