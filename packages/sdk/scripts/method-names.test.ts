import { expect, it } from "vitest";
import { methodName } from "./method-names.ts";

it.each([
  ["People", "personShow", "get"],
  ["People", "personList", "list"],
  ["People", "userAccessList", "listUserAccess"],
  ["Companies", "companyAclList", "listAcl"],
  ["Companies", "companyRoleList", "listRoles"],
  ["Catalogues", "rpeList", "listRpes"],
  ["Boards", "trainingBoardShow", "getTraining"],
  ["PersonEvents", "personEventFileDownload", "downloadFile"],
  ["PersonTraining", "personRecordShow", "getRecord"],
  ["Training", "trainingShow", "get"],
  ["Training", "registrationLaunch", "launchRegistration"],
  ["Password", "passwordReset", "reset"],
  ["Aircraft", "aircraftList", "list"],
])("names in %s the operation %s %s", (tag, operation, method) => {
  expect(methodName(tag, operation)).toBe(method);
});
