/** This module is loaded only to show a score. */

/** The text is HTML. */
export type Question = readonly [text: string, answer: string, ...distractors: string[]];

/** Each line is a question: text, answer and distractors, separated by bars. */
function questions([text = ""]: readonly string[]): Question[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [question = "", answer = "", ...distractors] = line
        .split("|")
        .map((part) => part.trim());
      return [question, answer, ...distractors];
    });
}

/** By topic id. */
const TOPIC_QUESTIONS: Readonly<Record<number, readonly Question[]>> = {
  1: questions`
    Who may be on the apron without an escort? | Whoever wears a valid pass for that area | Anybody in uniform | Passengers of the next flight
    You find a bag that belongs to nobody beside the aircraft. What comes first? | Keep away and report it | Open it to look for a name | Put it in the hold
    A passenger shouts at the crew but touches nobody. Which level of threat is this? | Level 1, disruptive behaviour | Level 2, physically abusive | Level 3, a threat to life
    When is the aircraft searched after it was left unattended? | Before the next departure | Once a week | Only after a warning
    What does a challenge code on the interphone allow? | To tell the flight deck about duress unnoticed | To open the cargo door | To change the squawk
    Who has the last word on carrying an unruly passenger? | The pilot in command | The dispatcher | The passenger’s company
  `,
  2: questions`
    The terrain warning says ‘PULL UP’. What do you do first? | Full power and pitch up to the escape attitude | Check the altimeter setting | Turn towards the last fix
    Which error leads most often to flight into terrain? | Descending below the cleared or minimum altitude | A failed generator | An overweight take-off
    What does a <em>black hole</em> approach make you believe? | That you are higher than you are | That you are lower than you are | That you fly faster than you do
    When may a terrain warning be taken as false? | By day, in sight of the terrain, and only then | Whenever the route is known | When the radar altimeter is off
    A setting of 1013 instead of 983 hPa puts the aircraft where? | About 900 ft lower than indicated | About 900 ft higher than indicated | Where it is indicated
    What keeps a non-precision approach stable? | One constant descent to the minimum | Steps down as early as allowed | A dive to the minimum, then level
  `,
  3: questions`
    The captain has not heard your concern. What next? | Say it again, with the facts and what you propose | Wait until after landing | Write it into the log
    Which part of a briefing helps most against surprise? | Naming the threats of this very flight | Reading the whole checklist aloud | Repeating the route
    A checklist is interrupted. How do you go on? | From the beginning or the last item surely done | From where you believe you were | Without it
    What is a sign of high workload in your colleague? | Short answers and missed calls | Many questions | A relaxed posture
    Startle has passed. What is the first useful act? | Fly the aircraft, then name what you see | Call the company | Reset the system
    What makes a debriefing worth its time? | Facts first, then what to keep and what to change | Finding who was at fault | Doing it a week later
  `,
  4: questions`
    Which class do flammable liquids belong to? | Class 3 | Class 2 | Class 8
    Which packing group stands for the greatest danger? | I | II | III
    A passenger carries a spare lithium battery of 90 Wh. Where does it travel? | In the cabin, its contacts covered | In checked baggage | It may not be carried
    Which of these is <strong>not</strong> a sign of undeclared goods? | A complete shipper’s declaration | A diamond label on a plain box | ‘Household goods’ with a strong smell
    Whom do you tell about a leaking package found at unloading? | The operator, who reports to the authority | Nobody if it is small | Only the consignee
    A phone smokes in the cabin. What cools it best after the flames are out? | Water or another drink, and much of it | Ice in a bag | A fire blanket alone
  `,
  5: questions`
    When does holdover time begin? | At the start of the last application | At its end | When taxi begins
    Which fluid is usually coloured green? | Type IV | Type I | Type II
    What may remain on the upper side of the wing at take-off? | Nothing | Frost below 3 mm | Dry snow
    De-icing with engines running: what is set before spraying? | Bleeds off and the aircraft configured as required | Flaps fully down | Propellers in reverse
    Moderate freezing rain falls. Which holdover time applies? | None: there is no take-off | That of light freezing rain | Ten minutes
    A check shows that fluid no longer takes in snow. What now? | Back for treatment | Take off at once | Wait for the snow to stop
  `,
  6: questions`
    What drives the propeller of the PT6? | The free power turbine | The gas generator by a shaft | An electric motor
    What happens to the blades when oil pressure is lost? | They move towards feather | They go to fine pitch | They stay where they are
    What limits power on a hot day? | Interstage turbine temperature | Torque | Fuel flow
    What keeps cabin altitude in its range? | The outflow valve | The bleed air valves | The door seal
    What is the highest differential pressure for? | To keep the structure within its limits | To save fuel | To warm the cabin
    Which speed must not be exceeded in rough air? | Turbulent air penetration speed | Best angle of climb | Maximum flaps extended
  `,
  7: questions`
    Clearance and track message disagree. Which counts? | The clearance | The track message | The flight plan
    When is a revised estimate reported? | When it changes by more than the agreed minutes | At every waypoint twice | Never by data link
    You cannot keep your level and have no clearance. What first? | Turn away by 30 degrees and offset | Descend on the track | Hold at the next waypoint
    What catches most gross navigation errors? | Both pilots checking each waypoint’s coordinates | Flying the offset | A second clock
    Where is the next position checked after a waypoint? | Ten minutes beyond it | An hour later | At the coast
    Which offset may be flown in this airspace? | Up to 2 miles to the right | Up to 5 miles to the left | Any
  `,
  8: questions`
    What is the first step out of a stall? | Reduce the angle of attack | Add full power | Level the wings
    Nose low and banked 100 degrees. What after unloading? | Roll to the nearest horizon | Pull at once | Pitch trim up
    Nose high with speed falling. What may help the nose down? | A bank of up to 60 degrees | Full rudder | More flap
    Why does a high stall take longer to recover? | Thin air leaves less margin and thrust | The elevator is disconnected | The stick shaker is off
    What does angle of attack compare? | The wing’s chord with the airflow | The nose with the horizon | The path with the ground
    Which control is used most sparingly? | Rudder | Elevator | Aileron
  `,
  9: questions`
    What does a centre of gravity behind its limit cost? | Stability in pitch | Range | Climb speed
    Whose weights may be taken from a table? | Passengers, where the operator’s manual allows it | All freight | Fuel in every case
    A last-minute passenger boards. What is done? | The load sheet is corrected within the allowed change | Nothing up to five people | The flight is cancelled
    What is zero-fuel mass? | All but usable fuel | The empty aircraft | Mass at landing
    Moment is mass times what? | Arm | Gravity | Volume
    Who signs for the load? | The pilot in command | The loader alone | The first passenger
  `,
  10: questions`
    Who may begin an evacuation? | The pilot in command, or crew when danger is plain | Any passenger | Only the fire service
    Smoke in the cockpit: what is put on first? | Oxygen mask and goggles | Headset | Life vest
    How is an extinguisher aimed? | At the base of the fire | Over the flames | At the ceiling
    When is a life vest inflated? | Outside the aircraft | At the alarm | In the seat
    What comes first in survival on ice? | Shelter from wind and wet | Food | Walking to the coast
    On which frequency does the locator beacon help the search? | 406 MHz | 118.1 MHz | 2182 kHz
  `,
  11: questions`
    When does a duty period end? | After the post-flight duties | At touchdown | On arrival at home
    Who may extend a duty period on the day? | The pilot in command, after asking the crew | The dispatcher | The passengers
    When is the body’s low point? | Between two and six in the morning | At noon | At nine in the evening
    Which remedy acts longest against fatigue? | Sleep | Coffee | Cold air
    You are too tired to fly. What do you owe? | To say so and not to fly | To finish the rotation | To find a substitute yourself
    How long a nap avoids grogginess best? | Ten to twenty minutes | One hour | Two and a half hours
  `,
  12: questions`
    What does the battery bus feed with both generators lost? | The essential items, for a limited time | Everything | Lighting only
    One generator fails. What is checked first? | The load on the other one | The battery’s age | The cabin lights
    When is crossfeed used? | To balance fuel, or with one engine out | At every take-off | Never in flight
    What tells of a blocked fuel filter? | A bypass indication | Falling oil pressure | A low quantity light
    When are boots inflated? | As the manual says, from the first sign of ice | After landing | Only above 20,000 ft
    A trim runaway begins. What stops it? | The disconnect switch | More power | The autopilot
  `,
  13: questions`
    What is runway visual range? | How far the pilot sees the runway’s markings or lights | The ceiling | The length of the runway
    RVR falls below minimum after the approach point. What may you do? | Go on to the minimum | Always land | You must go around at once
    Which sign guards the sensitive area? | The category hold | The taxiway name | The exit sign
    What do low visibility procedures protect? | The runway and the landing signals | The terminal | The fuel farm
    Centre line lights alternate red and white. How much runway is left? | 900 m to 300 m | Over 1,500 m | None
    What is briefed for take-off with little to see? | The take-off alternate and the rejected take-off | The menu | The holiday plan
  `,
  14: questions`
    Which reference is flown near the pole? | True or grid | Magnetic only | Relative bearings
    What happens to compass readings close to the magnetic pole? | They become useless | They get more exact | They turn by 90 degrees
    What limits a cold-soaked flight first? | The freezing point of the fuel | Cabin heating | Tyre pressure
    How is fuel kept from freezing? | Fly faster, lower or in warmer air | Close the tanks | Turn off the pumps
    What does an alternate in the Arctic need besides a runway? | Shelter and supplies for everybody | Duty-free shops | A parallel taxiway
    How far are meridians apart at the pole? | They meet | 60 miles | One degree of latitude
  `,
  15: questions`
    What does a just culture accept? | Honest mistakes that are reported | Every breach | Nothing
    What is a hazard? | Something that could cause harm | The harm itself | A punished error
    Risk is likelihood and what else? | Severity | Cost | Age
    Who reports? | Everybody who sees something | Managers only | The authority only
    When is a change assessed? | Before it is made | A year later | After an accident
    What closes a report? | An answer to whoever wrote it | Filing it | A fine
  `,
  21: questions`
    What do goggles take away most? | Field of view and colour | Hearing | Range
    Which sky is hardest? | Overcast without a moon | Half moon | Full moon
    Halos grow round lights. What does it tell? | Moisture is building up | Goggles are focused well | The battery is new
    The ground vanishes in blowing snow below 50 ft. What now? | Go around on instruments | Lower the collective | Look under the goggles for a minute
    How is depth judged with goggles? | By movement and known sizes, with care | As by day | By the colours
    When are goggles adjusted? | Before flight, with the tester | On final | Never
  `,
  22: questions`
    Who may stop a lift? | Anybody on the task | The customer only | The pilot only
    The load begins to swing. What first? | Slow down gently | Turn steeply | Climb at once
    What is checked on a sling before each job? | Tag, wear and lengths | Colour | Maker’s address
    When is the load let go in an emergency? | When it endangers aircraft or people | At every warning light | Never
    What does a fist over the other hand tell the pilot? | Hook closed or load secured, as briefed | Go home | More fuel
    What is kept under the load? | Nobody | The ground crew | The fuel truck
  `,
  23: questions`
    What is easiest to see of a power line? | Its masts | Its wires | Its earth wire
    Where is a line crossed? | Over a mast | In mid-span | Under the wires
    When is a survey from above made? | Before every descent to low level | After landing | Once a year
    Which light hides wires best? | Low sun ahead | High sun behind | Overcast
    Who keeps a map of wires? | The operator, brought up to date by its crews | Nobody | The passengers
    A wire is called. What does the pilot do? | Stop or climb as briefed, then look | Ask again later | Descend
  `,
  24: questions`
    When do you release the harness? | Once motion has stopped and you hold a reference | At impact | Before the water
    What is held on the way out? | A fixed point beside the exit | The neighbour | The headset cable
    When is the vest inflated? | At the surface | In the seat | At the exit
    What comes before everything at the warning? | Brace | Unlock | Inflate
    Why wait until motion stops? | Water rushing in would carry you away | The rotor is cold | To save air in the vest
    What shortens survival most in cold water? | Cold shock in the first minutes | Thirst | Sunlight
  `,
  31: questions`
    When does a turn at the end of a line begin? | After a climb to the briefed height | On the line | When the operator calls
    Terrain rises faster than the aircraft climbs. What now? | Turn away early | Hold the line | Reduce power
    How long is one spell of low flying? | As long as the manual allows, with breaks | Until the tank is empty | Eight hours
    What is looked for on the first pass? | Wires, masts and birds | Colours | Landmarks for photographs
    Who calls ‘climb’? | Anyone on board | The client | Only the pilot
    What does a tailwind turn hide? | A falling airspeed margin felt as speed over ground | The sun | Radio calls
  `,
  32: questions`
    What is the nominal ocular hazard distance? | Beyond it the beam does not hurt an eye | The height of flight | The length of the beam
    When is a laser switched off? | Below the height the safety sheet names | Over water | Never in flight
    Whom do you tell before a survey over a town? | Those the permit names | Nobody | The press
    What protects ground crew at tests? | Goggles for that wavelength | Sunglasses | A helmet
    A sensor overheats. What comes first? | Cut its power and watch for smoke | Climb for cold air | Finish the line
    Who owns the recorded data on the way home? | Whoever the contract names; it is kept safe | The pilot | The airport
  `,
};

