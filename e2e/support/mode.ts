/** The two ways to run the portal, and what a test finds in each. */
import { test } from "@playwright/test";
import { DEMO, type Hosts, IN_PAGE, type Remote, remoteOf } from "./hosts.ts";

/** What stands for this test alone over HTTP; undefined where the sandbox is in the page. */
export function remote(): Remote | undefined {
  const { project, parallelIndex } = test.info();
  return project.name === "remote" ? remoteOf(parallelIndex) : undefined;
}

/** Where the portal is served. */
export const origin = (): string => (remote() ?? DEMO).origin;

/** Both hosts, as the portal of this test calls them. */
export const hosts = (): Hosts => remote() ?? IN_PAGE;
