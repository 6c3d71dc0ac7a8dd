/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { isBlob } from "../../../http/files.ts";
import * as zod from "zod";

export const Id = /* @__PURE__ */ (() =>
  zod
    .int()
    .min(1)
    .describe(
      "Number that identifies a row within its kind. Clients keep it as opaque text, since it may be beyond 2^53.",
    ))();

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const WireDateRegExp = new RegExp(
  "^\\d{4}-\\d{2}-\\d{2}([ T]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})?)?$",
);

export const WireDate = /* @__PURE__ */ (() =>
  zod
    .string()
    .regex(WireDateRegExp)
    .describe(
      "A calendar date `YYYY-MM-DD`, or an instant as `YYYY-MM-DD HH:mm:ss` or ISO 8601. An instant without an offset is UTC. A calendar date has no zone: read it as the day it names, everywhere.",
    ))();

export type WireDate = zod.input<typeof WireDate>;
export type WireDateOutput = zod.output<typeof WireDate>;

export const RecordVersion = /* @__PURE__ */ (() =>
  zod
    .union([zod.literal(1), zod.literal(4), zod.literal(5)])
    .describe("Layout of the training record. Layout 5 is the default of the premium tier."))();

export type RecordVersion = zod.input<typeof RecordVersion>;
export type RecordVersionOutput = zod.output<typeof RecordVersion>;

export const Subscription = /* @__PURE__ */ (() =>
  zod
    .object({
      end: zod.union([WireDate, zod.null()]).optional().describe("Last day of the subscription."),
    })
    .describe("Training subscription of a person."))();

export type Subscription = zod.input<typeof Subscription>;
export type SubscriptionOutput = zod.output<typeof Subscription>;

export const GroupRef = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Name of the group."),
    })
    .describe("A group, by id and name."))();

export type GroupRef = zod.input<typeof GroupRef>;
export type GroupRefOutput = zod.output<typeof GroupRef>;

export const Rpe = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Registry, purpose and equipment in one line."),
    })
    .describe(
      "A Registry, Purpose, Equipment entry. It says which aircraft are flown, under which registry and for what.",
    ))();

export type Rpe = zod.input<typeof Rpe>;
export type RpeOutput = zod.output<typeof Rpe>;

export const LicensedRole = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Name of the role."),
      licence: zod
        .string()
        .nullish()
        .describe("Licence number. Empty or null when the role needs none."),
    })
    .describe(
      "An operational role that a person holds, with the licence number that goes with it.",
    ))();

export type LicensedRole = zod.input<typeof LicensedRole>;
export type LicensedRoleOutput = zod.output<typeof LicensedRole>;

export const PersonCompany = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Name of the company."),
      rpe: zod
        .array(Rpe)
        .optional()
        .describe("Registry, Purpose, Equipment entries of the person."),
      roles: zod.array(LicensedRole).optional().describe("Operational roles of the person."),
    })
    .describe("The company a person belongs to, with what that person does there."))();

export type PersonCompany = zod.input<typeof PersonCompany>;
export type PersonCompanyOutput = zod.output<typeof PersonCompany>;

export const RoleName = /* @__PURE__ */ (() =>
  zod
    .enum([
      "Super",
      "Admin",
      "Customer Support",
      "Support",
      "Ctops",
      "Company Manager",
      "Training Manager",
      "Trainee",
    ])
    .describe(
      "An access role by its plain name. Servers may send others, or constants such as `ROLE_COMPANY_MANAGER`.",
    ))();

export type RoleName = zod.input<typeof RoleName>;
export type RoleNameOutput = zod.output<typeof RoleName>;

export const NamedRef = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Name as shown to people."),
    })
    .describe("A row of a catalogue, by id and name."))();

export type NamedRef = zod.input<typeof NamedRef>;
export type NamedRefOutput = zod.output<typeof NamedRef>;

export const AclRole = /* @__PURE__ */ (() =>
  zod
    .union([RoleName, zod.string(), NamedRef])
    .describe(
      "An access role, by name or as id and name. A name may be plain (`Company Manager`) or a constant (`ROLE_COMPANY_MANAGER`).",
    ))();

export type AclRole = zod.input<typeof AclRole>;
export type AclRoleOutput = zod.output<typeof AclRole>;

export const PermissionName = /* @__PURE__ */ (() =>
  zod
    .enum([
      "companies_dashboard",
      "companies_show",
      "companies_update",
      "companies_destroy",
      "companies_rpes",
      "companies_roles",
      "companies_groups_index",
      "companies_groups_create",
      "companies_groups_show",
      "companies_groups_update",
      "companies_groups_destroy",
      "companies_users_index",
      "companies_users_store",
      "companies_users_show",
      "companies_users_update",
      "companies_users_destroy",
      "profile_show",
      "profile_update",
    ])
    .describe(
      "A permission that an operation or a page asks for. Servers may hold others, which are kept as they come.",
    ))();

export type PermissionName = zod.input<typeof PermissionName>;
export type PermissionNameOutput = zod.output<typeof PermissionName>;

export const Acl = /* @__PURE__ */ (() =>
  zod
    .object({
      roles: zod.array(AclRole).describe("Access roles held."),
      permissions: zod
        .array(
          zod
            .union([PermissionName, zod.string()])
            .describe("One of the known permissions, or another that the server has."),
        )
        .describe("Names of the permissions held."),
      isTrainee: zod.boolean().optional().describe("True when the person takes training."),
    })
    .describe("Roles and permissions of a user."))();

export type Acl = zod.input<typeof Acl>;
export type AclOutput = zod.output<typeof Acl>;

export const Suspend = /* @__PURE__ */ (() =>
  zod
    .object({
      status: zod.boolean().describe("True while the person is suspended."),
      endDate: zod
        .string()
        .nullish()
        .describe(
          "Day of return, `YYYY-MM-DD`, on which the suspension ends by itself and notifications are switched on again. Empty or null means until the subscription renews. Today ends it at once; an earlier day is refused with 422.",
        ),
      showTrainingStatus: zod
        .boolean()
        .optional()
        .describe("Keep the person on the training status board while suspended."),
      showEventsStatus: zod
        .boolean()
        .optional()
        .describe("Keep the person on the event and document status board while suspended."),
    })
    .describe(
      "Suspension of a person. Lessons keep being delivered meanwhile; the two flags decide whether the person stays on the status boards.",
    ))();

export type Suspend = zod.input<typeof Suspend>;
export type SuspendOutput = zod.output<typeof Suspend>;

export const PersonSettings = /* @__PURE__ */ (() =>
  zod
    .looseObject({
      notifications: zod.boolean().optional().describe("True if e-mail notifications are sent."),
      suspend: Suspend.optional(),
    })
    .describe(
      "Settings of a user or person as an object. Keys that are not listed must be kept.",
    ))();

export type PersonSettings = zod.input<typeof PersonSettings>;
export type PersonSettingsOutput = zod.output<typeof PersonSettings>;

export const SettingEntry = /* @__PURE__ */ (() =>
  zod
    .object({
      type: zod.string().describe("Key of the setting."),
      value: zod
        .unknown()
        .describe("Value of the setting. Its type depends on the key; JSON text is possible."),
    })
    .describe("One setting as a pair."))();

export type SettingEntry = zod.input<typeof SettingEntry>;
export type SettingEntryOutput = zod.output<typeof SettingEntry>;

export const SettingList = /* @__PURE__ */ (() =>
  zod.array(SettingEntry).describe("Settings as a list of pairs."))();

export type SettingList = zod.input<typeof SettingList>;
export type SettingListOutput = zod.output<typeof SettingList>;

export const Settings = /* @__PURE__ */ (() =>
  zod
    .union([PersonSettings, SettingList])
    .describe("Settings arrive as an object or as a list of pairs; a client must read both."))();

