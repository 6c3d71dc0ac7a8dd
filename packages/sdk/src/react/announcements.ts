import { useQuery } from "@tanstack/react-query";

import { announcementList } from "../generated/main/calls/announcements/announcements.ts";
import { getAnnouncementListQueryKey } from "../generated/main/hooks/announcements/announcements.ts";
import { readAnnouncements } from "../model/announcement.ts";
import { canonicalQuery } from "./query.ts";

/** All announcements; which of them apply is for `announcementApplies`. Fails quietly (shell 8). */
export const announcementsOptions = () =>
  canonicalQuery(getAnnouncementListQueryKey(), announcementList, readAnnouncements, {
    quiet: true,
  });

/** Reads {@link announcementsOptions} in a component. */
export const useAnnouncements = () => useQuery(announcementsOptions());
