import type { User } from "@recurrent/sdk";
import { profileOptions, useProfile, useUpdateProfile } from "@recurrent/sdk/react";
import { FormNote, ProfileForm, type ProfileValue } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { renewSession } from "../../app/follow-writes.ts";
import { useMay, useRuntime } from "../../app/runtime-context.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { DraftBar } from "../../forms/DraftBar.tsx";
import { MergeDialog } from "../../forms/MergeDialog.tsx";
import { NOTICES } from "../../forms/notices.ts";
import { useEditForm, useReadAgain } from "../../forms/useEditForm.ts";
import { FORM_WRITE } from "../../forms/useForm.ts";
import { href } from "../../routes/address.ts";
import { PROFILE_PARTS, profileEdit, profileValues } from "./profile-values.ts";

/** My Profile (shell 2.11). */
export function ProfileScreen() {
  return (
    <Loaded query={useProfile()} failure="Your profile could not be loaded">
      {(user) => <ProfileEditor user={user} />}
    </Loaded>
  );
}

const SECRETS = ["newPassword"] as const;

function ProfileEditor({ user }: { user: User }) {
  const runtime = useRuntime();
  const canUpdate = useMay()("profileUpdate");
  const update = useUpdateProfile(FORM_WRITE);
  const initial = useMemo(() => profileValues(user), [user]);
  const form = useEditForm<ProfileValue, User, unknown>({
    subject: "your profile",
    thing: user,
    initial,
    valuesOf: profileValues,
    parts: () => PROFILE_PARTS,
    readAgain: useReadAgain(profileOptions()),
    send: (values, { ifMatch }) => update.mutateAsync({ ...profileEdit(values), ifMatch }),
    secrets: SECRETS,
    notice: NOTICES.dataUpdated,
    onSaved(returned) {
      // Menu, avatar and access follow at once, in every tab.
      if (returned === null) void renewSession(runtime, ["user"]);
      else runtime.session.replaceUser(returned);
    },
  });
  return (
    <>
      <DraftBar draft={form.draft} />
      <MergeDialog asked={form.asked} />
      <ProfileForm
        {...form.props}
        canUpdate={canUpdate}
        readOnly={!canUpdate}
        note={!canUpdate && <FormNote>Your roles do not allow changing your profile.</FormNote>}
        backHref={href("home")}
      />
    </>
  );
}
