/** Names of stories that say nothing to a designer, with a clear one. */
export const UNCLEAR_STORIES: Readonly<Record<string, string>> = {
  AnotherTier: "OtherTier",
  Asking: "Open",
  ButtonsEndIt: "ButtonsAtTheEnd",
  CalledOff: "Cancelled",
  DayOutOfReach: "DateNotAvailable",
  FromAnAddress: "FilteredByUrl",
  InAPage: "Inline",
  NoTrainee: "NotATrainee",
  NotThere: "NotFound",
  NotWhatItSays: "WrongFileType",
  Nothing: "NoMatches",
  Odd: "UnexpectedValues",
  OfAPerson: "OtherPerson",
  OfHistorical: "FormerEmployees",
  OfMore: "FilteredCount",
  OldRows: "OutdatedResult",
  OnItsWay: "Loading",
  Opened: "Open",
  OwnedState: "Controlled",
  Parted: "Grouped",
  Plain: "Neutral",
  PressedTwice: "DoublePress",
  ServerSaysNo: "RejectedByServer",
  Standing: "Statuses",
  Telling: "Notice",
  TheirsOnly: "OnlyTheyChanged",
  ToLookAt: "ReadOnly",
  ToldOnly: "NothingToChoose",
  UnderWay: "InProgress",
  Undone: "AfterUndo",
  Unknown: "ResultUnknown",
  WhoLeft: "AfterLeaving",
  Wrong: "Error",
};

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

/** Names that are no words of the field, of React or of HTTP, by package. Longer names may contain them. */
export const UNCLEAR_NAMES: Readonly<Record<string, readonly string[]>> = {
  portal: wordsIn(`
    DatedLines Demand DraftWork EditWork FormPart FormWork FoundFile HOLE_WORDS HeldCell
    MenuPlace PageFacts PageStanding RouteFact SecretField SessionStanding TickedPerson
    ToldPeople Verdict WITHHELD afterMs askWhose asked barred byStanding callOf dialogPart
    differencesOf effectOf explainRule failStaying failedChange fillSlot followSession
    followWrites forActive forgetIntended graverOf hasArrived heldInWords hole holdersOf inTurns
    intended isReleased leadsBack leadsTo leaveFor mergedOf narrowed noticeOf noticeOnReturn
    placeKeys placeBeforeLock placeOf refusalOf sentEdit slotOf stayingEffectOf tabShown
    takeFocus ticked told typesText unkept useEntry useIsHere useIsShown useOpening usePaper
    useTicked useWriteOf watchMissingParts withConsequences
  `),
  "ui-kit": wordsIn(`
    BELOW_BAR BoardSheet DESK Desk DetailList ENDED_BY FormNote FormShell FormText INK KitDialog
    KitLink MOST_REFUSED PageHead ROOMS Runway SPELT STANDS_IN STUCK SafeButton SwitchOptions
    TAKES_KEYS TableShell ToldChange WORTH_A_WORD boundedMarkup changeModel exportAlso fieldsOf
    finds inPage isStatusAwaited joinedToBar keepDelete lowered meansRow mend openModel
    opensRows receiveModel renderBeside roomFor runwayOf settled shownStrength told
    useClosedByNavigation useHeld useTableRoom withSwitch withoutRoom
  `),
  sdk: wordsIn(`
    ChangeBar Keep KeptTokenStore PlainIn SHOWN_BY Sent Standing StorageLike announceChange
    askTimes authWire calendarDay changeBar checkPath clientFor createKeep epoch
    familiesShowing followChanges isPassingFailure isWholeEvent isWholeUser keepEmptied mainWire
    moment opened queriesOf readAgain readOffer refusalByRoleId shownEventStatus spoiled
  `),
  "host-check": wordsIn(`
    Ask IS_CHOICE Judged LONGEST_WAIT_MS SENT ask asked callOf failureIn fed fieldOf isGoingOn
    isolated judged lineOf listOf mayAsk placeOf whySkipped
  `),
  sandbox: wordsIn(`
    BARRED Beginning ECHO_MS FAREWELL_MS Later LessonStand NOT_OPERATIONAL OWN_WORDS PATIENCE_MS
    Paper Refusal Scope TopicStand World barred followAircraft followOn handIn launchObstacle
    launched leaveGroups meetFaults numbered packed perform plainly readToggles requirePatience
    scored settleScores showUploadSteps strikes topicStandOn wordsFor
  `),
};
