import { describe, expect, it } from "vitest";
import {
  breaksTraineeRule,
  checkNewPassword,
  checkPassword,
  isNewPasswordReady,
  isWebAddress,
  PASSWORD_RULE,
  PASSWORD_SYMBOLS,
  serverErrorOf,
  displayStrength,
  textProblem,
  withChange,
  toggleOption,
} from "./form-state.tsx";

const error = {
  message: "The given data was invalid.",
  fieldErrors: {
    name: ["The name is required.", "The name is too short."],
    "companyRoles.3.licence": ["The licence is too long."],
    "companyRoles.4.licence": ["The licence is too long."],
    companyRolesOther: ["Not this one."],
  },
};

describe("refusals of the server", () => {
  it("shows a refusal at its field, also when it is about an entry of a list", () => {
    expect(serverErrorOf(error, ["name"])).toBe("The name is required. The name is too short.");
    expect(serverErrorOf(error, ["companyRoles"])).toBe("The licence is too long.");
    expect(serverErrorOf(error, ["email"])).toBeUndefined();
    expect(serverErrorOf(null, ["name"])).toBeUndefined();
  });
});

describe("errors that block a form", () => {
  it.each([
    ["a required text that is blank", " ", { label: "First Name", required: true }],
    ["a required address that is blank", "", { label: "Email", required: true, type: "email" }],
  ])("reports %s", (_what, text, rule) => {
    expect(textProblem(text, rule)).toBe(`${rule.label} is required.`);
  });

  it.each(["amara", "a b@c"])("reports an invalid e-mail address: %s", (text) => {
    const rule = { label: "Username", required: true, type: "email" };
    expect(textProblem(text, rule)).toBe("Username must be an e-mail address.");
  });

  it.each([
    ["x", { label: "Name", required: true }],
    ["", { label: "Licence" }],
    ["amara@aurora.test", { label: "Email", required: true, type: "email" }],
  ])("reports nothing for %j", (text, rule) => {
    expect(textProblem(text, rule)).toBeUndefined();
  });

  it("reports a trainee without equipment or without a role that is on", () => {
    const captain = { 1: { active: true, licence: "" } };
    const trainee = { isTrainee: true, companyRpeIds: ["1"], companyRoles: captain };
    expect(breaksTraineeRule(trainee)).toBe(false);
    expect(breaksTraineeRule({ ...trainee, companyRpeIds: [] })).toBe(true);
    expect(breaksTraineeRule({ ...trainee, companyRoles: {} })).toBe(true);
    const off = { 1: { active: false, licence: "ATPL" } };
    expect(breaksTraineeRule({ ...trainee, companyRoles: off })).toBe(true);
    const manager = { isTrainee: false, companyRpeIds: [], companyRoles: {} };
    expect(breaksTraineeRule(manager)).toBe(false);
    expect(breaksTraineeRule({ ...trainee, companyRpeIds: null, companyRoles: null })).toBe(false);
    expect(breaksTraineeRule({ ...trainee, companyRpeIds: null, companyRoles: {} })).toBe(true);
  });
});

describe("lists of choices", () => {
  it("switches one entry and leaves the others in order", () => {
    expect(toggleOption(["1", "2"], "3", true)).toEqual(["1", "2", "3"]);
    expect(toggleOption(["1", "2"], "1", false)).toEqual(["2"]);
    expect(toggleOption(["1"], "1", true)).toEqual(["1"]);
  });

  it("forgets the trainee whose choice is cleared", () => {
    const changes = { removeIds: ["1", "2"], moves: { 1: "8", 3: "9" } };
    expect(withChange(changes, ["1"], "stay")).toEqual({
      removeIds: ["2"],
      moves: { 3: "9" },
    });
  });

  it("removes or moves all selected trainees, whatever was planned for each", () => {
    const changes = { removeIds: ["1", "2"], moves: { 3: "9" } };
    expect(withChange(changes, ["3", "4"], "remove")).toEqual({
      removeIds: ["1", "2", "3", "4"],
      moves: {},
    });
    expect(withChange(changes, ["1", "4"], { moveTo: "8" })).toEqual({
      removeIds: ["2"],
      moves: { 1: "8", 3: "9", 4: "8" },
    });
  });
});