const COMMON_QUESTIONS: readonly Question[] = questions`
    Who may stop an operation that looks unsafe? | Anybody taking part | The pilot in command only | The safety manager only
    Manual and habit differ. Which counts? | The manual, and the difference is reported | Habit | Whatever is faster
    Where is the version in force of a procedure found? | In the operator’s document system | In an old copy on board | In a colleague’s notes
    You notice your own error after landing. What do you do? | Report it | Keep it to yourself | Tell it as somebody else’s
    What does ‘sterile’ mean for a phase of flight? | Only talk that the flight needs | No talk at all | A clean cockpit
    An instruction was not understood. What next? | Ask for it again | Guess | Do what was done yesterday
    What does a threat become when it is not managed? | An error or an unwanted state | A rule | An advantage
    Which readback is complete? | Clearance, level, heading and call sign | ‘Roger’ | Two clicks
    When is equipment with an open defect used? | When the minimum equipment list allows it | When nobody looks | On short flights
    Who is responsible for currency? | The holder of the licence and the operator | The authority alone | The examiner
    A medicine is new to you. May you fly? | Not before asking an aviation doctor | Yes, after an hour | Yes, with coffee
    What comes first whatever fails? | Fly the aircraft | Find the checklist | Tell the passengers
    What makes a handover safe? | It says who has control and is answered | It is quick | It is written
    Why is training repeated? | What is not used is forgotten | To fill time | Because pilots change aircraft
`;

/** Returns questions of the topic, then common ones. Lessons of a topic start at different ones. */
export function examOf(topicId: number, lessonId: number, count: number): Question[] {
  const own = rotateQuestions(TOPIC_QUESTIONS[topicId] ?? [], lessonId);
  const common = rotateQuestions(COMMON_QUESTIONS, lessonId * 3);
  return [...own, ...common].slice(0, count);
}

function rotateQuestions(list: readonly Question[], by: number): Question[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
