import type { ComponentType } from "react";
import type { RouteId } from "../routes/table.ts";

/** Loads the chunk of a screen. */
export type LoadScreen = () => Promise<ComponentType>;

const notFound: LoadScreen = () =>
  import("../features/system/SystemScreens.tsx").then((module) => module.NotFoundScreen);

/**
 * The screen of every route, each a chunk of its own. Null: the route only leads on to another one,
 * or does something and leads on.
 */
export const SCREENS: Readonly<Record<RouteId, LoadScreen | null>> = {
  home: () => import("../features/home/HomeScreen.tsx").then((module) => module.HomeScreen),
  "system@login": () =>
    import("../features/session/LoginScreen.tsx").then((module) => module.LoginScreen),
  "system@logout": null,
  "system@lock": () =>
    import("../features/session/LockScreen.tsx").then((module) => module.LockScreen),
  "system@forbidden": () =>
    import("../features/system/SystemScreens.tsx").then((module) => module.ForbiddenScreen),
  "system@not-found": notFound,
  "system@resetPassword": () =>
    import("../features/session/ForgotPasswordScreen.tsx").then(
      (module) => module.ForgotPasswordScreen,
    ),
  "system@resetPassword/link": () =>
    import("../features/session/SetPasswordScreen.tsx").then((module) => module.SetPasswordScreen),
  "system@training_exit": () =>
    import("../features/home/TrainingExitScreen.tsx").then((module) => module.TrainingExitScreen),
  dashboard: null,
  "dashboard@training-status": () =>
    import("../features/dashboard/TrainingBoardScreen.tsx").then(
      (module) => module.TrainingBoardScreen,
    ),
  "dashboard@event-status": () =>
    import("../features/dashboard/EventBoardScreen.tsx").then((module) => module.EventBoardScreen),
  "users@profile": () =>
    import("../features/profile/ProfileScreen.tsx").then((module) => module.ProfileScreen),
  "companies@index": null,
  "companies@show": () =>
    import("../features/company/CompanyScreen.tsx").then((module) => module.CompanyScreen),
  "companies@edit": () =>
    import("../features/company/CompanyEditScreen.tsx").then((module) => module.CompanyEditScreen),
  "companies_groups@index": () =>
    import("../features/groups/GroupsScreen.tsx").then((module) => module.GroupsScreen),
  "companies_groups@create": () =>
    import("../features/groups/GroupCreateScreen.tsx").then((module) => module.GroupCreateScreen),
  "companies_groups@show": () =>
    import("../features/groups/GroupScreen.tsx").then((module) => module.GroupScreen),
  "companies_groups@edit": () =>
    import("../features/groups/GroupEditScreen.tsx").then((module) => module.GroupEditScreen),
  "companies_users@active": () =>
    import("../features/people/PeopleScreen.tsx").then((module) => module.PeopleScreen),
  "companies_users@historical": () =>
    import("../features/people/PeopleScreen.tsx").then((module) => module.HistoricalScreen),
  "companies_users@create": () =>
    import("../features/people/PersonCreateScreen.tsx").then((module) => module.PersonCreateScreen),
  "companies_users@show": () =>
    import("../pages/PersonPage.tsx").then((module) => module.PersonPage),
  "companies_users@edit": () =>
    import("../features/people/PersonEditScreen.tsx").then((module) => module.PersonEditScreen),
  "companies_users@records-print": () =>
    import("../features/training/RecordPrintScreen.tsx").then(
      (module) => module.PersonRecordPrintScreen,
    ),
  "companies_users@certificate_print": () =>
    import("../features/training/CertificatePrintScreen.tsx").then(
      (module) => module.PersonCertificatePrintScreen,
    ),
  my: null,
  "my@training": () =>
    import("../features/training/TrainNowScreen.tsx").then((module) => module.TrainNowScreen),
  "my@program": () =>
    import("../features/training/ProgramScreen.tsx").then((module) => module.ProgramScreen),
  "my@schedule": () =>
    import("../features/training/ScheduleScreen.tsx").then((module) => module.ScheduleScreen),
  "my@records": () =>
    import("../features/training/RecordScreen.tsx").then((module) => module.RecordScreen),
  "my_events@index": () =>
    import("../features/events/EventsScreen.tsx").then((module) => module.EventsScreen),
  "my_events@create": () =>
    import("../features/events/EventFormScreens.tsx").then((module) => module.EventCreateScreen),
  "my_events@show": () =>
    import("../features/events/EventShowScreen.tsx").then((module) => module.EventShowScreen),
  "my_events@update": () =>
    import("../features/events/EventFormScreens.tsx").then((module) => module.EventUpdateScreen),
  "my@records-print": () =>
    import("../features/training/RecordPrintScreen.tsx").then(
      (module) => module.MyRecordPrintScreen,
    ),
  "my@certificate-print": () =>
    import("../features/training/CertificatePrintScreen.tsx").then(
      (module) => module.MyCertificatePrintScreen,
    ),
  "system@settings": () =>
    import("../features/permissions/PermissionsScreen.tsx").then(
      (module) => module.PermissionsScreen,
    ),
};

/** The screen of an unknown path. */
export const UNKNOWN_PATH_SCREEN: LoadScreen = notFound;
