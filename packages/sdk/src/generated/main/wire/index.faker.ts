/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { people } from "../../../mock-rules/people.ts";
import { events } from "../../../mock-rules/events.ts";
import { training } from "../../../mock-rules/training.ts";
import { faker } from "../../../mock-rules/faker.ts";

import type {
  Acl,
  AclRole,
  AclRoleEntry,
  Announcement,
  AnnouncementType,
  AnswerText,
  BoardEvent,
  BoardUser,
  CalendarDate,
  Certificate,
  CertificateHolder,
  CertificateRef,
  CertificateTopic,
  Company,
  CompanyRef,
  CompanySettings,
  CompanySettingsObject,
  CompanyTier,
  CompanyUpdatePayload,
  CompanyUpdateReply,
  CompanyUpdated,
  DateField,
  EventBoardCard,
  EventCreateForm,
  EventDocument,
  EventFile,
  EventListItem,
  EventReminder,
  EventReminderInput,
  EventStatus,
  EventStatusId,
  EventUpdateForm,
  FormSwitch,
  Group,
  GroupCreatePayload,
  GroupCreated,
  GroupListItem,
  GroupManager,
  GroupRef,
  GroupTrainee,
  GroupUpdatePayload,
  Hemisphere,
  Id,
  IdInput,
  IdList,
  LaunchLink,
  LessonLabel,
  LessonRef,
  LessonRegistration,
  LessonScore,
  LicensedRole,
  LicensedRoleInput,
  MethodOverride,
  NamedRef,
  NextLesson,
  OperationalRole,
  PermissionName,
  Person,
  PersonCompany,
  PersonCreatePayload,
  PersonListItem,
  PersonRolesInput,
  PersonRpesInput,
  PersonSettings,
  PersonUpdatePayload,
  PreviewLink,
  Problem,
  ProfileUpdatePayload,
  Program,
  ProgramLesson,
  ProgramTopic,
  RecordLesson,
  RecordLessons,
  RecordPrintType,
  RecordTopic,
  RecordVersion,
  RegistrationStatus,
  ReminderId,
  RoleName,
  RoleToggle,
  Rpe,
  RpeToggle,
  ScheduleItem,
  ScheduleLesson,
  ScheduleTopic,
  Score,
  ScoreQuestion,
  SettingEntry,
  SettingList,
  Settings,
  StatusCode,
  Subscription,
  Suspend,
  Tier,
  TierSlug,
  TopicLabel,
  TopicRef,
  TrainNow,
  TrainingBoardCard,
  TrainingBoardPerson,
  TrainingLesson,
  TrainingRecord,
  TrainingReminder,
  TrainingStatusId,
  User,
  UserAccess,
  ValidationProblem,
  WireDate,
  WriteReply,
} from ".";

export const getIdMock = (): Id => (() => faker.number.int({ min: 1000 }))();

export const getWireDateMock = (): WireDate =>
  (() => faker.date.recent({ days: 300 }).toISOString().slice(0, 10))();

export const getRecordVersionMock = (): RecordVersion =>
  faker.helpers.arrayElement([1, 4, 5] as const);

export const getSubscriptionMock = (
  overrideResponse: Partial<Subscription> = {},
): Subscription => ({
  end: faker.helpers.arrayElement([getWireDateMock(), null]),
  ...overrideResponse,
});

export const getGroupRefMock = (overrideResponse: Partial<GroupRef> = {}): GroupRef => ({
  id: getIdMock(),
  name: (() =>
    faker.helpers.arrayElement([
      "Citation pilots",
      "Phenom pilots",
      "Cabin crew",
      "Night shift dispatch",
      "Line maintenance",
    ]))(),
  ...overrideResponse,
});

export const getRpeMock = (overrideResponse: Partial<Rpe> = {}): Rpe => ({
  id: getIdMock(),
  name: (() =>
    faker.helpers.arrayElement([
      "EASA / Commercial / Citation XLS+",
      "EASA / Private / Phenom 300",
      "FAA / Commercial / Challenger 350",
      "CAA / Offshore / AW139",
      "TC / Survey / King Air 350",
    ]))(),
  ...overrideResponse,
});

export const getLicensedRoleMock = (
  overrideResponse: Partial<LicensedRole> = {},
): LicensedRole => ({
  id: getIdMock(),
  name: (() =>
    faker.helpers.arrayElement([
      "Captain",
      "First Officer",
      "Cabin Attendant",
      "Flight Dispatcher",
    ]))(),
  licence: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp("CZ-ATPL-1[0-9]{4}"))(),
    null,
  ]),
  ...overrideResponse,
});

export const getPersonCompanyMock = (
  overrideResponse: Partial<PersonCompany> = {},
): PersonCompany =>
  people.PersonCompany(
    {
      id: getIdMock(),
      name: (() =>
        faker.helpers.arrayElement([
          "Aurora Air Charter",
          "Borealis Helicopters",
          "Cascade Survey",
        ]))(),
      rpe: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getRpeMock() }),
      ),
      roles: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getLicensedRoleMock() }),
      ),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getRoleNameMock = (): RoleName =>
  faker.helpers.arrayElement([
    "Super",
    "Admin",
    "Customer Support",
    "Support",
    "Ctops",
    "Company Manager",
    "Training Manager",
    "Trainee",
  ] as const);

export const getNamedRefMock = (overrideResponse: Partial<NamedRef> = {}): NamedRef => ({
  id: getIdMock(),
  name: (() =>
    faker.helpers.arrayElement([
      "Line Captain",
      "First Officer",
      "Cabin Crew",
      "Flight Dispatcher",
      "Maintenance Engineer",
    ]))(),
  ...overrideResponse,
});

