/** Unclear names of stories, each with a clear one. */
export const UNCLEAR_STORIES: Readonly<Record<string, string>> = {
  APage: "FindPage",
  AboutOne: "OneThing",
  AccessTaken: "AccessRevoked",
  AnotherTier: "OtherTier",
  AnswersAndFocus: "FocusReturns",
  Asked: "FocusReturns",
  Asking: "Open",
  Bare: "RequiredFieldsOnly",
  Beside: "BesideTheList",
  ButtonsEndIt: "ButtonsAtTheEnd",
  CalledOff: "Cancelled",
  DayOutOfReach: "DateNotAvailable",
  DeleteAsks: "DeleteConfirmation",
  FilterMatchesNobody: "FilterMatchesNoOne",
  FromAnAddress: "FilteredByUrl",
  InAPage: "Inline",
  KeepsItsRoom: "ErrorsDoNotMoveTheForm",
  LastFirst: "LatestFirst",
  LinkOver: "LinkNoLongerValid",
  Narrowed: "FewerDocuments",
  NoTrainee: "NotATrainee",
  NobodyHasLeft: "NoOneHasLeft",
  NobodyInIt: "NoMembers",
  NobodySelected: "NoOneSelected",
  NobodyToChoose: "NoOneToChoose",
  NobodyYet: "NoOneYet",
  NotThere: "NotFound",
  NotWhatItSays: "WrongFileType",
  Nothing: "NoMatches",
  NothingFurther: "NothingElseScheduled",
  NothingMatches: "NoMatches",
  Odd: "UnexpectedValues",
  OddOnAPhone: "UnexpectedValuesOnAPhone",
  OfAList: "RowsThatAreLinks",
  OfAPerson: "OtherPerson",
  OfATrainee: "FindAsTrainee",
  OfHistorical: "FormerEmployees",
  OfMore: "FilteredCount",
  OldRows: "OutdatedResult",
  OnInk: "InkVariant",
  OnItsWay: "Loading",
  Opened: "Open",
  OpenedByItsAddress: "OpenedByUrl",
  Own: "OwnRecord",
  OwnedState: "Controlled",
  PageIsComing: "PageLoading",
  Parted: "Grouped",
  Plain: "Neutral",
  PressedTwice: "DoublePress",
  ReadAgain: "Refreshed",
  RenewalLeft: "LeavingRenewal",
  Runways: "PeriodBars",
  SaidTwice: "RepeatedMessage",
  ServerSaysNo: "RejectedByServer",
  SomethingElseComes: "WrongContent",
  SourcesChosen: "GroupsToLeaveChosen",
  Sparse: "MissingValues",
  Standing: "Statuses",
  StandingOnAPhone: "StatusesOnAPhone",
  Telling: "Notice",
  Texts: "TextFields",
  TheirsOnly: "OnlyTheyChanged",
  ThreeWords: "ThreeNames",
  ToLookAt: "ReadOnly",
  ToldOnly: "NothingToChoose",
  Uncounted: "WithoutTraineeCounts",
  UnderWay: "InProgress",
  Undone: "AfterUndo",
  Unknown: "ResultUnknown",
  WhoLeft: "AfterLeaving",
  WithHead: "WithPersonHeader",
  WithoutDays: "NoDates",
  Wrong: "Error",
  WrongInPlace: "InlineErrorBelowAField",
};

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

/** Names that are not words of the field, of React or of HTTP, by package. Longer names may contain them. */
export const UNCLEAR_NAMES: Readonly<Record<string, readonly string[]>> = {
  portal: wordsIn(`
    DatedLines Demand DraftWork EditWork EventPlaces EventsScreenProps FormPart FormWork
    FoundFile HOLE_WORDS HeldCell MenuPlace OneEventProps PageFacts PageStanding
    PeopleScreenProps PortalStageProps RouteFact RuntimeParts SecretField SessionStanding
    TickedPerson ToldPeople ToldPeopleProps TrainNowFacts Verdict WITHHELD afterMs askWhose
    asked barred byStanding callOf createStageRuntime dialogPart differencesOf effectOf epoch
    eventFacts explainRule fact facts failStaying failedChange fillSlot findPlaces followSession
    followWrites forActive forgetIntended gone graverOf hasArrived held heldInWords holdersOf
    hole inTurns intended isReleased kept leadsBack leadsTo leaveFor mergedOf narrowed noticeOf
    noticeOnReturn offered operationalFacts placeBeforeLock placeKeys placeOf refusalOf refused
    runtime said sentEdit slotOf stayingEffectOf tabShown takeFocus ticked told typesText unkept
    useEntry useIsHere useIsShown useOpening usePaper usePlaces useTicked useWriteOf
    watchMissingParts withConsequences
  `),
  "ui-kit": wordsIn(`
    BELOW_BAR BoardSheet BoardSheetProps DESK Desk DetailList DetailListProps ENDED_BY FormNote
    FormNoteProps FormShell FormShellProps FormText FormTextProps GoneAdditions GoneMoves
    GoneTrainees INK KitDialog KitDialogProps KitLink KitLinkProps MOST_REFUSED PageHead
    PageHeadProps ROOMS Runway RunwayProps SPELT STANDS_IN STUCK SafeButton SwitchOptions
    SwitchOptionsProps TAKES_KEYS TableShell TableShellProps ToldChange WORTH_A_WORD asked
    bannerFacts boundedMarkup changeModel exportAlso facts fieldsOf finds gone goneTrainees held
    inPage isStatusAwaited joinedToBar keepDelete kept lowered meansRow mend offered openModel
    opensRows receiveModel renderBeside roomFor runwayOf runwayWords said settled shownStrength
    told useClosedByNavigation useHeld useTableRoom withSwitch withoutRoom
  `),
  sdk: wordsIn(`
    ChangeBar Keep KeptTokenStore PlainIn SHOWN_BY Sent Standing StorageLike announceChange
    askTimes asked authWire calendarDay changeBar checkPath clientFor createKeep epoch facts
    familiesShowing followChanges held isPassingFailure isWholeEvent isWholeUser keepEmptied
    kept mainWire moment offered opened queriesOf readAgain readOffer refusalByRoleId refused
    said shownEventStatus spoiled told
  `),
  "host-check": wordsIn(`
    Ask IS_CHOICE Judged LONGEST_WAIT_MS SENT ask asked callOf failureIn fed fieldOf held
    isGoingOn isolated judged kept lineOf listOf mayAsk placeOf said told whySkipped
  `),
  sandbox: wordsIn(`
    BARRED Beginning ECHO_MS FAREWELL_MS KnownFacts Later LessonStand NOT_OPERATIONAL OWN_WORDS
    PATIENCE_MS Paper Refusal STANDS Scope TopicStand TrainingFacts World asked barred
    followAircraft followOn fontParts handIn held kept launchObstacle launched leaveGroups
    meetFaults numbered offered packed partsOf perform plainly readToggles requirePatience said
    scored settleScores showUploadSteps stand stands strikes taken told topicStandOn
    trainingFacts wordsFor
  `),
};
