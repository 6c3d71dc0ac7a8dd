import {
  groupCreatePayload,
  type GroupEdit,
  type GroupManager,
  type GroupTrainee,
} from "@recurrent/sdk";
import { useGroupCreate, useGroupManagerList } from "@recurrent/sdk/react";
import { GroupForm } from "@recurrent/ui-kit";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { Loaded } from "../../kernel/components/Loaded.tsx";
import { FormQuestions } from "../../kernel/forms/useEditForm.tsx";
import { FORM_WRITE, useForm } from "../../kernel/forms/useForm.ts";
import { address, href } from "../../kernel/routes/address.ts";
import { fittingValues, NEW_GROUP } from "./group-values.ts";
import { useCandidates } from "./useCandidates.ts";

const NOBODY: readonly GroupTrainee[] = [];

/** Create Group (shell 2.17). */
export function GroupCreateScreen() {
  const managers = useGroupManagerList(useCompanyId());
  return (
    <Loaded query={managers} failure="The training managers could not be loaded">
      {(offered) => <GroupCreator managers={offered} />}
    </Loaded>
  );
}

function GroupCreator({ managers }: { managers: readonly GroupManager[] }) {
  const companyId = useCompanyId();
  const create = useGroupCreate(FORM_WRITE);
  const candidates = useCandidates(NOBODY);
  const offer = { managers, candidates: candidates.rows, members: NOBODY, targets: NOBODY };
  const form = useForm<GroupEdit, string>({
    initial: NEW_GROUP,
    send: (values) =>
      create.mutateAsync({ companyId, data: groupCreatePayload(fittingValues(values, offer)) }),
    notice: "Group created successfully!",
    // A server that does not name the new group leaves it to be found in the list.
    leadsTo: (id) =>
      id === "" ? address("companies_groups@index") : address("companies_groups@show", { id }),
  });
  return (
    <>
      <FormQuestions draft={form.draft} />
      <GroupForm
        {...form.props}
        value={fittingValues(form.values, offer)}
        managers={managers}
        candidates={candidates}
        leave={{ label: "Cancel", href: href("companies_groups@index") }}
        canSubmit
      />
    </>
  );
}