export const getAclRoleMock = (): AclRole =>
  faker.helpers.arrayElement([
    getRoleNameMock(),
    (() => faker.helpers.arrayElement(["Company Manager", "Training Manager", "Trainee"]))(),
    { ...getNamedRefMock() },
  ]);

export const getPermissionNameMock = (): PermissionName =>
  faker.helpers.arrayElement([
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
  ] as const);

export const getAclMock = (overrideResponse: Partial<Acl> = {}): Acl =>
  people.Acl(
    {
      roles: (() =>
        faker.helpers.arrayElements(["Company Manager", "Training Manager", "Trainee"], 1))(),
      permissions: (() =>
        faker.helpers.arrayElements([
          "companies_dashboard",
          "companies_show",
          "companies_users_index",
          "profile_show",
        ]))(),
      isTrainee: faker.datatype.boolean(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getSuspendMock = (overrideResponse: Partial<Suspend> = {}): Suspend =>
  people.Suspend(
    {
      status: faker.datatype.boolean(),
      endDate: faker.helpers.arrayElement([
        (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
        null,
      ]),
      showTrainingStatus: faker.datatype.boolean(),
      showEventsStatus: faker.datatype.boolean(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getPersonSettingsMock = (
  overrideResponse: Partial<PersonSettings> = {},
): PersonSettings =>
  people.PersonSettings(
    {
      notifications: faker.datatype.boolean(),
      suspend: { ...getSuspendMock() },
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getSettingEntryMock = (overrideResponse: Partial<SettingEntry> = {}): SettingEntry =>
  people.SettingEntry(
    {
      type: (() => faker.helpers.arrayElement(["notifications", "events_documents"]))(),
      value: {},
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getSettingListMock = (): SettingList =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    ...getSettingEntryMock(),
  }));

export const getSettingsMock = (): Settings =>
  faker.helpers.arrayElement([{ ...getPersonSettingsMock() }, getSettingListMock()]);

export const getUserMock = (overrideResponse: Partial<User> = {}): User =>
  people.User(
    {
      id: getIdMock(),
      uuid: faker.string.uuid(),
      name: (() => faker.person.firstName())(),
      surname: (() => faker.person.lastName())(),
      fullName: (() => faker.person.fullName())(),
      username: (() => faker.internet.email({ provider: "aurora.test" }))(),
      email: (() => faker.internet.email({ provider: "aurora.test" }))(),
      avatar: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([null]))(), null]),
      timezone: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["Europe/Prague", "UTC", "America/Vancouver"]))(),
        null,
      ]),
      isActive: faker.datatype.boolean(),
      created_at: getWireDateMock(),
      deleted_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      has_valid_subscription: faker.datatype.boolean(),
      international_procedures: faker.datatype.boolean(),
      training_record: getRecordVersionMock(),
      subscription: { ...getSubscriptionMock() },
      groups: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getGroupRefMock() }),
      ),
      company: { ...getPersonCompanyMock() },
      acl: { ...getAclMock() },
      settings: getSettingsMock(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getProblemMock = (overrideResponse: Partial<Problem> = {}): Problem => ({
  message: (() => faker.helpers.arrayElement(["Something went wrong."]))(),
  exception: (() => faker.helpers.arrayElement(["RuntimeException"]))(),
  ...overrideResponse,
});

export const getProfileUpdatePayloadMock = (
  overrideResponse: Partial<ProfileUpdatePayload> = {},
): ProfileUpdatePayload =>
  people.ProfileUpdatePayload(
    {
      name: (() => faker.person.firstName())(),
      surname: (() => faker.person.lastName())(),
      username: (() => faker.internet.email({ provider: "aurora.test" }))(),
      email: (() => faker.internet.email({ provider: "aurora.test" }))(),
      password: (() => faker.helpers.arrayElement(["Glide-Slope#2026"]))(),
      password_confirmation: (() => faker.helpers.arrayElement(["Glide-Slope#2026"]))(),
      settings: { ...getPersonSettingsMock() },
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getValidationProblemMock = (
  overrideResponse: Partial<ValidationProblem> = {},
): ValidationProblem =>
  people.ValidationProblem(
    {
      message: (() => faker.helpers.arrayElement(["The given data was invalid."]))(),
      errors: {
        [faker.string.alphanumeric(5)]: Array.from(
          { length: faker.number.int({ min: 1, max: 4 }) },
          (_, i) => i + 1,
        ).map(() => faker.word.words({ count: { min: 1, max: 3 } })),
      },
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getTierSlugMock = (): TierSlug =>
  faker.helpers.arrayElement(["premium", "essentials"] as const);

export const getTierMock = (overrideResponse: Partial<Tier> = {}): Tier =>
  people.Tier(
    {
      id: getIdMock(),
      name: (() => faker.helpers.arrayElement(["Premium", "Essentials"]))(),
      slug: (() => faker.helpers.arrayElement(["premium", "essentials"]))(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getCompanyTierMock = (): CompanyTier =>
  faker.helpers.arrayElement([
    { ...getTierMock() },
    (() => faker.helpers.arrayElement(["premium", "essentials"]))(),
  ]);

export const getOperationalRoleMock = (
  overrideResponse: Partial<OperationalRole> = {},
): OperationalRole => ({
  id: getIdMock(),
  name: (() =>
    faker.helpers.arrayElement([
      "Captain",
      "First Officer",
      "Cabin Attendant",
      "Flight Dispatcher",
      "Maintenance Engineer",
    ]))(),
  ...overrideResponse,
});

export const getCompanySettingsObjectMock = (
  overrideResponse: Partial<CompanySettingsObject> = {},
): CompanySettingsObject => ({ events_documents: faker.datatype.boolean(), ...overrideResponse });

export const getCompanySettingsMock = (): CompanySettings =>
  faker.helpers.arrayElement([getSettingListMock(), { ...getCompanySettingsObjectMock() }]);

export const getCompanyMock = (overrideResponse: Partial<Company> = {}): Company =>
  people.Company(
    {
      id: getIdMock(),
      name: (() =>
        faker.helpers.arrayElement([
          "Aurora Air Charter",
          "Borealis Helicopters",
          "Cascade Survey",
        ]))(),
      tier: getCompanyTierMock(),
      features: (() => faker.helpers.arrayElements(["documents", "boards"]))(),
      salesForce: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["https://crm.recurrent.test/accounts/aurora"]))(),
        null,
      ]),
      rpes: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getRpeMock() }),
      ),
      roles: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getOperationalRoleMock() }),
      ),
      settings: getCompanySettingsMock(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getIdInputMock = (): IdInput =>
  faker.helpers.arrayElement([
    (() => faker.number.int({ min: 1000 }))(),
    (() => faker.string.numeric({ length: 15, allowLeadingZeros: false }))(),
  ]);

export const getCompanyUpdatePayloadMock = (
  overrideResponse: Partial<CompanyUpdatePayload> = {},
): CompanyUpdatePayload => ({
  id: getIdInputMock(),
  name: (() =>
    faker.helpers.arrayElement(["Aurora Air Charter", "Borealis Helicopters", "Cascade Survey"]))(),
  salesForce: faker.helpers.arrayElement([
    (() =>
      faker.helpers.arrayElement([
        null,
        "https://crm.recurrent.test/accounts/aurora-air-charter",
      ]))(),
    null,
  ]),
  tier: getIdInputMock(),
  roles: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
    getIdInputMock(),
  ),
  rpes: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
    getIdInputMock(),
  ),
  ...overrideResponse,
});

