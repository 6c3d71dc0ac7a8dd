export { Avatar } from "./avatar/Avatar.tsx";
export { BoardSkeleton, DetailSkeleton, FormSkeleton, TableSkeleton } from "./layout/Skeletons.tsx";
export { Brand, Mark } from "./layout/Brand.tsx";
export {
  KitLink,
  type LinkComponentProps,
  LinkProvider,
  useClosedByNavigation,
} from "./links/KitLink.tsx";
export {
  DayText,
  STATUS,
  StatusDate,
  StatusIcon,
  type StatusId,
  statusOf,
  StatusPill,
  type StatusValue,
  Suspended,
} from "./status/Status.tsx";
export { BELOW_BAR, joinedToBar, LOW, PINNED, STUCK } from "./theme/components/rules.ts";
export { useLayoutOf } from "./useLayoutOf.ts";
export { RecurrentTheme } from "./theme/RecurrentTheme.tsx";
export { MEASURE, MIN_PINNED_HEIGHT } from "./theme/tokens.ts";
export { SanitisedHtml } from "./html/SanitisedHtml.tsx";
export { StatCard, StatCardGrid } from "./cards/StatCard.tsx";
export { ArchiveButton, ArchivedPill } from "./events/ArchiveButton.tsx";
export {
  EventDetail,
  type FilePreview,
  FilePreviewDialog,
  type FileTransfer,
} from "./events/EventDetail.tsx";
export { fileSize } from "./events/files.tsx";
export { EventForm, type EventUpload } from "./events/EventForm.tsx";
export { EventsTable } from "./events/EventsTable.tsx";
export { daysBefore, daysProblem, warningDates, warningRecipients } from "./events/warnings.ts";
export { Announcement } from "./feedback/Announcement.tsx";
export { EmptyState, type EmptyStateProps, LoadError } from "./feedback/EmptyState.tsx";
export { ErrorAlert, InlineError } from "./feedback/InlineError.tsx";
export { SignTip } from "./feedback/SignTip.tsx";
export { VisuallyHidden } from "./feedback/VisuallyHidden.tsx";
export { ConfirmProvider, DialogFrame, KitDialog, useConfirm } from "./feedback/KitDialog.tsx";
export { type DayRange, formatDay } from "./forms/calendar-day.ts";
export {
  ChangesDialog,
  type ChangesDialogProps,
  type ChangeSide,
  type ChangeValue,
  type ToldChange,
} from "./forms/ChangesDialog.tsx";
export { CompanyForm, type CompanyFormProps } from "./forms/CompanyForm.tsx";
export { Field, PasswordField, SubmitButton } from "./forms/Field.tsx";
export { FormNote } from "./forms/FormShell.tsx";
export { goneOf, goneTrainees, type GroupLists } from "./forms/gone-choices.tsx";
export { GroupForm, type GroupFormProps } from "./forms/GroupForm.tsx";
export { isNewPasswordReady, withSwitch } from "./forms/form-state.tsx";
export { NewPasswordFields } from "./forms/NewPasswordFields.tsx";
export { useOneCall } from "./useOneCall.ts";
export { PersonForm } from "./forms/PersonForm.tsx";
export { ProfileForm } from "./forms/ProfileForm.tsx";
export { DetailList, onOff, type DetailItem } from "./people/DetailList.tsx";
export { PageHead, PersonBanner } from "./people/PageHead.tsx";
export { CertificatePrint } from "./print/CertificatePrint.tsx";
export { BoardSheet, type BoardSheetProps } from "./print/PrintLayout.tsx";
export { RecordPrint } from "./print/RecordPrint.tsx";
export { DataTable, loadGrid } from "./tables/DataTable.tsx";
export { ExpandableTable } from "./tables/ExpandableTable.tsx";
export { PlainTable } from "./tables/PlainTable.tsx";
export {
  type FilterOption,
  type GridColumn,
  indexRows,
  type SaveTable,
  TableExports,
} from "./tables/table-rows.ts";
export { compareNames, sortByName } from "./text/order.ts";
export { SharedMarks } from "./tables/twin-rows.tsx";
export { MarkedName } from "./text/MarkedName.tsx";
export { distinguishNames, findTwinMarks, withMark } from "./text/twins.ts";
export { filterByText, fold, hasWords, searchWords } from "./text/search.ts";
export type { ShownRows, TableSearch } from "./tables/TableShell.tsx";
export type { TableSort, TableState } from "./tables/table-state.ts";
export { LessonCard, type LessonCardState, type PausedBy } from "./training/LessonCard.tsx";
export { type ProgramLesson, ProgramTable, ReviewDialog } from "./training/ProgramTable.tsx";
export { EssentialsRecordTable, ExpiryNotes, RecordTable } from "./training/RecordTable.tsx";
export { RecordToolbar } from "./training/RecordToolbar.tsx";
export { ScheduleTable } from "./training/ScheduleTable.tsx";
export { ScoreDialog } from "./training/ScoreDialog.tsx";
export {
  TrainingMessage,
  TrainNow,
  type TrainNowProps,
  TrainNowSkeleton,
  type TrainingMessageView,
} from "./training/TrainNow.tsx";
export {
  expiryCell,
  RELOAD_EVERY_S,
  type RecordPrintType,
  type ScoreTarget,
  statusInRecord,
} from "./training/training-rules.ts";
