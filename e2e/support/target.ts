/** The two ways to run the portal, and their hosts. */
import { test } from "@playwright/test";
import { DEMO, type Hosts, IN_PAGE, type Remote, remoteOf } from "./hosts.ts";

/** True when the sandbox is reached over HTTP; otherwise it is in the page. */
export const isRemote = (): boolean => test.info().project.name === "remote";

/** Servers of this test alone, over HTTP. */
export const remote = (): Remote => remoteOf(test.info().parallelIndex);

/** The origin of the portal. */
export const origin = (): string => (isRemote() ? remote() : DEMO).origin;

/** Both hosts, as the portal of this test calls them. */
export const hosts = (): Hosts => (isRemote() ? remote() : IN_PAGE);