export const getCompanyUpdatedMock = (
  overrideResponse: Partial<CompanyUpdated> = {},
): CompanyUpdated => ({ companyUpdated: { ...getCompanyMock() }, ...overrideResponse });

export const getCompanyUpdateReplyMock = (): CompanyUpdateReply =>
  faker.helpers.arrayElement([{ ...getCompanyUpdatedMock() }, { ...getCompanyMock() }]);

export const getWriteReplyMock = (): WriteReply => ({});

export const getAclRoleEntryMock = (
  overrideResponse: Partial<AclRoleEntry> = {},
): AclRoleEntry => ({
  id: getIdMock(),
  name: (() =>
    faker.helpers.arrayElement([
      "Company Manager",
      "Training Manager",
      "Trainee",
      "Support",
      "Ctops",
    ]))(),
  isExternal: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getPersonListItemMock = (
  overrideResponse: Partial<PersonListItem> = {},
): PersonListItem =>
  people.PersonListItem(
    {
      id: getIdMock(),
      name: (() => faker.person.firstName())(),
      surname: (() => faker.person.lastName())(),
      fullName: (() => faker.person.fullName())(),
      username: (() => faker.internet.email({ provider: "aurora.test" }))(),
      isActive: faker.datatype.boolean(),
      deleted_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      groups: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getGroupRefMock() }),
      ),
      company: { ...getPersonCompanyMock() },
      acl: { ...getAclMock() },
      settings: getSettingsMock(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getIdListMock = (): IdList =>
  Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
    getIdInputMock(),
  );

export const getRpeToggleMock = (overrideResponse: Partial<RpeToggle> = {}): RpeToggle => ({
  active: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getPersonRpesInputMock = (): PersonRpesInput =>
  faker.helpers.arrayElement([
    getIdListMock(),
    {
      [faker.string.alphanumeric(5)]: { ...getRpeToggleMock() },
    },
  ]);

export const getLicensedRoleInputMock = (
  overrideResponse: Partial<LicensedRoleInput> = {},
): LicensedRoleInput => ({
  id: getIdInputMock(),
  licence: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp("CZ-ATPL-1[0-9]{4}"))(),
    null,
  ]),
  ...overrideResponse,
});

export const getRoleToggleMock = (overrideResponse: Partial<RoleToggle> = {}): RoleToggle => ({
  active: faker.datatype.boolean(),
  licence: faker.helpers.arrayElement([
    (() => faker.helpers.fromRegExp("CZ-ATPL-1[0-9]{4}"))(),
    null,
  ]),
  ...overrideResponse,
});

export const getPersonRolesInputMock = (): PersonRolesInput =>
  faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
      ...getLicensedRoleInputMock(),
    })),
    {
      [faker.string.alphanumeric(5)]: { ...getRoleToggleMock() },
    },
  ]);

export const getCalendarDateMock = (): CalendarDate => faker.date.past().toISOString().slice(0, 10);

export const getHemisphereMock = (): Hemisphere => faker.helpers.arrayElement(["N", "S"] as const);

