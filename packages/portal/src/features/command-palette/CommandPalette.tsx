import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import LinearProgress from "@mui/material/LinearProgress";
import type { PopperProps } from "@mui/material/Popper";
import ListSubheader from "@mui/material/ListSubheader";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { eventListOptions, groupListOptions } from "@recurrent/sdk/react";
import {
  Avatar,
  Dialog,
  InlineError,
  LiveRegion,
  StatusIcon,
  VisuallyHidden,
} from "@recurrent/ui-kit";
import { hasFailed } from "../../shared/api/first-load.ts";
import { useStore } from "../../shared/stores/store.ts";
import { ChevronRight, type LucideIcon, Paperclip, Search, User, Users } from "lucide-react";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { routeById } from "../../shared/routes/table.ts";
import { focusOnMount } from "../../shared/context/focus-on-mount.ts";
import { useRouteDefinition } from "../../shared/context/page.ts";
import { useCompanyId, useAppContext, useSignedIn } from "../../shared/context/app-context.ts";
import {
  actionResults,
  commandResult,
  eventResults,
  findResults,
  countText,
  groupResults,
  pageResults,
  peopleResults,
  type PaletteResult,
} from "./results.ts";
import { useTrainingStatuses } from "../../shared/components/useTrainingStatuses.ts";
import { useAllowedQuery, useListedPeople } from "../../shared/api/useAllowedQuery.ts";
import { SILENT } from "../../shared/api/failure-options.ts";

const LABEL = "Find anything";

/**
 * Opens any page, person, group or own event, or runs a command of the page. Lists that are not
 * cached are fetched on opening.
 */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      aria-labelledby={id}
      sx={{
        "& .MuiDialog-container": { alignItems: "flex-start" },
        "& .MuiDialog-paper": { mt: { sm: "12vh" } },
      }}
    >
      <VisuallyHidden id={id}>{LABEL}</VisuallyHidden>
      <Finder isOpen={open} onClose={onClose} />
    </Dialog>
  );
}

const OPTION = { flexWrap: "wrap", columnGap: 1.5 } as const;

const SIGNS: Readonly<Record<PaletteResult["kind"], LucideIcon>> = {
  "On this page": ChevronRight,
  Pages: ChevronRight,
  People: User,
  Groups: Users,
  "Events / Documents": Paperclip,
};

/** Tells the kinds apart at a glance. */
function Sign({ kind, label, icon, personId }: PaletteResult) {
  if (personId !== undefined) return <Avatar fullName={label} size={24} />;
  const Icon = icon ?? SIGNS[kind];
  return (
    <Box component="span" sx={{ display: "grid", placeItems: "center", width: 24, height: 24 }}>
      <Icon size={18} />
    </Box>
  );
}

