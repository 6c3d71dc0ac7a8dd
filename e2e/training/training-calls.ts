import type { Page } from "@playwright/test";
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { hosts } from "../support/target.ts";
import { hostsAnswer } from "../support/sandbox.ts";

/** A lesson as Train Now has it. */
interface Waiting {
  lesson: string;
  registration: { id: number; status: number } | null;
}

/** Calls of a trainee's session to the main API from inside the page. */
export async function trainingCalls(page: Page, username: string) {
  await hostsAnswer(page);
  const { authHost, apiHost } = hosts();
  const get = async <Body>(path: string): Promise<Body> =>
    page.evaluate(
      async ({ auth, api, user, password }) => {
        const signedIn = await fetch(auth, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ username: user, password }),
        });
        const { access_token: token } = (await signedIn.json()) as { access_token: string };
        const reply = await fetch(api, { headers: { authorization: `Bearer ${token}` } });
        return (await reply.json()) as Body;
      },
      {
        auth: `${authHost}/api/auth/login`,
        api: apiHost + path,
        user: username,
        password: PASSWORD,
      },
    );
  return {
    lessons: async () => (await get<{ lessonList: Waiting[] }>("/api/my/training")).lessonList,
    launchLink: async (registration: number) =>
      (await get<{ launch_link: string }>(`/api/records/registrations/${registration}/launch`))
        .launch_link,
    preview: async (lesson: number) =>
      (await get<{ preview: string | null }>(`/api/lessons/${lesson}/preview`)).preview,
  };
}
