import type { MainApi } from "@recurrent/sdk/raw";

/** Method, path and required access of an operation. */
export interface Address {
  host: "auth" | "main";
  method: "get" | "post" | "put" | "patch" | "delete";
  /** With `{parameters}`, as the contract writes it. */
  path: string;
  /** The media type of the body; it takes none without. */
  body?: "application/json" | "multipart/form-data";
  /** One of these permissions is needed, else the call is refused with 403. */
  permissions?: readonly MainApi.PermissionName[];
  /** One of these roles is required too. */
  roles?: readonly MainApi.RoleName[];
}