function Finder({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { pageNavigator } = useAppContext();
  const [typed, setTyped] = useState("");
  const { results, isFetching, missing } = usePaletteResults();
  const found = useMemo(() => findResults(results, typed), [results, typed]);
  const { statuses } = useTrainingStatuses();
  // Enter was pressed while lists were loading, which may contain the match.
  const isEntered = useRef(false);
  const isPicked = useRef(false);

  function choose({ to }: PaletteResult) {
    onClose();
    if (typeof to === "string") pageNavigator.go(to);
    else to();
  }

  useEffect(() => {
    // The lists may arrive while the palette closes.
    if (!isOpen) isEntered.current = false;
  }, [isOpen]);

  const enter = useEffectEvent(() => {
    if (!isEntered.current) return;
    isEntered.current = false;
    const [first] = found;
    if (first) choose(first);
  });
  useEffect(() => {
    if (!isFetching) enter();
  }, [isFetching]);

  return (
    <>
      <Autocomplete<PaletteResult>
        open
        fullWidth
        autoHighlight
        forcePopupIcon={false}
        options={found}
        value={null}
        inputValue={typed}
        // A choice would put its label into the field.
        onInputChange={(_event, text, reason) => {
          if (reason !== "input") return;
          setTyped(text);
          isEntered.current = false;
          isPicked.current = false;
        }}
        onHighlightChange={(_event, _place, reason) => {
          if (reason !== "keyboard" && reason !== "mouse") return;
          isPicked.current = true;
          isEntered.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !isFetching || isPicked.current) return;
          event.defaultMuiPrevented = true;
          isEntered.current = true;
        }}
        onChange={(_event, result) => result && choose(result)}
        onClose={(_event, reason) => reason === "escape" && onClose()}
        filterOptions={(options) => options}
        groupBy={({ kind }) => kind}
        getOptionKey={({ id }) => id}
        // MUI finds the highlighted option by it when more arrive, and labels are not unique.
        getOptionLabel={({ id }) => id}
        noOptionsText={isFetching ? "Searching …" : "No matches."}
        slots={{ popper: InPlace }}
        slotProps={{
          listbox: { "aria-label": LABEL, sx: { maxHeight: "min(60dvh, 30rem)" } },
          paper: { elevation: 0, square: true },
          // MUI announces only "no match"; the announcement below gives the count.
          status: { role: "presentation", "aria-live": "off" },
        }}
        // MUI's group headings would be lists inside the listbox, which ARIA forbids.
        renderGroup={({ key, group, children }) => (
          <li key={key} role="none">
            <ListSubheader component="div" aria-hidden sx={{ bgcolor: "background.paper" }}>
              {group}
            </ListSubheader>
            <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
              {children}
            </Box>
          </li>
        )}
        renderOption={({ key, ...option }, result) => (
          // The detail is below a name that leaves it no room.
          <Box component="li" key={key} {...option} sx={OPTION}>
            <Sign {...result} />
            <Typography component="span" sx={{ flex: "none", maxWidth: 0.7 }} noWrap>
              {result.label}
            </Typography>
            {result.personId !== undefined && statuses?.has(result.personId) && (
              <StatusIcon status={statuses.get(result.personId)} labelled />
            )}
            {result.detail !== undefined && (
              <Typography component="span" variant="body2" color="textSecondary" noWrap>
                {result.detail}
              </Typography>
            )}
          </Box>
        )}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            inputRef={focusOnMount}
            placeholder="Search pages, people and groups"
            slotProps={{
              ...slotProps,
              htmlInput: { ...slotProps.htmlInput, "aria-label": LABEL, enterKeyHint: "go" },
              input: {
                ...slotProps.input,
                startAdornment: (
                  <InputAdornment position="start">
                    <Search size={18} />
                  </InputAdornment>
                ),
              },
            }}
            sx={{ p: 1.5 }}
          />
        )}
      />
      <LiveRegion subject={typed.trim()} text={countText(found, typed, isFetching)} />
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label="Loading lists" />}</Box>
      {missing.length > 0 && (
        <Box sx={{ px: 2, pb: 1.5 }}>
          <InlineError>{`Not searched (could not be loaded): ${missing.join(", ")}.`}</InlineError>
        </Box>
      )}
    </>
  );
}

/** Renders the list inside the dialog, not above it. */
function InPlace({ children }: Pick<PopperProps, "children">) {
  return typeof children === "function" ? null : <>{children}</>;
}

function usePaletteResults() {
  const { commands } = useAppContext();
  const { subject } = useSignedIn();
  const companyId = useCompanyId();
  const { pathname } = useLocation();
  const route = useRouteDefinition() ?? routeById("system@not-found");
  const ofPage = useStore(commands);
  const { people } = useListedPeople();
  const groupList = groupListOptions(companyId, SILENT);
  const { query: groups } = useAllowedQuery("companies_groups@index", groupList);
  const { query: events } = useAllowedQuery("my_events@index", eventListOptions(SILENT));

  const results = useMemo(() => {
    const actions = actionResults(route, pathname, subject);
    return [
      ...actions,
      ...ofPage.map(commandResult),
      ...pageResults(subject, actions),
      ...peopleResults(people.data ?? []),
      ...groupResults(groups.data ?? []),
      ...eventResults(events.data ?? []),
    ];
  }, [route, pathname, subject, ofPage, people.data, groups.data, events.data]);
  const lists = { People: people, Groups: groups, "Events / Documents": events };
  return {
    results,
    isFetching: Object.values(lists).some(({ isLoading }) => isLoading),
    /** Kinds whose list failed. */
    missing: Object.entries(lists).flatMap(([name, query]) => (hasFailed(query) ? [name] : [])),
  };
}
