import type { ComponentType } from "react";
import type { RouteId } from "../routes/table.ts";

/** A screen's module, reduced to what the router takes. */
export interface LoadedScreen {
  readonly Component: ComponentType;
}

/** Loads the chunk of a screen. */
export type LoadScreen = () => Promise<LoadedScreen>;

const notFound: LoadScreen = () =>
  import("../features/system/NotFoundScreen.tsx").then((module) => ({
    Component: module.NotFoundScreen,
  }));

/**
 * The screen of every route, each a chunk of its own. Null: the route only leads on to another one,
 * or does something and leads on.
 */
export const SCREENS: Readonly<Record<RouteId, LoadScreen | null>> = {
  home: () =>
    import("../features/home/HomeScreen.tsx").then((module) => ({ Component: module.HomeScreen })),
  "system@login": () =>
    import("../features/session/LoginScreen.tsx").then((module) => ({
      Component: module.LoginScreen,
    })),
  "system@logout": null,
  "system@lock": () =>
    import("../features/session/LockScreen.tsx").then((module) => ({
      Component: module.LockScreen,
    })),
  "system@forbidden": () =>
    import("../features/system/ForbiddenScreen.tsx").then((module) => ({
      Component: module.ForbiddenScreen,
    })),
  "system@not-found": notFound,
  "system@resetPassword": () =>
    import("../features/session/ForgotPasswordScreen.tsx").then((module) => ({
      Component: module.ForgotPasswordScreen,
    })),
  "system@resetPassword/link": () =>
    import("../features/session/SetPasswordScreen.tsx").then((module) => ({
      Component: module.SetPasswordScreen,
    })),
  "system@training_exit": () =>
    import("../features/home/TrainingExitScreen.tsx").then((module) => ({
      Component: module.TrainingExitScreen,
    })),
  dashboard: null,
  "dashboard@training-status": () =>
    import("../features/dashboard/TrainingBoardScreen.tsx").then((module) => ({
      Component: module.TrainingBoardScreen,
    })),
  "dashboard@event-status": () =>
    import("../features/dashboard/EventBoardScreen.tsx").then((module) => ({
      Component: module.EventBoardScreen,
    })),
  "users@profile": () =>
    import("../features/profile/ProfileScreen.tsx").then((module) => ({
      Component: module.ProfileScreen,
    })),
  "companies@index": null,
  "companies@show": () =>
    import("../features/company/CompanyScreen.tsx").then((module) => ({
      Component: module.CompanyScreen,
    })),
  "companies@edit": () =>
    import("../features/company/CompanyEditScreen.tsx").then((module) => ({
      Component: module.CompanyEditScreen,
    })),
  "companies_groups@index": () =>
    import("../features/groups/GroupsScreen.tsx").then((module) => ({
      Component: module.GroupsScreen,
    })),
  "companies_groups@create": () =>
    import("../features/groups/GroupCreateScreen.tsx").then((module) => ({
      Component: module.GroupCreateScreen,
    })),
  "companies_groups@show": () =>
    import("../features/groups/GroupScreen.tsx").then((module) => ({
      Component: module.GroupScreen,
    })),
  "companies_groups@edit": () =>
    import("../features/groups/GroupEditScreen.tsx").then((module) => ({
      Component: module.GroupEditScreen,
    })),
  "companies_users@active": () =>
    import("../features/people/PeopleScreen.tsx").then((module) => ({
      Component: module.PeopleScreen,
    })),
  "companies_users@historical": () =>
    import("../features/people/PeopleScreen.tsx").then((module) => ({
      Component: module.HistoricalScreen,
    })),
  "companies_users@create": () =>
    import("../features/people/PersonCreateScreen.tsx").then((module) => ({
      Component: module.PersonCreateScreen,
    })),
  "companies_users@show": () =>
    import("../pages/PersonPage.tsx").then((module) => ({
      Component: module.PersonPage,
    })),
  "companies_users@edit": () =>
    import("../features/people/PersonEditScreen.tsx").then((module) => ({
      Component: module.PersonEditScreen,
    })),
  "companies_users@records-print": () =>
    import("../features/training/RecordPrintScreen.tsx").then((module) => ({
      Component: module.PersonRecordPrintScreen,
    })),
  "companies_users@certificate_print": () =>
    import("../features/training/CertificatePrintScreen.tsx").then((module) => ({
      Component: module.PersonCertificatePrintScreen,
    })),
  my: null,
  "my@training": () =>
    import("../features/training/TrainNowScreen.tsx").then((module) => ({
      Component: module.TrainNowScreen,
    })),
  "my@program": () =>
    import("../features/training/ProgramScreen.tsx").then((module) => ({
      Component: module.ProgramScreen,
    })),
  "my@schedule": () =>
    import("../features/training/ScheduleScreen.tsx").then((module) => ({
      Component: module.ScheduleScreen,
    })),
  "my@records": () =>
    import("../features/training/RecordScreen.tsx").then((module) => ({
      Component: module.RecordScreen,
    })),
  "my_events@index": () =>
    import("../features/events/EventsScreen.tsx").then((module) => ({
      Component: module.EventsScreen,
    })),
  "my_events@create": () =>
    import("../features/events/EventCreateScreen.tsx").then((module) => ({
      Component: module.EventCreateScreen,
    })),
  "my_events@show": () =>
    import("../features/events/EventShowScreen.tsx").then((module) => ({
      Component: module.EventShowScreen,
    })),
  "my_events@update": () =>
    import("../features/events/EventUpdateScreen.tsx").then((module) => ({
      Component: module.EventUpdateScreen,
    })),
  "my@records-print": () =>
    import("../features/training/RecordPrintScreen.tsx").then((module) => ({
      Component: module.MyRecordPrintScreen,
    })),
  "my@certificate-print": () =>
    import("../features/training/CertificatePrintScreen.tsx").then((module) => ({
      Component: module.MyCertificatePrintScreen,
    })),
  "system@settings": () =>
    import("../features/permissions/PermissionsScreen.tsx").then((module) => ({
      Component: module.PermissionsScreen,
    })),
};

/** The screen of an unknown path. */
export const UNKNOWN_PATH_SCREEN: LoadScreen = notFound;
