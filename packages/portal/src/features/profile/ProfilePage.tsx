import { type ProfileEdit, profilePayload, type User } from "@recurrent/sdk";
import { profileShowOptions, useProfileShow, useProfileUpdate } from "@recurrent/sdk/react";
import {
  FormAlert,
  PERSON_FIELDS,
  PersonBanner,
  ProfileForm,
  PROFILE_TEXT_KEYS,
} from "@recurrent/ui-kit";
import { tryRefetchSession } from "../../shared/context/refetch-session.ts";
import { useToday } from "../../shared/dates/days.ts";
import { useMay, useAppContext, useSignedIn } from "../../shared/context/app-context.ts";
import { QueryContent } from "../../shared/components/QueryContent.tsx";
import { FormQuestions } from "../../shared/forms/FormQuestions.tsx";
import { useEditForm } from "../../shared/forms/useEditForm.ts";
import { useRefetchWithEtag } from "../../shared/forms/useRefetchWithEtag.ts";
import { SHOWS_OWN_FAILURE } from "../../shared/api/failure-options.ts";
import { NO_PASSWORD, PASSWORD_KEYS, pickTexts } from "../../shared/forms/form-values.ts";
import { type MergeFields, NOTIFICATIONS_FIELD, plainFields } from "../../shared/forms/merge.ts";
import { href } from "../../shared/routes/address.ts";
import { useOwnStatus } from "../../shared/components/usePersonStatus.ts";

export function ProfilePage() {
  return (
    <QueryContent query={useProfileShow()} failure="Your profile could not be loaded">
      {(user) => <ProfileEditor user={user} />}
    </QueryContent>
  );
}

type ProfileSource = Pick<User, (typeof PROFILE_TEXT_KEYS)[number] | "settings">;

export function profileEdit(user: ProfileSource): ProfileEdit {
  const { notifications } = user.settings;
  return { ...pickTexts(user, PROFILE_TEXT_KEYS), ...NO_PASSWORD, settings: { notifications } };
}

/** A manager may change the same person at the same time. */
const MERGE_FIELDS: MergeFields<ProfileEdit> = {
  ...plainFields(PERSON_FIELDS, PROFILE_TEXT_KEYS),
  settings: [NOTIFICATIONS_FIELD],
  // The server never returns a password.
  password: [],
  passwordConfirmation: [],
};

function ProfileEditor({ user }: { user: User }) {
  const app = useAppContext();
  const canUpdate = useMay()("profileUpdate");
  const { company } = useSignedIn();
  const status = useOwnStatus(user);
  const update = useProfileUpdate(SHOWS_OWN_FAILURE);
  const form = useEditForm<ProfileEdit, User, unknown>({
    subject: "your profile",
    thing: user,
    valuesOf: profileEdit,
    mergeFields: () => MERGE_FIELDS,
    refetch: useRefetchWithEtag(profileShowOptions()),
    async onSubmit(values, { ifMatch }) {
      // The session stores the user as sent by the host.
      let reply: unknown;
      const onReply = (sent: unknown) => (reply = sent);
      const saved = await update.mutateAsync({ data: profilePayload(values), ifMatch, onReply });
      return saved === null ? null : reply;
    },
    secrets: PASSWORD_KEYS,
    onSaved(returned) {
      // Menu, avatar and access change at once, in every tab.
      if (returned !== null) app.session.replaceUser(returned);
      else void tryRefetchSession(app, ["user"]);
    },
  });
  return (
    <>
      <PersonBanner
        person={user}
        today={useToday()}
        {...status}
        groupHref={null}
        line={[...user.roles, company?.name].filter(Boolean).join(", ")}
      />
      <FormQuestions draft={form.draft} conflict={form.conflict} />
      <ProfileForm
        {...form.props}
        canSubmit={canUpdate}
        readOnly={!canUpdate}
        note={!canUpdate && <FormAlert>Your roles do not allow changing your profile.</FormAlert>}
        cancel={{ label: "Back", href: href("home") }}
      />
    </>
  );
}
