import { allRoutes, type RouteDefinition, type RouteId } from "../shared/routes/table.ts";

/** The possible states of a page; the tags by which Storybook's sidebar filters. */
const STATES = ["full", "loading", "empty", "error"] as const;
export type ScreenState = (typeof STATES)[number];

/** A story as Storybook's index has it. */
export interface IndexedStory {
  readonly title: string;
  readonly tags?: readonly string[];
}

/** The folder of a page in Storybook, by the part of its route's name before the `@`. */
const AREAS: Readonly<Record<string, string>> = {
  home: "General",
  system: "General",
  users: "General",
  dashboard: "Dashboards",
  companies: "Company",
  companies_groups: "Groups",
  companies_users: "People",
  my: "My Training",
  my_events: "Events and Documents",
};

const FORM = "A form has fields, whether or not anything is in them.";
const WORDS = "It is made of words alone: nothing is fetched.";
const ON_SUBMIT = "Nothing is fetched before the form is sent.";
const REDIRECT_ONLY = "It waits and leads on; it never shows anything of its own.";
const ONE_THING = "A certificate is there or it is not.";

/** The states that a screen cannot be in, and why. */
const IMPOSSIBLE: Partial<Record<RouteId, Partial<Record<ScreenState, string>>>> = {
  home: { full: REDIRECT_ONLY, empty: REDIRECT_ONLY, error: REDIRECT_ONLY },
  "system@login": { loading: ON_SUBMIT, empty: FORM },
  "system@lock": { loading: ON_SUBMIT, empty: FORM },
  "system@forbidden": { loading: WORDS, empty: WORDS, error: WORDS },
  "system@not-found": { loading: WORDS, empty: WORDS, error: WORDS },
  "system@resetPassword": { loading: ON_SUBMIT, empty: FORM },
  "system@resetPassword/link": { empty: FORM },
  "system@training_exit": { full: REDIRECT_ONLY, empty: REDIRECT_ONLY, error: REDIRECT_ONLY },
  "users@profile": { empty: FORM },
  "companies@edit": { empty: FORM },
  "companies_users@create": { empty: FORM },
  "companies_users@edit": { empty: FORM },
  "companies_users@certificate_print": { empty: ONE_THING },
  "my_events@create": { loading: ON_SUBMIT, empty: FORM },
  "my_events@update": { empty: FORM },
  "my@certificate-print": { empty: ONE_THING },
};

/**
 * The title of a route's stories: the page's title in the folder of its area; printed pages have a folder.
 */
export function storybookTitle({ id, title, layout, path }: RouteDefinition): string {
  const [area = ""] = id.split("@", 1);
  // Storybook reads a slash as a folder.
  const name = title.replaceAll(" / ", " and ");
  if (layout === "print") return `Print/${name}${path.includes("/:id/") ? ", of a person" : ""}`;
  return `Screens/${AREAS[area] ?? "General"}/${name}`;
}

/**
 * Compares Storybook's index with the route table.
 *
 * @returns a line for each state of a page that has no story, and for each state that is listed as
 * impossible and has one
 */
export function missingStates(stories: readonly IndexedStory[]): string[] {
  return allRoutes()
    .filter(({ page }) => page !== undefined)
    .flatMap((route) => {
      const title = storybookTitle(route);
      const shown = stories.filter((story) => story.title === title);
      return STATES.flatMap((state) => {
        const reason = IMPOSSIBLE[route.id]?.[state];
        const isShown = shown.some(({ tags = [] }) => tags.includes(state));
        if (isShown === (reason === undefined)) return [];
        return isShown
          ? `${route.id} × ${state}: there is a story, though '${reason}'`
          : `${route.id} × ${state}: no story in '${title}' has the tag '${state}'`;
      });
    });
}
