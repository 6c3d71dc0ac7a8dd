/** Status and groups of the trainees in the lists of a group's form. */
import Skeleton from "@mui/material/Skeleton";
import type { GroupTrainee, NamedRef, PersonSummary } from "@recurrent/sdk";
import type { GridColumn } from "@recurrent/ui-kit";
import { Fragment, useMemo } from "react";
import { useAutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { NarrowLine } from "../../shared/components/narrow-lines.tsx";
import { narrowTraining, trainingColumn } from "../../shared/components/training-column.tsx";
import { useTrainingStatuses } from "../../shared/components/useTrainingStatuses.ts";
import { useListedPeople } from "../../shared/api/useAllowedQuery.ts";
import { hasFailed } from "../../shared/api/first-load.ts";

type Row = Pick<GroupTrainee, "id" | "fullName">;

const NO_COLUMNS: readonly GridColumn<Row>[] = [];

/** By person; undefined while they load, null where nobody's groups are known. */
type Memberships = ReadonlyMap<string, readonly NamedRef[] | null> | null | undefined;

function useMemberships(): Memberships {
  const { mayList, people } = useListedPeople();
  const { data } = people;
  const isMissing = !mayList || hasFailed(people);
  return useMemo(() => (isMissing ? null : data && membershipsOf(data)), [isMissing, data]);
}

/** Null if the host lists the groups of nobody. */
export function membershipsOf(people: readonly Pick<PersonSummary, "id" | "groups">[]) {
  return people.some(({ groups }) => groups !== null)
    ? new Map(people.map(({ id, groups }) => [id, groups]))
    : null;
}

/** '' for groups that are not known: "No group" would be wrong. */
export function groupsText(memberships: Memberships, id: string): string {
  const groups = memberships?.get(id);
  if (groups == null) return "";
  return groups.length === 0 ? "No group" : groups.map(({ name }) => name).join(", ");
}

/** A name breaks only where it has the line for itself. */
const WHOLE = { display: "inline-block" } as const;

function GroupNames({ groups }: { groups: readonly NamedRef[] }) {
  return groups.map(({ id, name }, at) => (
    <Fragment key={id}>
      {at > 0 && ", "}
      <span style={WHOLE}>{name}</span>
    </Fragment>
  ));
}

/** Training status in both lists, and the present groups of those who may be added. */
export function useTraineeDetails() {
  const { queries, statuses, hasColumn } = useTrainingStatuses();
  // A status is no part of what the form sends.
  useAutoRefetch(queries);
  const memberships = useMemberships();
  return useMemo(() => {
    const training = hasColumn
      ? [{ ...trainingColumn<Row>(statuses), flex: 1.05, sortable: false }]
      : NO_COLUMNS;
    const groupsOf = ({ id }: Row) => groupsText(memberships, id);
    const renderGroups = (row: Row) => {
      // Their line has its place from the start.
      if (memberships === undefined) return <Skeleton variant="text" width={140} />;
      const known = memberships?.get(row.id) ?? [];
      return known.length === 0 ? groupsOf(row) : <GroupNames groups={known} />;
    };
    const groups: GridColumn<Row> = {
      field: "groups",
      headerName: "Groups",
      hidesFirst: true,
      sortable: false,
      value: groupsOf,
    };
    const hasGroups = memberships !== null;
    return {
      current: {
        details: training,
        narrowContent: hasColumn ? narrowTraining<Row>(statuses, () => "") : undefined,
      },
      candidates: {
        details: hasGroups ? [groups, ...training] : training,
        narrowContent: hasColumn
          ? narrowTraining<Row>(statuses, renderGroups)
          : hasGroups
            ? (row: Row) => <NarrowLine>{renderGroups(row)}</NarrowLine>
            : undefined,
      },
    };
  }, [statuses, hasColumn, memberships]);
}