export type Settings = zod.input<typeof Settings>;
export type SettingsOutput = zod.output<typeof Settings>;

export const User = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      uuid: zod.uuid().describe("Identifier that stays the same across systems."),
      name: zod.string().describe("First name."),
      surname: zod.string().describe("Last name."),
      fullName: zod.string().describe("First and last name together."),
      username: zod.string().describe("Sign-in name, an e-mail address."),
      email: zod.string().describe("Address that notifications go to."),
      avatar: zod
        .string()
        .nullish()
        .describe("Address of a picture. Without one, initials are drawn."),
      timezone: zod
        .string()
        .nullish()
        .describe("IANA time zone that instants are shown in. UTC when empty."),
      isActive: zod.boolean().optional().describe("False once the person was deleted."),
      created_at: WireDate.optional(),
      deleted_at: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe("When the person was deleted."),
      has_valid_subscription: zod
        .boolean()
        .optional()
        .describe("False stops training until the subscription renews."),
      international_procedures: zod
        .boolean()
        .optional()
        .describe("True if the person is enrolled in International Procedures."),
      training_record: RecordVersion.optional(),
      subscription: Subscription.optional(),
      groups: zod.array(GroupRef).optional().describe("Groups the person is in."),
      company: PersonCompany.optional(),
      acl: Acl,
      settings: Settings.optional(),
    })
    .describe("The signed-in user."))();

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;

export const Problem = /* @__PURE__ */ (() =>
  zod
    .object({
      message: zod.string().describe("The error as a text for users."),
      exception: zod
        .string()
        .optional()
        .describe("Name of the failure inside the server, where it says so."),
    })
    .describe("A refusal in words."))();

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;

export const profileUpdatePayloadNameMax = 255;

export const profileUpdatePayloadSurnameMax = 255;

export const profileUpdatePayloadUsernameMax = 255;

export const profileUpdatePayloadUsernameRegExp = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$");
export const profileUpdatePayloadEmailMax = 255;

export const profileUpdatePayloadEmailRegExp = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$");

export const ProfileUpdatePayload = /* @__PURE__ */ (() =>
  zod
    .object({
      name: zod.string().min(1).max(profileUpdatePayloadNameMax).describe("First name."),
      surname: zod.string().min(1).max(profileUpdatePayloadSurnameMax).describe("Last name."),
      username: zod
        .string()
        .min(1)
        .max(profileUpdatePayloadUsernameMax)
        .regex(profileUpdatePayloadUsernameRegExp)
        .describe("Sign-in name, an e-mail address that no one else uses."),
      email: zod
        .string()
        .min(1)
        .max(profileUpdatePayloadEmailMax)
        .regex(profileUpdatePayloadEmailRegExp)
        .describe("Address that notifications go to."),
      password: zod
        .string()
        .optional()
        .describe("A new password. Left out or empty to keep the old one."),
      password_confirmation: zod.string().optional().describe("The new password once more."),
      settings: PersonSettings.optional(),
    })
    .describe("The fields users may change about themselves."))();

export type ProfileUpdatePayload = zod.input<typeof ProfileUpdatePayload>;
export type ProfileUpdatePayloadOutput = zod.output<typeof ProfileUpdatePayload>;

export const ValidationProblem = /* @__PURE__ */ (() =>
  zod
    .object({
      message: zod.string().describe("The refusal in one sentence."),
      errors: zod.record(zod.string(), zod.array(zod.string())).describe("Messages by field name."),
    })
    .describe("Fields that were refused and why."))();

export type ValidationProblem = zod.input<typeof ValidationProblem>;
export type ValidationProblemOutput = zod.output<typeof ValidationProblem>;

export const TierSlug = /* @__PURE__ */ (() =>
  zod
    .enum(["premium", "essentials"])
    .describe("A tier that rules know. Companies may have others."))();

export type TierSlug = zod.input<typeof TierSlug>;
export type TierSlugOutput = zod.output<typeof TierSlug>;

export const Tier = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Name as shown to people."),
      slug: zod
        .union([TierSlug, zod.string()])
        .optional()
        .describe("Stable key that rules compare with, `premium`, `essentials` or another."),
    })
    .describe("A service tier. Its slug decides which training record a company sees."))();

export type Tier = zod.input<typeof Tier>;
export type TierOutput = zod.output<typeof Tier>;

export const CompanyTier = /* @__PURE__ */ (() =>
  zod
    .union([Tier, zod.string().describe("Slug of the tier.")])
    .describe(
      "The company's tier. Servers send the whole tier or just its slug; a client must read both.",
    ))();

export type CompanyTier = zod.input<typeof CompanyTier>;
export type CompanyTierOutput = zod.output<typeof CompanyTier>;

export const OperationalRole = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Name of the role."),
    })
    .describe(
      "A job that a trainee does for the operator and that asks for training of its own.",
    ))();

export type OperationalRole = zod.input<typeof OperationalRole>;
export type OperationalRoleOutput = zod.output<typeof OperationalRole>;

export const CompanySettingsObject = /* @__PURE__ */ (() =>
  zod
    .looseObject({
      events_documents: zod
        .boolean()
        .optional()
        .describe("True if trainees may edit their own events."),
    })
    .describe("Settings of a company as an object."))();

export type CompanySettingsObject = zod.input<typeof CompanySettingsObject>;
export type CompanySettingsObjectOutput = zod.output<typeof CompanySettingsObject>;

export const CompanySettings = /* @__PURE__ */ (() =>
  zod
    .union([SettingList, CompanySettingsObject])
    .describe(
      "Settings of a company, as a list of pairs or as an object. `events_documents` lets trainees edit their own events.",
    ))();

export type CompanySettings = zod.input<typeof CompanySettings>;
export type CompanySettingsOutput = zod.output<typeof CompanySettings>;

export const Company = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Name of the company."),
      tier: CompanyTier.optional(),
      features: zod
        .array(zod.string())
        .optional()
        .describe("Opaque names of features that are switched on."),
      salesForce: zod
        .string()
        .nullish()
        .describe("Web address of the company's account in the customer-relationship system."),
      rpes: zod
        .array(Rpe)
        .optional()
        .describe("Registry, Purpose, Equipment entries that the company operates."),
      roles: zod
        .array(OperationalRole)
        .optional()
        .describe("Operational roles that the company has."),
      settings: CompanySettings.optional(),
    })
    .describe("A company and what it offers its people."))();

export type Company = zod.input<typeof Company>;
export type CompanyOutput = zod.output<typeof Company>;

export const idInputTwoRegExp = new RegExp("^[1-9][0-9]*$");

export const IdInput = /* @__PURE__ */ (() =>
  zod
    .union([zod.int().min(1), zod.string().regex(idInputTwoRegExp)])
    .describe("An id as a reply gave it. The number and its decimal text are both accepted."))();

export type IdInput = zod.input<typeof IdInput>;
export type IdInputOutput = zod.output<typeof IdInput>;

export const companyUpdatePayloadNameMax = 255;

export const companyUpdatePayloadSalesForceMax = 255;

export const CompanyUpdatePayload = /* @__PURE__ */ (() =>
  zod
    .object({
      id: IdInput,
      name: zod.string().min(1).max(companyUpdatePayloadNameMax).describe("Name of the company."),
      salesForce: zod
        .string()
        .max(companyUpdatePayloadSalesForceMax)
        .nullish()
        .describe(
          "Web address (http or https) of the account in the customer-relationship system.",
        ),
      tier: IdInput.optional(),
      roles: zod.array(IdInput).optional().describe("Ids of the operational roles to offer."),
      rpes: zod
        .array(IdInput)
        .optional()
        .describe("Ids of the Registry, Purpose, Equipment entries to offer."),
    })
    .describe(
      "A company's new state. Tier and account address are for Admin and Customer Support only.",
    ))();