export const getPersonCreatePayloadMock = (
  overrideResponse: Partial<PersonCreatePayload> = {},
): PersonCreatePayload =>
  people.PersonCreatePayload(
    {
      name: (() => faker.person.firstName())(),
      surname: (() => faker.person.lastName())(),
      username: (() => faker.internet.email({ provider: "aurora.test" }))(),
      email: (() => faker.internet.email({ provider: "aurora.test" }))(),
      roles: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
        getIdInputMock(),
      ),
      settings: { ...getPersonSettingsMock() },
      companyRpes: getPersonRpesInputMock(),
      companyRoles: getPersonRolesInputMock(),
      subscription: getCalendarDateMock(),
      hemisphere: getHemisphereMock(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getPersonMock = (overrideResponse: Partial<Person> = {}): Person =>
  people.Person(
    {
      id: getIdMock(),
      uuid: faker.string.uuid(),
      name: (() => faker.person.firstName())(),
      surname: (() => faker.person.lastName())(),
      fullName: (() => faker.person.fullName())(),
      username: (() => faker.internet.email({ provider: "aurora.test" }))(),
      email: (() => faker.internet.email({ provider: "aurora.test" }))(),
      avatar: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([null]))(), null]),
      isActive: faker.datatype.boolean(),
      created_at: getWireDateMock(),
      deleted_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      hemisphere: getHemisphereMock(),
      subscription: { ...getSubscriptionMock() },
      has_valid_subscription: faker.datatype.boolean(),
      international_procedures: faker.datatype.boolean(),
      training_record: getRecordVersionMock(),
      groups: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getGroupRefMock() }),
      ),
      company: { ...getPersonCompanyMock() },
      acl: { ...getAclMock() },
      settings: getSettingsMock(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getPersonUpdatePayloadMock = (
  overrideResponse: Partial<PersonUpdatePayload> = {},
): PersonUpdatePayload =>
  people.PersonUpdatePayload(
    {
      id: getIdInputMock(),
      name: (() => faker.person.firstName())(),
      surname: (() => faker.person.lastName())(),
      username: (() => faker.internet.email({ provider: "aurora.test" }))(),
      email: (() => faker.internet.email({ provider: "aurora.test" }))(),
      password: (() => faker.helpers.arrayElement(["Glide-Slope#2026"]))(),
      password_confirmation: (() => faker.helpers.arrayElement(["Glide-Slope#2026"]))(),
      roles: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
        getIdInputMock(),
      ),
      settings: { ...getPersonSettingsMock() },
      companyRpes: getPersonRpesInputMock(),
      companyRoles: getPersonRolesInputMock(),
      subscription: getCalendarDateMock(),
      hemisphere: getHemisphereMock(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getUserAccessMock = (overrideResponse: Partial<UserAccess> = {}): UserAccess => ({
  id: getIdMock(),
  username: (() => faker.internet.email({ provider: "aurora.test" }))(),
  name: (() => faker.person.fullName())(),
  acl: { ...getAclMock() },
  ...overrideResponse,
});

export const getGroupManagerMock = (overrideResponse: Partial<GroupManager> = {}): GroupManager =>
  people.GroupManager(
    {
      id: getIdMock(),
      name: (() => faker.person.firstName())(),
      fullName: (() => faker.person.fullName())(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getGroupListItemMock = (
  overrideResponse: Partial<GroupListItem> = {},
): GroupListItem => ({
  id: getIdMock(),
  name: (() =>
    faker.helpers.arrayElement([
      "Citation pilots",
      "Phenom pilots",
      "Cabin crew",
      "Night shift dispatch",
      "Line maintenance",
    ]))(),
  managers: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({ ...getGroupManagerMock() }),
  ),
  traineeCount: (() => faker.number.int({ min: 0, max: 40 }))(),
  ...overrideResponse,
});

export const getGroupCreatePayloadMock = (
  overrideResponse: Partial<GroupCreatePayload> = {},
): GroupCreatePayload => ({
  name: (() =>
    faker.helpers.arrayElement([
      "Citation pilots",
      "Phenom pilots",
      "Cabin crew",
      "Line maintenance",
    ]))(),
  managers: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
    getIdInputMock(),
  ),
  add: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
    getIdInputMock(),
  ),
  ...overrideResponse,
});

export const getGroupCreatedMock = (
  overrideResponse: Partial<GroupCreated> = {},
): GroupCreated => ({
  id: getIdMock(),
  name: (() => faker.helpers.arrayElement(["Citation pilots", "Phenom pilots", "Cabin crew"]))(),
  ...overrideResponse,
});

export const getGroupTraineeMock = (
  overrideResponse: Partial<GroupTrainee> = {},
): GroupTrainee => ({
  id: getIdMock(),
  fullName: (() => faker.person.fullName())(),
  company: { ...getPersonCompanyMock() },
  ...overrideResponse,
});

export const getGroupMock = (overrideResponse: Partial<Group> = {}): Group => ({
  id: getIdMock(),
  name: (() =>
    faker.helpers.arrayElement([
      "Citation pilots",
      "Phenom pilots",
      "Cabin crew",
      "Night shift dispatch",
      "Line maintenance",
    ]))(),
  managers: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({ ...getGroupManagerMock() }),
  ),
  trainees: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({ ...getGroupTraineeMock() }),
  ),
  ...overrideResponse,
});

export const getGroupUpdatePayloadMock = (
  overrideResponse: Partial<GroupUpdatePayload> = {},
): GroupUpdatePayload =>
  people.GroupUpdatePayload(
    {
      name: (() =>
        faker.helpers.arrayElement([
          "Citation pilots",
          "Phenom pilots",
          "Cabin crew",
          "Line maintenance",
        ]))(),
      managers: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => getIdInputMock(),
      ),
      add: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
        getIdInputMock(),
      ),
      remove: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => getIdInputMock(),
      ),
      move: {
        [faker.string.alphanumeric(5)]: getIdInputMock(),
      },
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getTrainingStatusIdMock = (): TrainingStatusId =>
  faker.helpers.arrayElement(["expired", "riskOfExpiry", "behindSchedule", "current"] as const);

