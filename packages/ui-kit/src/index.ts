export { Avatar } from "./avatar/Avatar.tsx";
export type { AvatarProps } from "./avatar/Avatar.tsx";
export { initialsOf } from "./avatar/initials.ts";
export { AppShell } from "./layout/AppShell.tsx";
export type { TrailStep } from "./layout/Trail.tsx";
export { AuthLayout } from "./layout/AuthLayout.tsx";
export { CentredLayout } from "./layout/CentredLayout.tsx";
export type { FooterProps } from "./layout/Footer.tsx";
export { DetailSkeleton } from "./layout/DetailSkeleton.tsx";
export { FormSkeleton } from "./layout/FormSkeleton.tsx";
export { Loading } from "./layout/Loading.tsx";
export { MessagePage } from "./layout/MessagePage.tsx";
export { PageFallback } from "./layout/PageFallback.tsx";
export { PageTitle } from "./layout/PageTitle.tsx";
export type { NavGroup, UserMenuItem } from "./layout/shell-types.ts";
export { TableSkeleton } from "./layout/TableSkeleton.tsx";
export { KitLink } from "./links/KitLink.tsx";
export { LinkProvider, type LinkComponentProps } from "./links/LinkProvider.tsx";
export { CONDITIONS, conditionsOf } from "./status/conditions.ts";
export type { ConditionFlags, ConditionId } from "./status/conditions.ts";
export { ConditionIcons } from "./status/ConditionIcons.tsx";
export type { ConditionIconsProps } from "./status/ConditionIcons.tsx";
export { STATUS, statusOf } from "./status/status.ts";
export type { StatusFacts, StatusId } from "./status/status.ts";
export { StatusIcon } from "./status/StatusIcon.tsx";
export type { StatusIconProps } from "./status/StatusIcon.tsx";
export { ArchivedPill } from "./status/Pill.tsx";
export { DayText, StatusDate } from "./status/StatusDate.tsx";
export type { DayTextProps, StatusDateProps } from "./status/StatusDate.tsx";
export { Suspended } from "./status/Suspended.tsx";
export { RecurrentTheme } from "./theme/RecurrentTheme.tsx";
export { theme } from "./theme/theme.ts";
export { COLOUR, WEIGHT, type Scheme } from "./theme/tokens.ts";
export { StatCard, StatCardGrid } from "./cards/StatCard.tsx";
export type { StatCardProps } from "./cards/StatCard.tsx";
export { EventDetail } from "./events/EventDetail.tsx";
export type { EventDetailProps } from "./events/EventDetail.tsx";
export { EventForm } from "./events/EventForm.tsx";
export type { EventFormProps } from "./events/EventForm.tsx";
export { EventsTable } from "./events/EventsTable.tsx";
export type { EventsTableProps } from "./events/EventsTable.tsx";
export type {
  EventDetailView,
  EventFileView,
  EventFormValues,
  EventRowView,
  FileTransfer,
} from "./events/event-views.ts";
export { FilePreviewDialog } from "./events/FilePreviewDialog.tsx";
export type { FilePreviewDialogProps } from "./events/FilePreviewDialog.tsx";
export type { UploadBarProps } from "./events/TransferBar.tsx";
export { Announcements } from "./feedback/Announcements.tsx";
export { ConfirmDialog } from "./feedback/ConfirmDialog.tsx";
export { ConfirmProvider } from "./feedback/ConfirmProvider.tsx";
export { EmptyState, type EmptyStateProps } from "./feedback/EmptyState.tsx";
export { ErrorAlert } from "./feedback/ErrorAlert.tsx";
export { FrameDialog } from "./feedback/FrameDialog.tsx";
export { InlineError } from "./feedback/InlineError.tsx";
export { LoadError } from "./feedback/LoadError.tsx";
export { MessageDialog } from "./feedback/MessageDialog.tsx";
export { NoMatch } from "./feedback/NoMatch.tsx";
export { createNotices, type NoticeOptions, type NoticeStore } from "./feedback/notice-store.ts";
export { NoticesProvider } from "./feedback/NoticesProvider.tsx";
export { useConfirm, type Confirm } from "./feedback/useConfirm.ts";
export type { CalendarDay, DayFormat } from "./forms/calendar-day.ts";
export { formatDay, isCalendarDay } from "./forms/calendar-day.ts";
export { ChangesDialog } from "./forms/ChangesDialog.tsx";
export type {
  ChangesDialogProps,
  ChangeSide,
  ChangeValue,
  ToldChange,
} from "./forms/ChangesDialog.tsx";
export { CompanyForm } from "./forms/CompanyForm.tsx";
export type { CompanyFormProps, CompanyFormValue } from "./forms/CompanyForm.tsx";
export { DateField } from "./forms/DateField.tsx";
export type { DateFieldProps } from "./forms/DateField.tsx";
export { Field, PasswordField } from "./forms/Field.tsx";
export { FormNote } from "./forms/FormNote.tsx";
export { FormShell } from "./forms/FormShell.tsx";
export type { FormShellProps } from "./forms/FormShell.tsx";
export { GroupForm } from "./forms/GroupForm.tsx";
export type { GroupFormProps, GroupFormValue } from "./forms/GroupForm.tsx";
export type { GroupChanges } from "./forms/group-changes.ts";
export type { TraineeOption } from "./forms/group-columns.tsx";
export { isNewPasswordReady } from "./forms/new-password.ts";
export type { NewPassword } from "./forms/new-password.ts";
export { NewPasswordFields } from "./forms/NewPasswordFields.tsx";
export type { Hemisphere, RoleChoice } from "./forms/OperationalFields.tsx";
export type { ProfileValue } from "./forms/PersonFields.tsx";
export { PersonForm } from "./forms/PersonForm.tsx";
export type { PersonFormValue, UserTypeOption } from "./forms/PersonForm.tsx";
export { ProfileForm } from "./forms/ProfileForm.tsx";
export { SubmitButton } from "./forms/SubmitButton.tsx";
export { withSwitch } from "./forms/switch-options.ts";
export type { NamedOption } from "./forms/switch-options.ts";
export { HTML_POLICY } from "./html/sanitise.ts";
export { SanitisedHtml } from "./html/SanitisedHtml.tsx";
export type { SanitisedHtmlProps } from "./html/SanitisedHtml.tsx";
export type { BannerPerson } from "./people/banner-facts.ts";
export { DetailList, onOff, type DetailItem } from "./people/DetailList.tsx";
export { PersonBanner } from "./people/PersonBanner.tsx";
export { TabsBar } from "./people/TabsBar.tsx";
export { CertificatePrint } from "./print/CertificatePrint.tsx";
export type { CertificatePrintProps } from "./print/CertificatePrint.tsx";
export type { PageSheet } from "./print/page-sheet.ts";
export { PrintLayout } from "./print/PrintLayout.tsx";
export type { PrintLayoutProps } from "./print/PrintLayout.tsx";
export { RecordPrint } from "./print/RecordPrint.tsx";
export type { RecordPrintProps } from "./print/RecordPrint.tsx";
export type { ColumnFilterSpec, DataColumn, FilterOption } from "./tables/columns.ts";
export { DataTable } from "./tables/DataTable.tsx";
export type { DataTableProps } from "./tables/DataTable.tsx";
export { ExpandableTable } from "./tables/ExpandableTable.tsx";
export type { ExpandableTableProps } from "./tables/ExpandableTable.tsx";
export type { GridColumn } from "./tables/grid-columns.tsx";
export { TableExports } from "./tables/table-exports.ts";
export type { SaveTable } from "./tables/table-exports.ts";
export type { TableSearch } from "./tables/TableShell.tsx";
export { initialTableState } from "./tables/table-state.ts";
export type { PageSize, TableSort, TableState } from "./tables/table-state.ts";
export type { CertificateTarget } from "./training/essentials-columns.tsx";
export { EssentialsRecordTable } from "./training/EssentialsRecordTable.tsx";
export type { EssentialsRecordTableProps } from "./training/EssentialsRecordTable.tsx";
export { ExpiryNotes } from "./training/record-tips.tsx";
export { LessonCard } from "./training/LessonCard.tsx";
export type { LessonCardProps, LessonCardState, PausedBy } from "./training/LessonCard.tsx";
export { ProgramTable } from "./training/ProgramTable.tsx";
export type { ProgramLesson, ProgramTableProps } from "./training/ProgramTable.tsx";
export { recordLayout, scoreLabel, versionToggleLabel } from "./training/record-rules.ts";
export type { RecordPrintType, ScoreTarget } from "./training/record-rules.ts";
export { RecordTable } from "./training/RecordTable.tsx";
export type { RecordTableProps } from "./training/RecordTable.tsx";
export { RecordToolbar } from "./training/RecordToolbar.tsx";
export type { RecordToolbarProps } from "./training/RecordToolbar.tsx";
export { ReviewDialog } from "./training/ReviewDialog.tsx";
export type { ReviewDialogProps } from "./training/ReviewDialog.tsx";
export { ScheduleTable } from "./training/ScheduleTable.tsx";
export type { ScheduleTableProps } from "./training/ScheduleTable.tsx";
export { ScoreDialog } from "./training/ScoreDialog.tsx";
export type { ScoreDialogProps } from "./training/ScoreDialog.tsx";
export type {
  LessonView,
  ProgramTopicView,
  QuestionView,
  RecordLessonView,
  RecordTopicView,
  ScheduleItemView,
  ScoreView,
  StatusValue,
} from "./training/training-views.ts";
export { TrainingMessage, TrainNow, TrainNowSkeleton } from "./training/TrainNow.tsx";
export type { ReminderView, TrainingMessageView, TrainNowProps } from "./training/TrainNow.tsx";