export type CompanyUpdatePayload = zod.input<typeof CompanyUpdatePayload>;
export type CompanyUpdatePayloadOutput = zod.output<typeof CompanyUpdatePayload>;

export const CompanyUpdated = /* @__PURE__ */ (() =>
  zod
    .object({
      companyUpdated: Company,
    })
    .describe("The stored company in a wrapper."))();

export type CompanyUpdated = zod.input<typeof CompanyUpdated>;
export type CompanyUpdatedOutput = zod.output<typeof CompanyUpdated>;

export const CompanyUpdateReply = /* @__PURE__ */ (() =>
  zod
    .union([CompanyUpdated, Company])
    .describe(
      "The stored company, in a wrapper or bare. Clients read the company again rather than rely on either.",
    ))();

export type CompanyUpdateReply = zod.input<typeof CompanyUpdateReply>;
export type CompanyUpdateReplyOutput = zod.output<typeof CompanyUpdateReply>;

export const WriteReply = /* @__PURE__ */ (() =>
  zod
    .record(zod.string(), zod.unknown())
    .describe(
      "Whatever the server says about a write. Nothing in it is relied on; clients read the data again.",
    ))();

export type WriteReply = zod.input<typeof WriteReply>;
export type WriteReplyOutput = zod.output<typeof WriteReply>;

export const AclRoleEntry = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Name of the access role."),
      isExternal: zod
        .boolean()
        .describe(
          "True for roles of the customer's own people, false for roles of internal staff.",
        ),
    })
    .describe("An access role that can be given to people of a company."))();

export type AclRoleEntry = zod.input<typeof AclRoleEntry>;
export type AclRoleEntryOutput = zod.output<typeof AclRoleEntry>;

export const PersonListItem = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().optional().describe("First name."),
      surname: zod.string().optional().describe("Last name."),
      fullName: zod.string().describe("First and last name together."),
      username: zod
        .string()
        .optional()
        .describe(
          "Sign-in name, an e-mail address, where the host lists it. It tells people of one name apart.",
        ),
      isActive: zod
        .boolean()
        .describe("True for people at work, false for those in the historical list."),
      deleted_at: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe("When the person was deleted. Null while active."),
      groups: zod
        .array(GroupRef)
        .optional()
        .describe("Groups the person is in. They tell people of one name apart."),
      company: PersonCompany.optional(),
      acl: Acl,
      settings: Settings.optional(),
    })
    .describe("A person as the people list needs them."))();

export type PersonListItem = zod.input<typeof PersonListItem>;
export type PersonListItemOutput = zod.output<typeof PersonListItem>;

export const IdList = /* @__PURE__ */ (() => zod.array(IdInput).describe("Ids, in any order."))();

export type IdList = zod.input<typeof IdList>;
export type IdListOutput = zod.output<typeof IdList>;

export const RpeToggle = /* @__PURE__ */ (() =>
  zod
    .object({
      active: zod.boolean().describe("True to give the entry, false to take it away."),
    })
    .describe("State of a Registry, Purpose, Equipment entry."))();

export type RpeToggle = zod.input<typeof RpeToggle>;
export type RpeToggleOutput = zod.output<typeof RpeToggle>;

export const PersonRpesInput = /* @__PURE__ */ (() =>
  zod
    .union([IdList, zod.record(zod.string(), RpeToggle).describe("Entries keyed by id.")])
    .describe(
      "Registry, Purpose, Equipment entries of a trainee. A list of ids is what clients should send; entries by id are accepted too.",
    ))();

export type PersonRpesInput = zod.input<typeof PersonRpesInput>;
export type PersonRpesInputOutput = zod.output<typeof PersonRpesInput>;

export const licensedRoleInputLicenceMax = 255;

export const LicensedRoleInput = /* @__PURE__ */ (() =>
  zod
    .object({
      id: IdInput,
      licence: zod
        .string()
        .max(licensedRoleInputLicenceMax)
        .nullish()
        .describe("Licence number that goes with the role."),
    })
    .describe("An operational role to give, with its licence."))();

export type LicensedRoleInput = zod.input<typeof LicensedRoleInput>;
export type LicensedRoleInputOutput = zod.output<typeof LicensedRoleInput>;

export const roleToggleLicenceMax = 255;

export const RoleToggle = /* @__PURE__ */ (() =>
  zod
    .object({
      active: zod.boolean().describe("True to give the role, false to take it away."),
      licence: zod
        .string()
        .max(roleToggleLicenceMax)
        .nullish()
        .describe("Licence number that goes with the role."),
    })
    .describe("State of an operational role, with its licence."))();

export type RoleToggle = zod.input<typeof RoleToggle>;
export type RoleToggleOutput = zod.output<typeof RoleToggle>;

export const PersonRolesInput = /* @__PURE__ */ (() =>
  zod
    .union([
      zod.array(LicensedRoleInput),
      zod.record(zod.string(), RoleToggle).describe("Entries keyed by id."),
    ])
    .describe(
      "Operational roles of a trainee. A list of id and licence is what clients should send; entries by id are accepted too.",
    ))();

export type PersonRolesInput = zod.input<typeof PersonRolesInput>;
export type PersonRolesInputOutput = zod.output<typeof PersonRolesInput>;

export const CalendarDate = /* @__PURE__ */ (() =>
  zod.iso.date().describe("A calendar date, `YYYY-MM-DD`, without a time zone."))();

export type CalendarDate = zod.input<typeof CalendarDate>;
export type CalendarDateOutput = zod.output<typeof CalendarDate>;

export const Hemisphere = /* @__PURE__ */ (() =>
  zod
    .enum(["N", "S"])
    .describe("Hemisphere that seasonal topics follow, `N` for Northern or `S` for Southern."))();

export type Hemisphere = zod.input<typeof Hemisphere>;
export type HemisphereOutput = zod.output<typeof Hemisphere>;

export const personCreatePayloadNameMax = 255;

export const personCreatePayloadSurnameMax = 255;

export const personCreatePayloadUsernameMax = 255;

export const personCreatePayloadUsernameRegExp = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$");
export const personCreatePayloadEmailMax = 255;

export const personCreatePayloadEmailRegExp = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$");

export const PersonCreatePayload = /* @__PURE__ */ (() =>
  zod
    .object({
      name: zod.string().min(1).max(personCreatePayloadNameMax).describe("First name."),
      surname: zod.string().min(1).max(personCreatePayloadSurnameMax).describe("Last name."),
      username: zod
        .string()
        .min(1)
        .max(personCreatePayloadUsernameMax)
        .regex(personCreatePayloadUsernameRegExp)
        .describe("Sign-in name, an e-mail address that no one else uses."),
      email: zod
        .string()
        .min(1)
        .max(personCreatePayloadEmailMax)
        .regex(personCreatePayloadEmailRegExp)
        .describe("Address that notifications go to."),
      roles: zod.array(IdInput).describe("Ids of the access roles."),
      settings: PersonSettings.optional(),
      companyRpes: PersonRpesInput.optional(),
      companyRoles: PersonRolesInput.optional(),
      subscription: CalendarDate.optional(),
      hemisphere: Hemisphere.optional(),
    })
    .describe(
      "A new person. The four operational fields are sent only for a trainee, who needs at least one Registry, Purpose, Equipment entry and one operational role.",
    ))();

export type PersonCreatePayload = zod.input<typeof PersonCreatePayload>;
export type PersonCreatePayloadOutput = zod.output<typeof PersonCreatePayload>;

