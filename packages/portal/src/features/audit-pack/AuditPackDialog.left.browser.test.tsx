/** Notices about an audit pack whose dialog was closed before it was finished. */
import { useEffect, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSession } from "../../shared/context/app-context.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { AuditPackDialog } from "./AuditPackDialog.tsx";

const PEOPLE = [{ id: "11", fullName: "Ann Berg", isActive: true }];

/** The end of a session takes the page, and the dialog with it. */
function Page() {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const hide = () => setShown(false);
    addEventListener("hide-page", hide);
    return () => removeEventListener("hide-page", hide);
  }, []);
  return useSession().kind === "signed-in" && isShown ? (
    <AuditPackDialog people={PEOPLE} onClose={() => undefined} />
  ) : (
    <p>Login</p>
  );
}

let mounted: ReturnType<typeof mountRoutes>;

afterEach(() => {
  mounted.end();
  vi.unstubAllGlobals();
});

it.each<[reason: string, leave: () => unknown]>([
  ["you left the page", () => dispatchEvent(new Event("hide-page"))],
  ["your session has ended", () => mounted.app.session.end()],
])("says that there is no pack, because %s", async (reason, leave) => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  mounted = mountRoutes({
    as: "companyManager",
    path: "/people",
    routes: [{ path: "/people", element: <Page /> }],
  });
  await userEvent.click(page.getByRole("button", { name: "Create pack" }));
  await expect.element(page.getByRole("progressbar", { name: "Audit pack" })).toBeVisible();
  leave();
  await vi.waitFor(() =>
    expect(mounted.app.messages.notices.read().map(({ text }) => text)).toEqual([
      `The audit pack was not created, because ${reason}.`,
    ]),
  );
});