export const getTrainingBoardPersonMock = (
  overrideResponse: Partial<TrainingBoardPerson> = {},
): TrainingBoardPerson =>
  people.TrainingBoardPerson(
    {
      id: getIdMock(),
      fullName: (() => faker.person.fullName())(),
      suspendSetting: faker.helpers.arrayElement([{ status: faker.datatype.boolean() }, null]),
      settings: getSettingsMock(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getTrainingBoardCardMock = (
  overrideResponse: Partial<TrainingBoardCard> = {},
): TrainingBoardCard =>
  training.TrainingBoardCard(
    {
      id: getTrainingStatusIdMock(),
      count: (() => faker.number.int({ min: 0, max: 12 }))(),
      priority: (() => faker.number.int({ min: 0, max: 3 }))(),
      tab: (() => faker.helpers.arrayElement(["record", "schedule"]))(),
      list: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getTrainingBoardPersonMock() }),
      ),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getEventStatusIdMock = (): EventStatusId =>
  faker.helpers.arrayElement(["expired", "riskOfExpiry", "current"] as const);

export const getEventStatusMock = (): EventStatus =>
  faker.helpers.arrayElement([getEventStatusIdMock(), faker.number.int({ min: 0, max: 6 })]);

export const getBoardUserMock = (overrideResponse: Partial<BoardUser> = {}): BoardUser =>
  people.BoardUser(
    {
      id: getIdMock(),
      fullName: (() => faker.person.fullName())(),
      settings: getSettingsMock(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getBoardEventMock = (overrideResponse: Partial<BoardEvent> = {}): BoardEvent =>
  events.BoardEvent(
    {
      id: getIdMock(),
      name: (() =>
        faker.helpers.arrayElement([
          "Medical certificate class 1",
          "Passport",
          "Line check",
          "Dangerous goods certificate",
        ]))(),
      description: (() =>
        faker.helpers.arrayElement([
          "Medical certificate class 1",
          "Passport",
          "Line check",
          "Dangerous goods certificate",
          "Instrument rating revalidation",
        ]))(),
      issued_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      expiry_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      files_count: (() => faker.number.int({ min: 0, max: 3 }))(),
      filesCount: (() => faker.number.int({ min: 0, max: 3 }))(),
      status: getEventStatusMock(),
      user: { ...getBoardUserMock() },
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getEventBoardCardMock = (
  overrideResponse: Partial<EventBoardCard> = {},
): EventBoardCard =>
  events.EventBoardCard(
    {
      id: getEventStatusIdMock(),
      count: (() => faker.number.int({ min: 0, max: 12 }))(),
      priority: (() => faker.number.int({ min: 0, max: 2 }))(),
      list: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getBoardEventMock() }),
      ),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getAnnouncementTypeMock = (): AnnouncementType =>
  faker.helpers.arrayElement([
    "PRIMARY",
    "SECONDARY",
    "SUCCESS",
    "DANGER",
    "WARNING",
    "INFO",
    "LIGHT",
    "DARK",
  ] as const);

export const getCompanyRefMock = (overrideResponse: Partial<CompanyRef> = {}): CompanyRef => ({
  id: getIdMock(),
  ...overrideResponse,
});

export const getAnnouncementMock = (
  overrideResponse: Partial<Announcement> = {},
): Announcement => ({
  id: getIdMock(),
  type_name: getAnnouncementTypeMock(),
  translate: (() =>
    faker.helpers.arrayElement([
      "<p>The lesson player is under maintenance on <strong>Sunday 02:00–04:00 UTC</strong>.</p>",
      "<p>Winter operations topics are now available.</p>",
    ]))(),
  company_list: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({ ...getCompanyRefMock() }),
  ),
  prevent_training: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getReminderIdMock = (): ReminderId =>
  faker.helpers.arrayElement([
    "PROGRAM_EXPIRED",
    "PROGRAM_RISK_OF_EXPIRY",
    "PROGRAM_BEHIND_SCHEDULE",
    "TYPE_COMPRESSED",
  ] as const);

export const getTrainingReminderMock = (
  overrideResponse: Partial<TrainingReminder> = {},
): TrainingReminder =>
  training.TrainingReminder(
    {
      id: getReminderIdMock(),
      date: faker.helpers.arrayElement([getWireDateMock(), null]),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getNextLessonMock = (overrideResponse: Partial<NextLesson> = {}): NextLesson =>
  training.NextLesson({ start_date: getWireDateMock(), ...overrideResponse }, overrideResponse);

export const getTopicRefMock = (overrideResponse: Partial<TopicRef> = {}): TopicRef => ({
  id: getIdMock(),
  name: (() =>
    faker.helpers.arrayElement([
      "Citation XLS+ Systems",
      "Winter Operations",
      "Crew Resource Management",
      "Dangerous Goods",
      "Upset Prevention and Recovery",
    ]))(),
  ...overrideResponse,
});

export const getTopicLabelMock = (): TopicLabel =>
  faker.helpers.arrayElement([
    (() =>
      faker.helpers.arrayElement([
        "Citation XLS+ Systems",
        "Winter Operations",
        "Crew Resource Management",
        "Dangerous Goods",
      ]))(),
    { ...getTopicRefMock() },
  ]);

export const getLessonRefMock = (overrideResponse: Partial<LessonRef> = {}): LessonRef => ({
  id: getIdMock(),
  name: (() =>
    faker.helpers.arrayElement([
      "Fuel and Hydraulics",
      "De-icing on Stand",
      "Threat and Error Management",
      "Lithium Batteries",
      "Recognition and Recovery",
    ]))(),
  ...overrideResponse,
});

export const getLessonLabelMock = (): LessonLabel =>
  faker.helpers.arrayElement([
    (() =>
      faker.helpers.arrayElement([
        "Fuel and Hydraulics",
        "De-icing on Stand",
        "Threat and Error Management",
        "Lithium Batteries",
      ]))(),
    { ...getLessonRefMock() },
  ]);

export const getRegistrationStatusMock = (): RegistrationStatus =>
  faker.helpers.arrayElement([0, 1, 2, 3, 9] as const);

export const getLessonRegistrationMock = (
  overrideResponse: Partial<LessonRegistration> = {},
): LessonRegistration => ({
  id: getIdMock(),
  status: getRegistrationStatusMock(),
  ...overrideResponse,
});

export const getTrainingLessonMock = (
  overrideResponse: Partial<TrainingLesson> = {},
): TrainingLesson =>
  training.TrainingLesson(
    {
      topic: getTopicLabelMock(),
      lesson: getLessonLabelMock(),
      sequence: (() => faker.number.int({ min: 1, max: 3 }))(),
      count: (() => faker.number.int({ min: 3, max: 6 }))(),
      is_suspendable: faker.datatype.boolean(),
      is_compressed: faker.datatype.boolean(),
      is_international_procedures: faker.datatype.boolean(),
      registration: faker.helpers.arrayElement([{ ...getLessonRegistrationMock() }, null]),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getTrainNowMock = (overrideResponse: Partial<TrainNow> = {}): TrainNow =>
  training.TrainNow(
    {
      preventTraining: faker.datatype.boolean(),
      reminderList: Array.from(
        { length: faker.number.int({ min: 1, max: 4 }) },
        (_, i) => i + 1,
      ).map(() => ({ ...getTrainingReminderMock() })),
      nextLesson: faker.helpers.arrayElement([{ ...getNextLessonMock() }, null]),
      lessonList: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getTrainingLessonMock() }),
      ),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getStatusCodeMock = (): StatusCode => faker.number.int({ min: 0, max: 6 });

export const getProgramLessonMock = (
  overrideResponse: Partial<ProgramLesson> = {},
): ProgramLesson => ({
  lesson_id: getIdMock(),
  name: (() =>
    faker.helpers.arrayElement([
      "Fuel and Hydraulics",
      "De-icing on Stand",
      "Threat and Error Management",
      "Lithium Batteries",
      "Recognition and Recovery",
    ]))(),
  ...overrideResponse,
});

export const getProgramTopicMock = (overrideResponse: Partial<ProgramTopic> = {}): ProgramTopic =>
  training.ProgramTopic(
    {
      id: getIdMock(),
      name: (() =>
        faker.helpers.arrayElement([
          "Citation XLS+ Systems",
          "Winter Operations",
          "Crew Resource Management",
          "Dangerous Goods",
          "Upset Prevention and Recovery",
        ]))(),
      status: getStatusCodeMock(),
      frequency: (() =>
        faker.helpers.arrayElement([
          "Every 6 months",
          "Every 12 months",
          "Every 24 months",
          "Initial only",
        ]))(),
      seasonal: faker.datatype.boolean(),
      compressed: faker.datatype.boolean(),
      expiration: faker.datatype.boolean(),
      international_procedures: faker.datatype.boolean(),
      lessonList: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getProgramLessonMock() }),
      ),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getProgramMock = (overrideResponse: Partial<Program> = {}): Program =>
  training.Program(
    {
      topicList: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getProgramTopicMock() }),
      ),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getScheduleLessonMock = (
  overrideResponse: Partial<ScheduleLesson> = {},
): ScheduleLesson => ({
  name: (() =>
    faker.helpers.arrayElement([
      "Fuel and Hydraulics",
      "De-icing on Stand",
      "Threat and Error Management",
      "Lithium Batteries",
    ]))(),
  status: getStatusCodeMock(),
  ...overrideResponse,
});

export const getScheduleTopicMock = (
  overrideResponse: Partial<ScheduleTopic> = {},
): ScheduleTopic => ({
  name: (() =>
    faker.helpers.arrayElement([
      "Citation XLS+ Systems",
      "Winter Operations",
      "Crew Resource Management",
      "Dangerous Goods",
    ]))(),
  status: getStatusCodeMock(),
  seasonal: faker.datatype.boolean(),
  compressed: faker.datatype.boolean(),
  expiration: faker.datatype.boolean(),
  international_procedures: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getScheduleItemMock = (overrideResponse: Partial<ScheduleItem> = {}): ScheduleItem =>
  training.ScheduleItem(
    {
      lesson: { ...getScheduleLessonMock() },
      topic: { ...getScheduleTopicMock() },
      date: getWireDateMock(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getCertificateRefMock = (
  overrideResponse: Partial<CertificateRef> = {},
): CertificateRef => ({
  hash: (() => faker.string.hexadecimal({ length: 12, prefix: "", casing: "lower" }))(),
  ...overrideResponse,
});

export const getLessonScoreMock = (overrideResponse: Partial<LessonScore> = {}): LessonScore =>
  training.LessonScore(
    {
      id: getIdMock(),
      registrationId: getIdMock(),
      correctQuestions: (() => faker.number.int({ min: 8, max: 10 }))(),
      totalQuestions: (() => faker.number.int({ min: 10, max: 10 }))(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getRecordLessonMock = (overrideResponse: Partial<RecordLesson> = {}): RecordLesson =>
  training.RecordLesson(
    {
      lessonId: getIdMock(),
      lessonName: (() =>
        faker.helpers.arrayElement([
          "Fuel and Hydraulics",
          "De-icing on Stand",
          "Threat and Error Management",
          "Lithium Batteries",
        ]))(),
      formerLessonName: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement([null, "Hydraulic Systems"]))(),
        null,
      ]),
      lessonHasExam: faker.datatype.boolean(),
      start_date: faker.helpers.arrayElement([getWireDateMock(), null]),
      end_date: faker.helpers.arrayElement([getWireDateMock(), null]),
      startDate: faker.helpers.arrayElement([getWireDateMock(), null]),
      start: faker.helpers.arrayElement([getWireDateMock(), null]),
      endDate: faker.helpers.arrayElement([getWireDateMock(), null]),
      end: faker.helpers.arrayElement([getWireDateMock(), null]),
      scoreId: getIdMock(),
      registrationId: getIdMock(),
      registration: faker.helpers.arrayElement([{ ...getLessonRegistrationMock() }, null]),
      score: faker.helpers.arrayElement([{ ...getLessonScoreMock() }, null]),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getRecordLessonsMock = (
  overrideResponse: Partial<RecordLessons> = {},
): RecordLessons =>
  training.RecordLessons(
    {
      currentVersion: Array.from(
        { length: faker.number.int({ min: 1, max: 4 }) },
        (_, i) => i + 1,
      ).map(() => ({ ...getRecordLessonMock() })),
      previousVersion: Array.from(
        { length: faker.number.int({ min: 1, max: 4 }) },
        (_, i) => i + 1,
      ).map(() => ({ ...getRecordLessonMock() })),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getRecordTopicMock = (overrideResponse: Partial<RecordTopic> = {}): RecordTopic =>
  training.RecordTopic(
    {
      topicId: getIdMock(),
      id: getIdMock(),
      status: getStatusCodeMock(),
      topicName: (() =>
        faker.helpers.arrayElement([
          "Citation XLS+ Systems",
          "Winter Operations",
          "Crew Resource Management",
          "Dangerous Goods",
        ]))(),
      formerTopicName: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement([null, "Citation Systems"]))(),
        null,
      ]),
      periodicity: (() =>
        faker.helpers.arrayElement([
          "Every 6 months",
          "Every 12 months",
          "Every 24 months",
          "Initial only",
        ]))(),
      completed_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      expiry: faker.helpers.arrayElement([getWireDateMock(), null]),
      isTopicCompleted: faker.datatype.boolean(),
      certificate: faker.helpers.arrayElement([{ ...getCertificateRefMock() }, null]),
      seasonal: faker.datatype.boolean(),
      compressed: faker.datatype.boolean(),
      expiration: faker.datatype.boolean(),
      international_procedures: faker.datatype.boolean(),
      lessons: { ...getRecordLessonsMock() },
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getTrainingRecordMock = (
  overrideResponse: Partial<TrainingRecord> = {},
): TrainingRecord =>
  training.TrainingRecord(
    {
      topics: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getRecordTopicMock() }),
      ),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getRecordPrintTypeMock = (): RecordPrintType =>
  faker.helpers.arrayElement([
    "complete",
    "complete_expanded",
    "international_procedures",
  ] as const);

export const getCertificateHolderMock = (
  overrideResponse: Partial<CertificateHolder> = {},
): CertificateHolder => ({ fullName: (() => faker.person.fullName())(), ...overrideResponse });

export const getCertificateTopicMock = (
  overrideResponse: Partial<CertificateTopic> = {},
): CertificateTopic => ({
  name: (() =>
    faker.helpers.arrayElement([
      "Offshore Operations",
      "Winter Operations",
      "Crew Resource Management",
    ]))(),
  version: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(["3.2", "4.0"]))(), null]),
  ...overrideResponse,
});

export const getCertificateMock = (overrideResponse: Partial<Certificate> = {}): Certificate => ({
  hash: (() => faker.string.hexadecimal({ length: 12, prefix: "", casing: "lower" }))(),
  user: { ...getCertificateHolderMock() },
  topic: { ...getCertificateTopicMock() },
  completed_at: getWireDateMock(),
  ...overrideResponse,
});

export const getAnswerTextMock = (): AnswerText =>
  faker.helpers.arrayElement([
    (() =>
      faker.helpers.arrayElement([
        "3,000 psi",
        "1,500 psi",
        "When the fluid is applied",
        "Only below 100 Wh",
      ]))(),
    Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
      faker.word.words({ count: { min: 1, max: 3 } }),
    ),
    null,
  ]);

export const getScoreQuestionMock = (
  overrideResponse: Partial<ScoreQuestion> = {},
): ScoreQuestion =>
  training.ScoreQuestion(
    {
      answerId: getIdMock(),
      description: (() =>
        faker.helpers.arrayElement([
          "What is the normal pressure of the hydraulic system?",
          "When is holdover time started?",
          "Which lithium batteries may travel in the cabin?",
        ]))(),
      result: (() => faker.helpers.arrayElement(["correct", "incorrect"]))(),
      learnerResponse: getAnswerTextMock(),
      correctResponses: getAnswerTextMock(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getScoreMock = (overrideResponse: Partial<Score> = {}): Score =>
  training.Score(
    {
      started_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      completed_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      correctQuestions: (() => faker.number.int({ min: 8, max: 10 }))(),
      totalQuestions: (() => faker.number.int({ min: 10, max: 10 }))(),
      questions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getScoreQuestionMock() }),
      ),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getLaunchLinkMock = (overrideResponse: Partial<LaunchLink> = {}): LaunchLink => ({
  launch_link: (() =>
    faker.helpers.arrayElement(["https://player.sandbox.recurrent.test/launch/88213"]))(),
  ...overrideResponse,
});

export const getPreviewLinkMock = (overrideResponse: Partial<PreviewLink> = {}): PreviewLink => ({
  preview: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["https://player.sandbox.recurrent.test/preview/3107"]))(),
    null,
  ]),
  ...overrideResponse,
});

export const getEventListItemMock = (
  overrideResponse: Partial<EventListItem> = {},
): EventListItem =>
  events.EventListItem(
    {
      id: getIdMock(),
      name: (() =>
        faker.helpers.arrayElement(["Medical certificate class 1", "Passport", "Line check"]))(),
      description: (() =>
        faker.helpers.arrayElement([
          "Medical certificate class 1",
          "Passport",
          "Line check",
          "Dangerous goods certificate",
          "Instrument rating revalidation",
        ]))(),
      issued_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      expiry_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      is_active: faker.datatype.boolean(),
      deleted_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      status: getEventStatusMock(),
      files_count: (() => faker.number.int({ min: 0, max: 3 }))(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getDateFieldMock = (): DateField =>
  faker.helpers.arrayElement([getCalendarDateMock(), ""]);

export const getFormSwitchMock = (): FormSwitch => faker.helpers.arrayElement(["1", "0"] as const);

export const getEventReminderInputMock = (
  overrideResponse: Partial<EventReminderInput> = {},
): EventReminderInput => ({
  key: "days",
  value: (() => faker.helpers.arrayElement(["0", "7", "14", "30"]))(),
  ...overrideResponse,
});

export const getEventCreateFormMock = (
  overrideResponse: Partial<EventCreateForm> = {},
): EventCreateForm =>
  events.EventCreateForm(
    {
      description: (() =>
        faker.helpers.arrayElement([
          "Medical certificate class 1",
          "Passport",
          "Line check",
          "Dangerous goods certificate",
        ]))(),
      notes: (() =>
        faker.helpers.arrayElement([
          "<p>Renew with <strong>Dr Novak</strong>, Prague.</p>",
          "<ul><li>Original in the safe</li></ul>",
        ]))(),
      issued_at: getDateFieldMock(),
      expiry_at: getDateFieldMock(),
      manager: getFormSwitchMock(),
      trainee: getFormSwitchMock(),
      reminders: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({ ...getEventReminderInputMock() }),
      ),
      files: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]),
      ),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getEventFileMock = (overrideResponse: Partial<EventFile> = {}): EventFile => ({
  id: getIdMock(),
  original_name: (() =>
    faker.helpers.arrayElement(["medical-certificate.pdf", "passport.jpg", "line-check.pdf"]))(),
  ...overrideResponse,
});

export const getEventReminderMock = (
  overrideResponse: Partial<EventReminder> = {},
): EventReminder =>
  events.EventReminder(
    {
      key: (() => faker.helpers.arrayElement(["days"]))(),
      value: (() => faker.helpers.arrayElement(["0", "7", "14", "30", 0, 7, 14, 30]))(),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getEventDocumentMock = (
  overrideResponse: Partial<EventDocument> = {},
): EventDocument =>
  events.EventDocument(
    {
      id: getIdMock(),
      name: (() =>
        faker.helpers.arrayElement(["Medical certificate class 1", "Passport", "Line check"]))(),
      description: (() =>
        faker.helpers.arrayElement([
          "Medical certificate class 1",
          "Passport",
          "Line check",
          "Dangerous goods certificate",
          "Instrument rating revalidation",
        ]))(),
      notes: faker.helpers.arrayElement([
        (() =>
          faker.helpers.arrayElement([
            "<p>Renew with <strong>Dr Novak</strong>, Prague.</p>",
            "<ul><li>Original in the safe</li></ul>",
          ]))(),
        null,
      ]),
      issued_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      expiry_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      is_active: faker.datatype.boolean(),
      deleted_at: faker.helpers.arrayElement([getWireDateMock(), null]),
      status: getEventStatusMock(),
      files_count: (() => faker.number.int({ min: 0, max: 3 }))(),
      files: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getEventFileMock() }),
      ),
      manager: faker.datatype.boolean(),
      trainee: faker.datatype.boolean(),
      reminders: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({ ...getEventReminderMock() }),
      ),
      ...overrideResponse,
    },
    overrideResponse,
  );

export const getMethodOverrideMock = (): MethodOverride =>
  faker.helpers.arrayElement(["PUT"] as const);

export const getEventUpdateFormMock = (
  overrideResponse: Partial<EventUpdateForm> = {},
): EventUpdateForm =>
  events.EventUpdateForm(
    {
      _method: getMethodOverrideMock(),
      description: (() =>
        faker.helpers.arrayElement([
          "Medical certificate class 1",
          "Passport",
          "Line check",
          "Dangerous goods certificate",
        ]))(),
      notes: (() =>
        faker.helpers.arrayElement([
          "<p>Renew with <strong>Dr Novak</strong>, Prague.</p>",
          "<ul><li>Original in the safe</li></ul>",
        ]))(),
      issued_at: getDateFieldMock(),
      expiry_at: getDateFieldMock(),
      manager: getFormSwitchMock(),
      trainee: getFormSwitchMock(),
      reminders: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({ ...getEventReminderInputMock() }),
      ),
      files: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]),
      ),
      ...overrideResponse,
    },
    overrideResponse,
  );