export const Person = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      uuid: zod.uuid().describe("Identifier that stays the same across systems."),
      name: zod.string().describe("First name."),
      surname: zod.string().describe("Last name."),
      fullName: zod.string().describe("First and last name together."),
      username: zod.string().describe("Sign-in name, an e-mail address."),
      email: zod.string().describe("Address that notifications go to."),
      avatar: zod
        .string()
        .nullish()
        .describe("Address of a picture. Without one, initials are drawn."),
      isActive: zod
        .boolean()
        .describe("True for people at work, false for those in the historical list."),
      created_at: WireDate.optional(),
      deleted_at: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe("When the person was deleted. Null while active."),
      hemisphere: Hemisphere.optional(),
      subscription: Subscription.optional(),
      has_valid_subscription: zod
        .boolean()
        .optional()
        .describe("False stops training until the subscription renews."),
      international_procedures: zod
        .boolean()
        .optional()
        .describe("True if the person is enrolled in International Procedures."),
      training_record: RecordVersion.optional(),
      groups: zod.array(GroupRef).optional().describe("Groups the person is in."),
      company: PersonCompany.optional(),
      acl: Acl,
      settings: Settings.optional(),
    })
    .describe("A person who belongs to a company."))();

export type Person = zod.input<typeof Person>;
export type PersonOutput = zod.output<typeof Person>;

export const personUpdatePayloadNameMax = 255;

export const personUpdatePayloadSurnameMax = 255;

export const personUpdatePayloadUsernameMax = 255;

export const personUpdatePayloadUsernameRegExp = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$");
export const personUpdatePayloadEmailMax = 255;

export const personUpdatePayloadEmailRegExp = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$");

export const PersonUpdatePayload = /* @__PURE__ */ (() =>
  zod
    .object({
      id: IdInput,
      name: zod.string().min(1).max(personUpdatePayloadNameMax).describe("First name."),
      surname: zod.string().min(1).max(personUpdatePayloadSurnameMax).describe("Last name."),
      username: zod
        .string()
        .min(1)
        .max(personUpdatePayloadUsernameMax)
        .regex(personUpdatePayloadUsernameRegExp)
        .describe("Sign-in name, an e-mail address that no one else uses."),
      email: zod
        .string()
        .min(1)
        .max(personUpdatePayloadEmailMax)
        .regex(personUpdatePayloadEmailRegExp)
        .describe("Address that notifications go to."),
      password: zod
        .string()
        .optional()
        .describe(
          "A new password, by Admin or Customer Support only. Left out to keep the old one.",
        ),
      password_confirmation: zod.string().optional().describe("The new password once more."),
      roles: zod
        .array(IdInput)
        .optional()
        .describe("Ids of the access roles. Left out to keep those there are."),
      settings: PersonSettings.optional(),
      companyRpes: PersonRpesInput.optional(),
      companyRoles: PersonRolesInput.optional(),
      subscription: CalendarDate.optional(),
      hemisphere: Hemisphere.optional(),
    })
    .describe(
      "A person's new state. The four operational fields are sent only for a trainee, who needs at least one Registry, Purpose, Equipment entry and one operational role.",
    ))();

export type PersonUpdatePayload = zod.input<typeof PersonUpdatePayload>;
export type PersonUpdatePayloadOutput = zod.output<typeof PersonUpdatePayload>;

export const UserAccess = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      username: zod.string().describe("Sign-in name."),
      name: zod.string().describe("Name as shown to people."),
      acl: Acl,
    })
    .describe("Roles and permissions of one user."))();

export type UserAccess = zod.input<typeof UserAccess>;
export type UserAccessOutput = zod.output<typeof UserAccess>;

export const GroupManager = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().optional().describe("First name."),
      fullName: zod.string().describe("First and last name together."),
    })
    .describe("A training manager who leads a group, or may lead one."))();

export type GroupManager = zod.input<typeof GroupManager>;
export type GroupManagerOutput = zod.output<typeof GroupManager>;

export const groupListItemTraineeCountMin = 0;

export const GroupListItem = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Name of the group."),
      managers: zod.array(GroupManager).describe("Training managers who lead the group."),
      traineeCount: zod
        .int()
        .min(groupListItemTraineeCountMin)
        .optional()
        .describe(
          "How many trainees are in the group. A host that does not count them leaves it out.",
        ),
    })
    .describe(
      "A group in a list, with its training managers. Its trainees are only in its own reply.",
    ))();

export type GroupListItem = zod.input<typeof GroupListItem>;
export type GroupListItemOutput = zod.output<typeof GroupListItem>;

export const groupCreatePayloadNameMax = 255;

export const GroupCreatePayload = /* @__PURE__ */ (() =>
  zod
    .object({
      name: zod.string().min(1).max(groupCreatePayloadNameMax).describe("Name of the group."),
      managers: zod.array(IdInput).describe("Ids of the training managers."),
      add: zod.array(IdInput).describe("Ids of the trainees to put in."),
    })
    .describe("A new group."))();

export type GroupCreatePayload = zod.input<typeof GroupCreatePayload>;
export type GroupCreatePayloadOutput = zod.output<typeof GroupCreatePayload>;

export const GroupCreated = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().optional().describe("Name of the group."),
    })
    .describe("The new group. Only its id is certain."))();

export type GroupCreated = zod.input<typeof GroupCreated>;
export type GroupCreatedOutput = zod.output<typeof GroupCreated>;

export const GroupTrainee = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      fullName: zod.string().describe("First and last name together."),
      company: PersonCompany.optional(),
    })
    .describe("A trainee who is in a group, or may be put into one."))();

export type GroupTrainee = zod.input<typeof GroupTrainee>;
export type GroupTraineeOutput = zod.output<typeof GroupTrainee>;

export const Group = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Name of the group."),
      managers: zod.array(GroupManager).describe("Training managers who lead the group."),
      trainees: zod.array(GroupTrainee).describe("Trainees in the group, an empty list for none."),
    })
    .describe("Trainees and the training managers in charge of them."))();

export type Group = zod.input<typeof Group>;
export type GroupOutput = zod.output<typeof Group>;

export const groupUpdatePayloadNameMax = 255;

export const GroupUpdatePayload = /* @__PURE__ */ (() =>
  zod
    .object({
      name: zod.string().min(1).max(groupUpdatePayloadNameMax).describe("Name of the group."),
      managers: zod.array(IdInput).describe("Ids of the training managers."),
      add: zod.array(IdInput).describe("Ids of trainees to put in."),
      remove: zod.array(IdInput).describe("Ids of trainees to take out."),
      move: zod
        .record(zod.string(), IdInput)
        .describe(
          "Target group id by trainee id, for trainees who change to another group of the company.",
        ),
    })
    .describe("A group's new state. A trainee is removed or moved, never both."))();

export type GroupUpdatePayload = zod.input<typeof GroupUpdatePayload>;
export type GroupUpdatePayloadOutput = zod.output<typeof GroupUpdatePayload>;

export const TrainingStatusId = /* @__PURE__ */ (() =>
  zod
    .enum(["expired", "riskOfExpiry", "behindSchedule", "current"])
    .describe("State of a trainee's training, the most pressing first."))();

export type TrainingStatusId = zod.input<typeof TrainingStatusId>;
export type TrainingStatusIdOutput = zod.output<typeof TrainingStatusId>;

export const TrainingBoardPerson = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      fullName: zod.string().describe("First and last name together."),
      suspendSetting: zod
        .object({
          status: zod.boolean().describe("True while the person is suspended."),
        })
        .nullish()
        .describe(
          "Suspension in short. Where it is not sent, the settings may hold the suspension.",
        ),
      settings: Settings.optional(),
    })
    .describe("A trainee on the training status board."))();

export type TrainingBoardPerson = zod.input<typeof TrainingBoardPerson>;
export type TrainingBoardPersonOutput = zod.output<typeof TrainingBoardPerson>;

export const trainingBoardCardCountMin = 0;

