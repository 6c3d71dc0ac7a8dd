export { Avatar } from "./components/avatar/Avatar.tsx";
export { BoardSkeleton } from "./domain/cards/BoardSkeleton.tsx";
export { DetailSkeleton, FormSkeleton, TableSkeleton } from "./components/layout/Skeletons.tsx";
export { Brand, Mark } from "./components/layout/Brand.tsx";
export {
  AppLink,
  type LinkComponentProps,
  LinkProvider,
  useCloseOnNavigation,
} from "./components/links/AppLink.tsx";
export { DayText, TextWithDays } from "./dates/DayText.tsx";
export type { StatusLink } from "./domain/status/OtherStatuses.tsx";
export {
  compareUrgency,
  DUE_STATUSES,
  type DueStatus,
  isDue,
  STATUS,
  StatusDate,
  StatusIcon,
  type StatusId,
  statusOf,
  StatusPill,
  STATUSES_BY_URGENCY,
  type StatusValue,
  SUSPENDED_SUFFIX,
  SuspendedIcon,
  URGENT_STATUSES,
} from "./domain/status/Status.tsx";
export {
  BELOW_APP_BAR,
  stickyStyles,
  LARGE_TEXT,
  LOW,
  PINNED,
  STICKY,
  TOOL_PLACEHOLDER,
  SEGMENTS,
  PHONE,
  TOUCH,
} from "./theme/common-styles.ts";
export { CHUNK_LOAD_ERROR, CHUNK_LOADING, showChunkLoading } from "./chunk-load-error.ts";
export { useLayoutOf } from "./useLayoutOf.ts";
export { isComposed } from "./theme/composition.ts";
export { RecurrentTheme } from "./theme/RecurrentTheme.tsx";
export { COVERED_BELOW, MEASURE, MIN_PINNED_HEIGHT } from "./theme/tokens.ts";
export { SanitisedHtml } from "./components/html/SanitisedHtml.tsx";
export { StatCard, StatCardGrid } from "./domain/cards/StatCard.tsx";
export { ArchiveButton, ArchivedPill } from "./domain/events/ArchiveButton.tsx";
export { EventDetail, type FileTransfer } from "./domain/events/EventDetail.tsx";
export {
  displayFileName,
  distinctFileNames,
  fileSize,
  formatUnlistedFiles,
} from "./domain/events/files.tsx";
export { EventForm, type EventUpload } from "./domain/events/EventForm.tsx";
export { type FilePreview, FilePreviewDialog } from "./domain/events/FilePreviewDialog.tsx";
export { EventsTable } from "./domain/events/EventsTable.tsx";
export { renewalNote, renewedDraft } from "./domain/events/renewal.ts";
export { daysProblem, warningDates, warningRecipients } from "./domain/events/warnings.ts";
export { LiveRegion } from "./components/feedback/LiveRegion.tsx";
export { EmptyState, type EmptyStateProps } from "./components/feedback/EmptyState.tsx";
export { Loading } from "./components/feedback/Loading.tsx";
export { LoadError } from "./components/feedback/LoadError.tsx";
export { ErrorAlert } from "./components/feedback/ErrorAlert.tsx";
export { InlineError } from "./components/feedback/InlineError.tsx";
export { IconTooltip } from "./components/feedback/IconTooltip.tsx";
export { VisuallyHidden } from "./components/feedback/VisuallyHidden.tsx";
export { ConfirmProvider, useConfirm } from "./components/feedback/ConfirmProvider.tsx";
export { DialogFrame, Dialog } from "./components/feedback/Dialog.tsx";
export { type DayRange, formatDay } from "./dates/day-format.ts";
export {
  ChangesDialog,
  type ChangesDialogProps,
  type ChangeSide,
  type ChangeValue,
  type OtherChange,
} from "./components/forms/ChangesDialog.tsx";
export { CompanyForm, type CompanyFormProps } from "./domain/company/CompanyForm.tsx";
export { Field, PasswordField } from "./components/forms/Field.tsx";
export { SubmitButton } from "./components/forms/SubmitButton.tsx";
export { FormContext, useFormState } from "./components/forms/form-state.ts";
export { FormAlert } from "./components/forms/FormAlert.tsx";
export { unavailableOf } from "./components/forms/unavailable-choices.ts";
export { unavailableTrainees, type GroupLists } from "./domain/groups/unavailable-trainees.tsx";
export { GroupForm, type GroupFormProps } from "./domain/groups/GroupForm.tsx";
export { isNewPasswordReady } from "./components/forms/password-rule.ts";
export { isWebAddress } from "./components/forms/text-problem.ts";
export { toggleOption } from "./components/forms/toggle-option.ts";
export { useRefusedSubmit } from "./components/forms/useRefusedSubmit.ts";
export { NewPasswordFields } from "./components/forms/NewPasswordFields.tsx";
export { useEchoedValue } from "./useEchoedValue.ts";
export { useFocusAfterRemoval } from "./useFocusAfterRemoval.ts";
export { useOneCall } from "./useOneCall.ts";
export {
  PERSON_FIELDS,
  SUSPEND_FIELDS,
  PERSON_TEXT_KEYS,
  personTextsIn,
  PROFILE_TEXT_KEYS,
  type PersonSection,
} from "./domain/people/person-fields.ts";
export { COMPANY_FIELDS, crmAccountLabel } from "./domain/company/company-fields.ts";
export {
  displayDescription,
  EVENT_FIELDS,
  missingExpiry,
  WARNINGS_LABEL,
} from "./domain/events/event-fields.ts";
export { GROUP_FIELDS } from "./domain/groups/group-fields.ts";
export { PersonForm } from "./domain/people/PersonForm.tsx";
export { ProfileForm } from "./domain/people/ProfileForm.tsx";
export { Details } from "./components/layout/Details.tsx";
export { DescriptionList, onOff, type DetailItem } from "./components/layout/DescriptionList.tsx";
export { PageHeader } from "./domain/layout/PageHeader.tsx";
export { PersonBanner } from "./domain/people/PersonBanner.tsx";
export { SubscriptionEnd } from "./domain/people/SubscriptionEnd.tsx";
export { CertificatePrint } from "./domain/print/CertificatePrint.tsx";
export { PrintedBoard, type PrintedBoardProps } from "./domain/print/PrintLayout.tsx";
export { RecordPrint } from "./domain/print/RecordPrint.tsx";
export { ToolButton } from "./components/toolbar/ToolMenu.tsx";
export { BESIDE_PANEL } from "./components/tables/beside-panel.ts";
export { DataTable, loadGrid } from "./components/tables/DataTable.tsx";
export { ExpandableTable } from "./components/tables/ExpandableTable.tsx";
export { MAX_PRINTED_ROWS } from "./components/tables/paper-table.ts";
export { PlainTable } from "./components/tables/PlainTable.tsx";
export { type SaveTable, TableExports } from "./components/tables/table-exports.ts";
export { type FilterOption, type GridColumn, indexRows } from "./components/tables/table-rows.ts";
export { compareNames, sortByName } from "./text/order.ts";
export { SharedMarks } from "./components/tables/namesake-rows.tsx";
export { formatCount } from "./text/format-count.ts";
export { hashText } from "./text/hash-text.ts";
export { formatList } from "./text/format-list.ts";
export { MarkedName } from "./text/MarkedName.tsx";
export { distinguishNames, findNamesakeMarks, withMark } from "./text/namesakes.ts";
export { filterByText, fold, hasWords, searchWords } from "./text/search.ts";
export type { GridView } from "./components/tables/data-table-props.ts";
export type { VisibleRows, TableSearch } from "./components/tables/TableLayout.tsx";
export {
  type TableSort,
  type TableState,
  withFilter,
  withSearch,
} from "./components/tables/table-state.ts";
export { LessonCard, type LessonCardState, type PausedBy } from "./domain/training/LessonCard.tsx";
export { type ProgramLesson, ProgramTable, ReviewDialog } from "./domain/training/ProgramTable.tsx";
export { TITLE_ABOVE } from "./components/tables/TableToolbar.tsx";
export { EssentialsRecordTable } from "./domain/training/EssentialsRecordTable.tsx";
export { ExpiryNotes } from "./domain/training/RecordNotes.tsx";
export { RecordTable } from "./domain/training/RecordTable.tsx";
export { TopicSummary } from "./domain/training/TopicSummary.tsx";
export { RecordToolbar } from "./domain/training/RecordToolbar.tsx";
export { ScheduleTable } from "./domain/training/ScheduleTable.tsx";
export { ScoreDialog } from "./domain/training/ScoreDialog.tsx";
export {
  TrainingMessage,
  TrainNow,
  type TrainNowProps,
  TrainNowSkeleton,
  type TrainingMessageView,
} from "./domain/training/TrainNow.tsx";
export {
  entriesInRecord,
  expiryCell,
  isInitialOnly,
  RELOAD_EVERY_S,
  type RecordPrintType,
  reminderOf,
  type ScoreTarget,
  displayName,
  isStatusUnknown,
  statusInRecord,
  withDistinctIds,
} from "./domain/training/training-rules.ts";
export { useAdoptedStyles } from "./useAdoptedStyles.ts";
export { usePageFooter } from "./usePageFooter.ts";
