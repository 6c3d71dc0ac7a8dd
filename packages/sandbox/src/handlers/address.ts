import type { MainApi } from "@recurrent/sdk/raw";

export interface Address {
  host: "auth" | "main";
  method: "get" | "post" | "put" | "patch" | "delete";
  /** With `{parameters}`, as in the contract. */
  path: string;
  /** Left out without a body. */
  body?: "application/json" | "multipart/form-data";
  /** One of these is needed, else 403. */
  permissions?: readonly MainApi.PermissionName[];
  /** One of these is needed as well. */
  roles?: readonly MainApi.RoleName[];
}
