import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { groupListOptions, groupShowOptions } from "@recurrent/sdk/react";
import { sortByName, withMark } from "@recurrent/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { mapWithConcurrency, MAX_CONCURRENT_CALLS } from "../../shared/api/concurrency.ts";
import { isNotFound } from "../../shared/errors/failure.ts";
import type { BulkDialogProps } from "./bulk-actions.ts";
import { movePlan, formatGroupNames, type PersonInGroups } from "./group-plan.ts";
import { GroupWriteDialog } from "./GroupWriteDialog.tsx";
import { GROUPS_FAILED, useGroupChoice } from "./useGroupChoice.ts";
import { distinguishGroups } from "../../shared/components/group-marks.ts";
import { SILENT } from "../../shared/api/failure-options.ts";

/** Thousands of selects would take seconds to draw. */
const MAX_FIELDS = 50;
const NO_CHOICES: ReadonlyMap<string, string> = new Map();

/**
 * Moves people to one group from their present one. People in several groups leave only the one
 * that the user chooses.
 */
export function MoveToGroupDialog({ people: selectedPeople, onClose }: BulkDialogProps) {
  const { companyId, trainees, props, needed } = useGroupChoice(selectedPeople);
  const { people, group } = props;
  const [choices, setChoices] = useState(NO_CHOICES);
  const whole = useWholeGroups(companyId);
  const plan = useMemo(
    () =>
      group && whole.data && trainees
        ? movePlan(people, group, distinguishGroups(whole.data), trainees, choices)
        : null,
    [people, group, whole.data, trainees, choices],
  );
  return (
    <GroupWriteDialog
      {...props}
      action="move"
      onClose={onClose}
      needed={[...needed, { query: whole, failure: GROUPS_FAILED }]}
      plan={plan}
    >
      {plan !== null && plan.ambiguous.length > 0 && (
        <SourceFields ambiguous={plan.ambiguous} choices={choices} onChange={setChoices} />
      )}
    </GroupWriteDialog>
  );
}

/** Every group with its trainees, since hosts may not list a person's groups. */
function useWholeGroups(companyId: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ["portal", "whole-groups", companyId],
    async queryFn({ signal }) {
      const fresh = { staleTime: 0 };
      const listed = await queries.fetchQuery(groupListOptions(companyId, SILENT));
      const read = async ({ id }: { readonly id: string }) => {
        try {
          return [
            await queries.fetchQuery({ ...groupShowOptions(companyId, id, SILENT), ...fresh }),
          ];
        } catch (failure) {
          // Deleted since it was listed.
          if (isNotFound(failure)) return [];
          throw failure;
        }
      };
      return (await mapWithConcurrency(listed, MAX_CONCURRENT_CALLS, read, signal)).flat();
    },
    // The summary must not change before it is confirmed; each write refetches its group.
    staleTime: Infinity,
    gcTime: 0,
    meta: { silent: true },
  });
}

interface SourceFieldsProps {
  ambiguous: readonly PersonInGroups[];
  /** Ids of groups by person. */
  choices: ReadonlyMap<string, string>;
  onChange: (choices: ReadonlyMap<string, string>) => void;
}

/** Asks which group each person in several groups leaves. */
function SourceFields({ ambiguous, choices, onChange }: SourceFieldsProps) {
  const all = sortByName(
    [
      ...new Map(
        ambiguous.flatMap(({ groups }) => groups).map((group) => [group.id, group]),
      ).values(),
    ],
    ({ name }) => name,
  );
  const choiceOf = ({ person, groups }: PersonInGroups) =>
    groups.find(({ id }) => id === choices.get(person.id));
  const chosen = new Set(ambiguous.map((entry) => choiceOf(entry)?.id ?? ""));
  const [common = ""] = chosen.size === 1 ? chosen : [];

  function choose(members: readonly PersonInGroups[], groupId: string) {
    onChange(new Map([...choices, ...members.map(({ person }) => [person.id, groupId] as const)]));
  }

  return (
    <Box component="fieldset" sx={{ display: "grid", gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1 }}>
        {ambiguous.length === 1
          ? "1 person is in several groups. Choose which one they leave."
          : `${ambiguous.length} people are in several groups. Choose which one each of them leaves.`}
      </Typography>
      {ambiguous.length > 1 && (
        <TextField
          select
          fullWidth
          label="All of them"
          value={common}
          onChange={({ target }) =>
            choose(
              ambiguous.filter(({ groups }) => groups.some(({ id }) => id === target.value)),
              target.value,
            )
          }
        >
          <MenuItem value="" disabled>
            Choose for all
          </MenuItem>
          {all.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {ambiguous.slice(0, MAX_FIELDS).map((entry) => {
        const { person, groups } = entry;
        const leaving = choiceOf(entry);
        const rest = groups.filter((group) => group !== leaving);
        return (
          <TextField
            key={person.id}
            select
            fullWidth
            label={withMark(person.fullName, person.mark)}
            value={leaving?.id ?? ""}
            onChange={({ target }) => choose([entry], target.value)}
            helperText={`${leaving ? "Stays" : "Is"} in ${formatGroupNames(rest)}.`}
          >
            <MenuItem value="">Not moved</MenuItem>
            {groups.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {`Leaves ${name}`}
              </MenuItem>
            ))}
          </TextField>
        );
      })}
      {ambiguous.length > MAX_FIELDS && (
        <Typography>
          {`${MAX_FIELDS} of ${ambiguous.length} are shown. Choose for all of them, or select fewer people.`}
        </Typography>
      )}
    </Box>
  );
}
