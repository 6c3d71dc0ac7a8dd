import type { mainWire } from "@recurrent/sdk";

/** Where an operation is called, and what is asked of the caller. */
export interface Address {
  host: "auth" | "main";
  method: "get" | "post" | "put" | "patch" | "delete";
  /** With `{parameters}`, as the contract writes it. */
  path: string;
  /** The media type of the body; it takes none without. */
  body?: "application/json" | "multipart/form-data";
  /** One of these permissions is needed, else the call is refused with 403. */
  permissions?: readonly mainWire.PermissionName[];
  /** One of these roles is needed likewise. */
  roles?: readonly mainWire.RoleName[];
}