export const TrainingBoardCard = /* @__PURE__ */ (() =>
  zod
    .object({
      id: TrainingStatusId,
      count: zod.int().min(trainingBoardCardCountMin).describe("How many people are in the state."),
      priority: zod.int().describe("Order of urgency, 0 first."),
      tab: zod
        .string()
        .optional()
        .describe(
          "Tab of the person's page that explains the state, `record` or `schedule`. Without it, `schedule`.",
        ),
      list: zod.array(TrainingBoardPerson).describe("The people in the state."),
    })
    .describe("One state of the training status board."))();

export type TrainingBoardCard = zod.input<typeof TrainingBoardCard>;
export type TrainingBoardCardOutput = zod.output<typeof TrainingBoardCard>;

export const EventStatusId = /* @__PURE__ */ (() =>
  zod
    .enum(["expired", "riskOfExpiry", "current"])
    .describe("State of an event or document, the most pressing first."))();

export type EventStatusId = zod.input<typeof EventStatusId>;
export type EventStatusIdOutput = zod.output<typeof EventStatusId>;

export const eventStatusTwoMin = 0;
export const eventStatusTwoMax = 6;

export const EventStatus = /* @__PURE__ */ (() =>
  zod
    .union([
      EventStatusId,
      zod.int().min(eventStatusTwoMin).max(eventStatusTwoMax).describe("Status code."),
    ])
    .describe(
      "State of an event, by name or as a status code (5 at risk of expiry, 6 expired). Unknown values are shown neutrally.",
    ))();

export type EventStatus = zod.input<typeof EventStatus>;
export type EventStatusOutput = zod.output<typeof EventStatus>;

export const BoardUser = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      fullName: zod.string().describe("First and last name together."),
      settings: Settings.optional(),
    })
    .describe("The owner of an event."))();

export type BoardUser = zod.input<typeof BoardUser>;
export type BoardUserOutput = zod.output<typeof BoardUser>;

export const boardEventFilesCountMin = 0;

export const boardEventFilesCountMinOne = 0;

export const BoardEvent = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().optional().describe("Name of the event."),
      description: zod.string().describe("Name of the event, such as a licence or a medical."),
      issued_at: zod.union([WireDate, zod.null()]).optional().describe("When it was issued."),
      expiry_at: zod.union([WireDate, zod.null()]).optional().describe("When it expires."),
      files_count: zod
        .int()
        .min(boardEventFilesCountMin)
        .optional()
        .describe("How many files are attached."),
      filesCount: zod
        .int()
        .min(boardEventFilesCountMinOne)
        .optional()
        .describe("The same number under its other spelling. Clients read whichever is there."),
      status: EventStatus.optional(),
      user: BoardUser,
    })
    .describe("An event or document on the event status board."))();

export type BoardEvent = zod.input<typeof BoardEvent>;
export type BoardEventOutput = zod.output<typeof BoardEvent>;

export const eventBoardCardCountMin = 0;

export const EventBoardCard = /* @__PURE__ */ (() =>
  zod
    .object({
      id: EventStatusId,
      count: zod.int().min(eventBoardCardCountMin).describe("How many events are in the state."),
      priority: zod.int().describe("Order of urgency, the lowest first."),
      list: zod.array(BoardEvent).describe("The events in the state."),
    })
    .describe("One state of the event and document status board."))();

export type EventBoardCard = zod.input<typeof EventBoardCard>;
export type EventBoardCardOutput = zod.output<typeof EventBoardCard>;

export const AnnouncementType = /* @__PURE__ */ (() =>
  zod
    .enum(["PRIMARY", "SECONDARY", "SUCCESS", "DANGER", "WARNING", "INFO", "LIGHT", "DARK"])
    .describe("Look of an announcement."))();

export type AnnouncementType = zod.input<typeof AnnouncementType>;
export type AnnouncementTypeOutput = zod.output<typeof AnnouncementType>;

export const CompanyRef = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
    })
    .describe("A company, by id."))();

export type CompanyRef = zod.input<typeof CompanyRef>;
export type CompanyRefOutput = zod.output<typeof CompanyRef>;

export const Announcement = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      type_name: AnnouncementType,
      translate: zod.string().describe("The text, as HTML. Treat it as untrusted."),
      company_list: zod.array(CompanyRef).describe("Companies it is for. Empty means everybody."),
      prevent_training: zod
        .boolean()
        .describe("Stops training for the companies listed. Without a list it stops no one."),
    })
    .describe("A message to some companies or to all of them."))();

export type Announcement = zod.input<typeof Announcement>;
export type AnnouncementOutput = zod.output<typeof Announcement>;

export const ReminderId = /* @__PURE__ */ (() =>
  zod
    .enum([
      "PROGRAM_EXPIRED",
      "PROGRAM_RISK_OF_EXPIRY",
      "PROGRAM_BEHIND_SCHEDULE",
      "TYPE_COMPRESSED",
    ])
    .describe("Kind of a reminder."))();

export type ReminderId = zod.input<typeof ReminderId>;
export type ReminderIdOutput = zod.output<typeof ReminderId>;

export const TrainingReminder = /* @__PURE__ */ (() =>
  zod
    .object({
      id: ReminderId,
      date: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe("The day it is about, such as the end of a compressed program."),
    })
    .describe("Something the trainee should know before starting."))();

export type TrainingReminder = zod.input<typeof TrainingReminder>;
export type TrainingReminderOutput = zod.output<typeof TrainingReminder>;

export const NextLesson = /* @__PURE__ */ (() =>
  zod
    .object({
      start_date: WireDate,
    })
    .describe("When the next lesson opens."))();

export type NextLesson = zod.input<typeof NextLesson>;
export type NextLessonOutput = zod.output<typeof NextLesson>;

export const TopicRef = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id.optional(),
      name: zod.string().describe("Name of the topic."),
    })
    .describe("A topic by id and name."))();

export type TopicRef = zod.input<typeof TopicRef>;
export type TopicRefOutput = zod.output<typeof TopicRef>;

export const TopicLabel = /* @__PURE__ */ (() =>
  zod
    .union([zod.string(), TopicRef])
    .describe("A topic, by name or as an object with its name."))();

export type TopicLabel = zod.input<typeof TopicLabel>;
export type TopicLabelOutput = zod.output<typeof TopicLabel>;

export const LessonRef = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id.optional(),
      name: zod.string().describe("Name of the lesson."),
    })
    .describe("A lesson by id and name."))();

export type LessonRef = zod.input<typeof LessonRef>;
export type LessonRefOutput = zod.output<typeof LessonRef>;

export const LessonLabel = /* @__PURE__ */ (() =>
  zod
    .union([zod.string(), LessonRef])
    .describe("A lesson, by name or as an object with its name."))();

export type LessonLabel = zod.input<typeof LessonLabel>;
export type LessonLabelOutput = zod.output<typeof LessonLabel>;

export const RegistrationStatus = /* @__PURE__ */ (() =>
  zod
    .union([zod.literal(0), zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(9)])
    .describe(
      "State of a lesson registration. 0 running, 1 created, 2 completed, 3 locked while a score is recorded, 9 faulty.",
    ))();

export type RegistrationStatus = zod.input<typeof RegistrationStatus>;
export type RegistrationStatusOutput = zod.output<typeof RegistrationStatus>;

export const LessonRegistration = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      status: RegistrationStatus,
    })
    .describe("A trainee's registration for one lesson in the lesson player."))();

export type LessonRegistration = zod.input<typeof LessonRegistration>;
export type LessonRegistrationOutput = zod.output<typeof LessonRegistration>;

export const TrainingLesson = /* @__PURE__ */ (() =>
  zod
    .object({
      topic: TopicLabel,
      lesson: LessonLabel,
      sequence: zod.int().min(1).describe("Place of the lesson in its topic, from 1."),
      count: zod.int().min(1).describe("How many lessons the topic has."),
      is_suspendable: zod
        .boolean()
        .describe("True if the trainee may postpone the lesson because no aircraft is available."),
      is_compressed: zod
        .boolean()
        .describe("True if it is part of a compressed or start-up program."),
      is_international_procedures: zod
        .boolean()
        .describe("True if it belongs to International Procedures."),
      registration: zod
        .union([LessonRegistration, zod.null()])
        .optional()
        .describe("The registration to launch. Missing or null means that it could not be made."),
    })
    .describe("A lesson that waits for the trainee."))();