describe("a web address", () => {
  it.each([
    "https://crm.example.test/a",
    "http://localhost:8080",
    " HTTPS://crm.example.test ",
    "https://crm.example.test/a?b=https:c",
  ])("accepts %j", (address) => {
    expect(isWebAddress(address)).toBe(true);
    expect(textProblem(address, { type: "url" })).toBeUndefined();
  });

  it.each([
    "javascript:alert(1)",
    "crm.example.test",
    "//crm.example.test",
    "ftp://crm.test",
    "https:crm.example.test/1",
    "https:/crm.example.test/1",
    "http:\\\\crm.example.test",
    "https:///",
    "https://",
    "https://crm example.test",
  ])("rejects %j", (address) => {
    expect(isWebAddress(address)).toBe(false);
    expect(textProblem(address, { type: "url" })).toMatch(/http/);
  });

  it("accepts an empty address", () => {
    expect(textProblem("  ", { type: "url" })).toBeUndefined();
  });
});

const GOOD = "Abcdefghij1!";
const MISMATCH = "The passwords do not match.";

describe("a new password and its repetition", () => {
  it.each([
    [GOOD, GOOD, false, {}],
    [GOOD, "", false, { passwordConfirmation: MISMATCH }],
    [GOOD, `${GOOD} `, false, { passwordConfirmation: MISMATCH }],
    ["short", "short", false, { password: PASSWORD_RULE }],
    ["short", "other", false, { password: PASSWORD_RULE, passwordConfirmation: MISMATCH }],
    ["", "", false, { password: PASSWORD_RULE }],
    ["", "", true, {}],
    ["", "x", true, { password: PASSWORD_RULE, passwordConfirmation: MISMATCH }],
    [GOOD, GOOD, true, {}],
  ])(
    "finds for %j and %j (optional: %j) the problems %j",
    (password, confirmation, optional, problems) => {
      const value = { password, passwordConfirmation: confirmation };
      expect(checkNewPassword(value, optional)).toEqual(problems);
      if (!optional) expect(isNewPasswordReady(value)).toBe(Object.keys(problems).length === 0);
    },
  );
});

it.each([
  [null, "", null],
  [0, "a", 0],
  [1, "password", 1],
  [2, "correct horse", 1],
  [4, "correct horse battery staple", 1],
  [2, GOOD, 2],
  [4, GOOD, 4],
] as const)(
  "shows a strength of %j for %j as %j, not fair when rejected",
  (score, password, shown) => {
    expect(displayStrength(score, password)).toBe(shown);
  },
);

const unmet = (value: string) =>
  checkPassword(value)
    .demands.filter((demand) => !demand.met)
    .map((demand) => demand.id);

describe("the rule for new passwords", () => {
  it("states the rule word for word", () => {
    expect(PASSWORD_RULE).toBe(
      "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.",
    );
  });

  it.each([
    ["", ["length", "upper", "lower", "number", "symbol"]],
    ["Abcdefghij1!", []],
    ["Abcdefghi1!", ["length"]],
    ["abcdefghij1!", ["upper"]],
    ["ABCDEFGHIJ1!", ["lower"]],
    ["Abcdefghijk!", ["number"]],
    ["Abcdefghijk1", ["symbol"]],
    ["Abcdefghijk1 ", ["symbol"]],
    ["Abcdefghijk1+", ["symbol"]],
    ["ŻÓŁĆżółćabc1!", ["upper"]],
    ["Abcdefgh1!😀😀", []],
    ["Abcdefg1!😀😀", ["length"]],
  ])("finds what %j lacks", (value, expected) => {
    expect(unmet(value)).toEqual(expected);
    expect(checkPassword(value).ok).toBe(expected.length === 0);
  });

  it.each(["!", "@", ".", "#", "$", "%", "^", "&", "*", "|", "\\", "?", "-", "_", "~", "="])(
    "accepts the symbol %s",
    (symbol) => expect(checkPassword(`Abcdefghijk1${symbol}`).ok).toBe(true),
  );

  it.each(Array.from("+,;:<>()[]{}/'\"`§€ "))("does not count %s as a symbol", (symbol) => {
    expect(unmet(`Abcdefghijk1${symbol}`)).toEqual(["symbol"]);
  });

  it("accepts sixteen symbols", () => {
    expect(new Set(PASSWORD_SYMBOLS).size).toBe(16);
  });
});
