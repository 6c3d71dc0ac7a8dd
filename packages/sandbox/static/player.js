/*
 * The lesson player. The query of its address has `topic`, `lesson` and `questions` to show,
 * `registration` to take the lesson (a review without one records nothing), and `portal` if the
 * sandbox is a server. Such a sandbox gets the result by a call; the one in the portal's page is
 * not running now and reads it from the portal's address.
 */
const query = new URLSearchParams(location.search);
const registration = query.get("registration");
const exit = "#/training_exit?training=training";

/** @param {string} id */
const part = (id) => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The player has no ${id}.`);
  return element;
};

/** Only a web address is accepted for the portal. */
function portal() {
  const given = query.get("portal");
  const url = new URL(given ?? "../", location.href);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new TypeError("The address of the portal is no web address.");
  }
  return { url, isElsewhere: given !== null };
}

/** @param {"pass" | "fail" | "leave"} result */
async function finish(result) {
  const { url, isElsewhere } = portal();
  if (result !== "leave" && isElsewhere) {
    const reply = await fetch(`/__sandbox/lessons/${encodeURIComponent(registration)}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ result }),
    });
    if (!reply.ok) {
      const { message } = /** @type {{ message: string }} */ (await reply.json());
      throw new Error(message);
    }
  } else if (result !== "leave") {
    url.search = new URLSearchParams({ "sandbox.lesson": `${registration}.${result}` }).toString();
  }
  url.hash = exit;
  // Back then opens the portal, not a lesson that is over
  location.replace(url);
}

/** @param {"pass" | "fail" | "leave"} result */
async function press(result) {
  const buttons = document.querySelectorAll("button");
  buttons.forEach((button) => {
    button.disabled = true;
  });
  part("problem").textContent = "";
  try {
    await finish(result);
  } catch (error) {
    part("problem").textContent = error instanceof Error ? error.message : String(error);
    buttons.forEach((button) => {
      button.disabled = false;
    });
  }
}

const lesson = query.get("lesson") ?? "Lesson";
const questions = Number(query.get("questions") ?? 0);
document.title = registration === null ? `Review: ${lesson}` : lesson;
part("topic").textContent = query.get("topic") ?? "";
part("lesson").textContent = lesson;
part("exam").textContent =
  questions > 0 ? `Ends with an exam of ${questions} questions.` : "Has no exam.";
part("note").textContent =
  registration === null
    ? "This is a review: nothing of it is recorded. Close this tab when you are done."
    : "This player stands in for a real one: choose how the lesson ends.";
part("actions").hidden = registration === null;
part("pass").addEventListener("click", () => void press("pass"));
part("fail").addEventListener("click", () => void press("fail"));
part("leave").addEventListener("click", () => void press("leave"));