export type TrainingLesson = zod.input<typeof TrainingLesson>;
export type TrainingLessonOutput = zod.output<typeof TrainingLesson>;

export const TrainNow = /* @__PURE__ */ (() =>
  zod
    .object({
      preventTraining: zod.boolean().describe("True stops all training."),
      reminderList: zod.array(TrainingReminder).describe("Reminders, the most pressing first."),
      nextLesson: zod
        .union([NextLesson, zod.null()])
        .optional()
        .describe("The next lesson when none is open yet."),
      lessonList: zod.array(TrainingLesson).describe("Lessons in the order they are to be taken."),
    })
    .describe("The training a trainee can do now."))();

export type TrainNow = zod.input<typeof TrainNow>;
export type TrainNowOutput = zod.output<typeof TrainNow>;

export const StatusCodeMin = 0;
export const StatusCodeMax = 6;

export const StatusCode = /* @__PURE__ */ (() =>
  zod
    .int()
    .min(StatusCodeMin)
    .max(StatusCodeMax)
    .describe(
      "State of a topic or lesson. 0 scheduled, 1 delivered, 2 started, 3 behind, 4 completed, 5 at risk of expiry, 6 expired.",
    ))();

export type StatusCode = zod.input<typeof StatusCode>;
export type StatusCodeOutput = zod.output<typeof StatusCode>;

export const ProgramLesson = /* @__PURE__ */ (() =>
  zod
    .object({
      lesson_id: Id,
      name: zod.string().describe("Name of the lesson."),
    })
    .describe("A lesson of a program."))();

export type ProgramLesson = zod.input<typeof ProgramLesson>;
export type ProgramLessonOutput = zod.output<typeof ProgramLesson>;

export const ProgramTopic = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod.string().describe("Name of the topic."),
      status: StatusCode.optional(),
      frequency: zod.string().optional().describe("How often the topic comes round, in words."),
      seasonal: zod.boolean().optional().describe("Delivered in its season."),
      compressed: zod.boolean().optional().describe("Part of a compressed or start-up program."),
      expiration: zod.boolean().optional().describe("Expires on a calendar day."),
      international_procedures: zod
        .boolean()
        .optional()
        .describe("Belongs to International Procedures."),
      lessonList: zod.array(ProgramLesson).describe("Lessons of the topic, in order."),
    })
    .describe("A topic that the trainee has to keep current."))();

export type ProgramTopic = zod.input<typeof ProgramTopic>;
export type ProgramTopicOutput = zod.output<typeof ProgramTopic>;

export const Program = /* @__PURE__ */ (() =>
  zod
    .object({
      topicList: zod.array(ProgramTopic).describe("Topics of the program."),
    })
    .describe("Everything a trainee has to keep current."))();

export type Program = zod.input<typeof Program>;
export type ProgramOutput = zod.output<typeof Program>;

export const ScheduleLesson = /* @__PURE__ */ (() =>
  zod
    .object({
      name: zod.string().describe("Name of the lesson."),
      status: StatusCode.optional(),
    })
    .describe("The lesson of a schedule item."))();

export type ScheduleLesson = zod.input<typeof ScheduleLesson>;
export type ScheduleLessonOutput = zod.output<typeof ScheduleLesson>;

export const ScheduleTopic = /* @__PURE__ */ (() =>
  zod
    .object({
      name: zod.string().describe("Name of the topic."),
      status: StatusCode.optional(),
      seasonal: zod.boolean().optional().describe("Delivered in its season."),
      compressed: zod.boolean().optional().describe("Part of a compressed or start-up program."),
      expiration: zod.boolean().optional().describe("Expires on a calendar day."),
      international_procedures: zod
        .boolean()
        .optional()
        .describe("Belongs to International Procedures."),
    })
    .describe("The topic of a schedule item."))();

export type ScheduleTopic = zod.input<typeof ScheduleTopic>;
export type ScheduleTopicOutput = zod.output<typeof ScheduleTopic>;

export const ScheduleItem = /* @__PURE__ */ (() =>
  zod
    .object({
      lesson: ScheduleLesson,
      topic: ScheduleTopic,
      date: WireDate,
    })
    .describe("A lesson and the day it opens."))();

export type ScheduleItem = zod.input<typeof ScheduleItem>;
export type ScheduleItemOutput = zod.output<typeof ScheduleItem>;

export const CertificateRef = /* @__PURE__ */ (() =>
  zod
    .object({
      hash: zod.string().describe("Key of the certificate."),
    })
    .describe("Points at a certificate."))();

export type CertificateRef = zod.input<typeof CertificateRef>;
export type CertificateRefOutput = zod.output<typeof CertificateRef>;

export const lessonScoreCorrectQuestionsMin = 0;

export const lessonScoreTotalQuestionsMin = 0;

export const LessonScore = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id.optional(),
      registrationId: Id.optional(),
      correctQuestions: zod
        .int()
        .min(lessonScoreCorrectQuestionsMin)
        .describe("Questions answered correctly."),
      totalQuestions: zod.int().min(lessonScoreTotalQuestionsMin).describe("Questions asked."),
    })
    .describe("Best score of a lesson in a record."))();

export type LessonScore = zod.input<typeof LessonScore>;
export type LessonScoreOutput = zod.output<typeof LessonScore>;

export const RecordLesson = /* @__PURE__ */ (() =>
  zod
    .object({
      lessonId: Id,
      lessonName: zod.string().describe("Name of the lesson."),
      formerLessonName: zod.string().nullish().describe("Name before a renaming."),
      lessonHasExam: zod.boolean().optional().describe("True if the lesson ends with questions."),
      start_date: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe("When the lesson was begun."),
      end_date: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe("When the lesson was finished."),
      startDate: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe(
          "The same under another spelling. Clients read whichever of `start_date`, `startDate` and `start` is there.",
        ),
      start: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe(
          "The same under another spelling. Clients read whichever of `start_date`, `startDate` and `start` is there.",
        ),
      endDate: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe(
          "The same under another spelling. Clients read whichever of `end_date`, `endDate` and `end` is there.",
        ),
      end: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe(
          "The same under another spelling. Clients read whichever of `end_date`, `endDate` and `end` is there.",
        ),
      scoreId: Id.optional(),
      registrationId: Id.optional(),
      registration: zod
        .union([LessonRegistration, zod.null()])
        .optional()
        .describe("The registration the score belongs to."),
      score: zod
        .union([LessonScore, zod.null()])
        .optional()
        .describe("Score of the lesson. Null until it was scored."),
    })
    .describe(
      "A lesson in a record. The ids that lead to its questions are read from `score.id` or `scoreId`, and from `registrationId`, `registration.id` or `score.registrationId`.",
    ))();

export type RecordLesson = zod.input<typeof RecordLesson>;
export type RecordLessonOutput = zod.output<typeof RecordLesson>;

export const RecordLessons = /* @__PURE__ */ (() =>
  zod
    .object({
      currentVersion: zod.array(RecordLesson).describe("Lessons of the content in force."),
      previousVersion: zod
        .array(RecordLesson)
        .optional()
        .describe("Lessons of the content before, when there was one."),
    })
    .describe("Lessons of a topic by version of its content."))();

export type RecordLessons = zod.input<typeof RecordLessons>;
export type RecordLessonsOutput = zod.output<typeof RecordLessons>;

