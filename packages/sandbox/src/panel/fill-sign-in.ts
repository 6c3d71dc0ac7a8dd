/** How long the sign-in form may take to appear. */
const PATIENCE_MS = 10_000;

/** How often it is looked for. */
const LOOK_MS = 50;

/**
 * Opens the sign-in page and fills its form. The page's framework only notices a value that is set
 * through the element's own setter and announced by an `input` event.
 */
export async function fillSignIn(username: string, password: string): Promise<void> {
  location.hash = "#/login";
  const form = await appearance();
  setValue(form.username, username);
  setValue(form.password, password);
  form.password.focus();
}

interface SignInForm {
  username: HTMLInputElement;
  password: HTMLInputElement;
}

function find(): SignInForm | null {
  const username = document.querySelector<HTMLInputElement>("input[type=email]");
  const passwords = document.querySelectorAll<HTMLInputElement>("input[type=password]");
  const [password] = passwords;
  // forms that set a password ask for it twice; they may still be there while the page changes
  return username === null || password === undefined || passwords.length > 1
    ? null
    : { username, password };
}

async function appearance(): Promise<SignInForm> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const form = find();
    if (form !== null) {
      return form;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error("The sign-in form did not appear.");
}

function setValue(input: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