export const RecordTopic = /* @__PURE__ */ (() =>
  zod
    .object({
      topicId: Id.optional(),
      id: Id.optional(),
      status: StatusCode.optional(),
      topicName: zod.string().describe("Name of the topic."),
      formerTopicName: zod.string().nullish().describe("Name before a renaming."),
      periodicity: zod
        .string()
        .optional()
        .describe(
          "How often the topic comes round, in words. `Initial only` has rules of its own.",
        ),
      completed_at: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe("When the topic was last completed."),
      expiry: zod.union([WireDate, zod.null()]).optional().describe("When the topic expires."),
      isTopicCompleted: zod
        .boolean()
        .optional()
        .describe("True if the previous version was completed in full."),
      certificate: zod
        .union([CertificateRef, zod.null()])
        .optional()
        .describe("Certificate of the topic, in the essentials tier."),
      seasonal: zod.boolean().optional().describe("Delivered in its season."),
      compressed: zod.boolean().optional().describe("Part of a compressed or start-up program."),
      expiration: zod.boolean().optional().describe("Expires on a calendar day."),
      international_procedures: zod
        .boolean()
        .optional()
        .describe("Belongs to International Procedures."),
      lessons: RecordLessons.optional(),
    })
    .describe(
      "A topic in a record. The premium tier sends `topicId` and `lessons`, the essentials tier `id` and `certificate`.",
    ))();

export type RecordTopic = zod.input<typeof RecordTopic>;
export type RecordTopicOutput = zod.output<typeof RecordTopic>;

export const TrainingRecord = /* @__PURE__ */ (() =>
  zod
    .object({
      topics: zod.array(RecordTopic).describe("Topics of the record."),
    })
    .describe("A training record as it stood on a day."))();

export type TrainingRecord = zod.input<typeof TrainingRecord>;
export type TrainingRecordOutput = zod.output<typeof TrainingRecord>;

export const RecordPrintType = /* @__PURE__ */ (() =>
  zod
    .enum(["complete", "complete_expanded", "international_procedures"])
    .describe(
      "Form of the printed record. Collapsed, expanded with lessons, or International Procedures alone.",
    ))();

export type RecordPrintType = zod.input<typeof RecordPrintType>;
export type RecordPrintTypeOutput = zod.output<typeof RecordPrintType>;

export const CertificateHolder = /* @__PURE__ */ (() =>
  zod
    .object({
      fullName: zod.string().describe("First and last name together."),
    })
    .describe("The holder of a certificate."))();

export type CertificateHolder = zod.input<typeof CertificateHolder>;
export type CertificateHolderOutput = zod.output<typeof CertificateHolder>;

export const CertificateTopic = /* @__PURE__ */ (() =>
  zod
    .object({
      name: zod.string().describe("Name of the topic."),
      version: zod
        .union([
          zod.string().describe("Version of the topic's content."),
          zod.number().describe("Version of the topic's content."),
        ])
        .nullish()
        .describe("Version of the topic's content."),
    })
    .describe("The topic a certificate is for."))();

export type CertificateTopic = zod.input<typeof CertificateTopic>;
export type CertificateTopicOutput = zod.output<typeof CertificateTopic>;

export const Certificate = /* @__PURE__ */ (() =>
  zod
    .object({
      hash: zod.string().describe("Key of the certificate."),
      user: CertificateHolder,
      topic: CertificateTopic,
      completed_at: WireDate,
    })
    .describe("Proof that a topic was completed."))();

export type Certificate = zod.input<typeof Certificate>;
export type CertificateOutput = zod.output<typeof Certificate>;

export const AnswerText = /* @__PURE__ */ (() =>
  zod
    .union([zod.string(), zod.array(zod.string()), zod.null()])
    .describe("One answer, several answers, or none."))();

export type AnswerText = zod.input<typeof AnswerText>;
export type AnswerTextOutput = zod.output<typeof AnswerText>;

export const ScoreQuestion = /* @__PURE__ */ (() =>
  zod
    .object({
      answerId: Id,
      description: zod
        .string()
        .describe("The question, possibly with HTML. Treat it as untrusted."),
      result: zod.string().describe("The word `correct`, or anything else for a wrong answer."),
      learnerResponse: AnswerText.optional(),
      correctResponses: AnswerText.optional(),
    })
    .describe("A question and how it was answered."))();

export type ScoreQuestion = zod.input<typeof ScoreQuestion>;
export type ScoreQuestionOutput = zod.output<typeof ScoreQuestion>;

export const scoreCorrectQuestionsMin = 0;

export const scoreTotalQuestionsMin = 0;

export const Score = /* @__PURE__ */ (() =>
  zod
    .object({
      started_at: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe("When the last attempt began."),
      completed_at: zod
        .union([WireDate, zod.null()])
        .optional()
        .describe("When the last attempt ended."),
      correctQuestions: zod
        .int()
        .min(scoreCorrectQuestionsMin)
        .describe("Questions answered correctly in the last attempt."),
      totalQuestions: zod.int().min(scoreTotalQuestionsMin).describe("Questions of one attempt."),
      questions: zod.array(ScoreQuestion).describe("Questions of every attempt."),
    })
    .describe("All attempts at a lesson's questions, the oldest first."))();

export type Score = zod.input<typeof Score>;
export type ScoreOutput = zod.output<typeof Score>;

export const LaunchLink = /* @__PURE__ */ (() =>
  zod
    .object({
      launch_link: zod.string().describe("Web address (http or https), good for one visit."),
    })
    .describe("Where the lesson player opens the lesson."))();

export type LaunchLink = zod.input<typeof LaunchLink>;
export type LaunchLinkOutput = zod.output<typeof LaunchLink>;

export const PreviewLink = /* @__PURE__ */ (() =>
  zod
    .object({
      preview: zod
        .string()
        .nullish()
        .describe(
          "Web address (http or https). Missing, empty or null while the lesson cannot be reviewed.",
        ),
    })
    .describe("Where a lesson can be looked at without changing any record."))();

export type PreviewLink = zod.input<typeof PreviewLink>;
export type PreviewLinkOutput = zod.output<typeof PreviewLink>;

export const eventListItemFilesCountMin = 0;

export const EventListItem = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod
        .string()
        .optional()
        .describe("Name of the event, where the server keeps one besides the description."),
      description: zod.string().describe("Name of the event, such as a licence or a medical."),
      issued_at: zod.union([WireDate, zod.null()]).optional().describe("When it was issued."),
      expiry_at: zod.union([WireDate, zod.null()]).optional().describe("When it expires."),
      is_active: zod.boolean().describe("False once archived."),
      deleted_at: zod.union([WireDate, zod.null()]).optional().describe("When it was archived."),
      status: EventStatus.optional(),
      files_count: zod
        .int()
        .min(eventListItemFilesCountMin)
        .optional()
        .describe("How many files are attached."),
    })
    .describe(
      "An event or document in a list. Notes, files, and who is warned when, are only in its own reply.",
    ))();

export type EventListItem = zod.input<typeof EventListItem>;
export type EventListItemOutput = zod.output<typeof EventListItem>;

export const DateField = /* @__PURE__ */ (() =>
  zod
    .union([CalendarDate, zod.literal("")])
    .describe("A calendar date as a form field, `YYYY-MM-DD`. Empty says that there is none."))();

export type DateField = zod.input<typeof DateField>;
export type DateFieldOutput = zod.output<typeof DateField>;

export const FormSwitch = /* @__PURE__ */ (() =>
  zod
    .enum(["1", "0"])
    .describe("A switch as a form carries it, for a form holds text. `1` is on, `0` is off."))();

export type FormSwitch = zod.input<typeof FormSwitch>;
export type FormSwitchOutput = zod.output<typeof FormSwitch>;

export const eventReminderInputValueRegExp = new RegExp("^\\d{1,15}$");

export const EventReminderInput = /* @__PURE__ */ (() =>
  zod
    .object({
      key: zod.literal("days").describe("Unit of the value."),
      value: zod
        .string()
        .regex(eventReminderInputValueRegExp)
        .describe("Whole days before expiry, as text. 0 means no warning."),
    })
    .describe("One warning before an event expires."))();

export type EventReminderInput = zod.input<typeof EventReminderInput>;
export type EventReminderInputOutput = zod.output<typeof EventReminderInput>;

export const eventCreateFormDescriptionMax = 255;

export const eventCreateFormNotesMax = 65535;

export const eventCreateFormRemindersMax = 3;

export const EventCreateForm = /* @__PURE__ */ (() =>
  zod
    .object({
      description: zod
        .string()
        .min(1)
        .max(eventCreateFormDescriptionMax)
        .describe("Name of the event, such as a licence or a medical."),
      notes: zod.string().max(eventCreateFormNotesMax).optional().describe("Rich text as HTML."),
      issued_at: zod
        .union([
          zod.iso.date().describe("A calendar date, `YYYY-MM-DD`, without a time zone."),
          zod.literal(""),
        ])
        .optional()
        .describe("When it was issued, `YYYY-MM-DD`."),
      expiry_at: zod
        .union([
          zod.iso.date().describe("A calendar date, `YYYY-MM-DD`, without a time zone."),
          zod.literal(""),
        ])
        .optional()
        .describe("When it expires, `YYYY-MM-DD`. It may lie before the day of issue."),
      manager: FormSwitch.optional().describe(
        "True if warnings go to the manager. A missing field counts as off.",
      ),
      trainee: FormSwitch.optional().describe(
        "True if warnings go to the trainee. A missing field counts as off.",
      ),
      reminders: zod
        .array(EventReminderInput)
        .max(eventCreateFormRemindersMax)
        .optional()
        .describe(
          "Up to three warnings, sent as `reminders[0][key]`, `reminders[0][value]` and so on. Whole days, 0 or more.",
        ),
      files: zod
        .array(
          zod
            .custom<Blob>(isBlob, "Input not instance of Blob")
            .describe("The bytes of a file, with its name."),
        )
        .optional()
        .describe(
          "Files to attach, sent as `files[0]`, `files[1]` and so on. Hosts limit how many an event holds and how large each is, and refuse the whole form with 422 by `files` or `files.1`; the sandbox takes 20 for an event, 64 MB each.",
        ),
    })
    .describe("A new event as form fields."))();

export type EventCreateForm = zod.input<typeof EventCreateForm>;
export type EventCreateFormOutput = zod.output<typeof EventCreateForm>;

export const EventFile = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      original_name: zod.string().describe("Name the file had when it was attached."),
    })
    .describe("A file attached to an event."))();

export type EventFile = zod.input<typeof EventFile>;
export type EventFileOutput = zod.output<typeof EventFile>;

export const eventReminderValueOneRegExp = new RegExp("^\\d+$");
export const eventReminderValueTwoMin = 0;

export const EventReminder = /* @__PURE__ */ (() =>
  zod
    .object({
      key: zod.string().describe("Unit of the value. Always `days`."),
      value: zod
        .union([
          zod.string().regex(eventReminderValueOneRegExp),
          zod.int().min(eventReminderValueTwoMin),
        ])
        .describe("Whole days before expiry, as number or text. 0 means no warning."),
    })
    .describe("One warning before an event expires."))();

export type EventReminder = zod.input<typeof EventReminder>;
export type EventReminderOutput = zod.output<typeof EventReminder>;

export const eventDocumentFilesCountMin = 0;

export const EventDocument = /* @__PURE__ */ (() =>
  zod
    .object({
      id: Id,
      name: zod
        .string()
        .optional()
        .describe("Name of the event, where the server keeps one besides the description."),
      description: zod.string().describe("Name of the event, such as a licence or a medical."),
      notes: zod.string().nullish().describe("Rich text as HTML. Treat it as untrusted."),
      issued_at: zod.union([WireDate, zod.null()]).optional().describe("When it was issued."),
      expiry_at: zod.union([WireDate, zod.null()]).optional().describe("When it expires."),
      is_active: zod.boolean().describe("False once archived."),
      deleted_at: zod.union([WireDate, zod.null()]).optional().describe("When it was archived."),
      status: EventStatus.optional(),
      files_count: zod
        .int()
        .min(eventDocumentFilesCountMin)
        .optional()
        .describe("How many files are attached."),
      files: zod
        .array(EventFile)
        .optional()
        .describe("The attached files. Lists may leave them out."),
      manager: zod
        .boolean()
        .describe("True if warnings go to the manager. Always sent, since a save sends it back."),
      trainee: zod
        .boolean()
        .describe("True if warnings go to the trainee. Always sent, since a save sends it back."),
      reminders: zod
        .array(EventReminder)
        .describe(
          "Warnings before expiry, an empty list for none. Three of them are shown; missing ones count as 0 days.",
        ),
    })
    .describe(
      "An event or document with dates, warnings and files, such as a licence or a medical certificate.",
    ))();

export type EventDocument = zod.input<typeof EventDocument>;
export type EventDocumentOutput = zod.output<typeof EventDocument>;

export const MethodOverride = /* @__PURE__ */ (() =>
  zod
    .enum(["PUT"])
    .describe(
      "Says that a POST is an update. Forms with files cannot be sent by PUT everywhere.",
    ))();

export type MethodOverride = zod.input<typeof MethodOverride>;
export type MethodOverrideOutput = zod.output<typeof MethodOverride>;

export const eventUpdateFormDescriptionMax = 255;

export const eventUpdateFormNotesMax = 65535;

export const eventUpdateFormRemindersMax = 3;

export const EventUpdateForm = /* @__PURE__ */ (() =>
  zod
    .object({
      _method: MethodOverride,
      description: zod
        .string()
        .min(1)
        .max(eventUpdateFormDescriptionMax)
        .describe("Name of the event, such as a licence or a medical."),
      notes: zod
        .string()
        .max(eventUpdateFormNotesMax)
        .optional()
        .describe("Rich text as HTML. Empty clears it."),
      issued_at: zod
        .union([
          zod.iso.date().describe("A calendar date, `YYYY-MM-DD`, without a time zone."),
          zod.literal(""),
        ])
        .optional()
        .describe("When it was issued, `YYYY-MM-DD`. Empty clears it."),
      expiry_at: zod
        .union([
          zod.iso.date().describe("A calendar date, `YYYY-MM-DD`, without a time zone."),
          zod.literal(""),
        ])
        .optional()
        .describe("When it expires, `YYYY-MM-DD`. Empty clears it."),
      manager: FormSwitch.optional().describe(
        "True if warnings go to the manager. A missing field counts as off.",
      ),
      trainee: FormSwitch.optional().describe(
        "True if warnings go to the trainee. A missing field counts as off.",
      ),
      reminders: zod
        .array(EventReminderInput)
        .max(eventUpdateFormRemindersMax)
        .optional()
        .describe(
          "Up to three warnings, sent as `reminders[0][key]`, `reminders[0][value]` and so on. Whole days, 0 or more.",
        ),
      files: zod
        .array(
          zod
            .custom<Blob>(isBlob, "Input not instance of Blob")
            .describe("The bytes of a file, with its name."),
        )
        .optional()
        .describe(
          "Files to add, sent as `files[0]`, `files[1]` and so on. Hosts limit how many an event holds and how large each is, and refuse the whole form with 422 by `files` or `files.1`; the sandbox takes 20 for an event, 64 MB each.",
        ),
    })
    .describe(
      "An event's new state as form fields. Text and dates that are sent empty are cleared. New files are added to the attached ones.",
    ))();

export type EventUpdateForm = zod.input<typeof EventUpdateForm>;
export type EventUpdateFormOutput = zod.output<typeof EventUpdateForm>;
