import { describe, expect, it } from "vitest";
import {
  breaksTraineeRule,
  emailProblem,
  isWebAddress,
  profileProblems,
  requiredProblem,
  serverErrorOf,
  webAddressProblem,
  withChange,
  withSwitch,
} from "./form-rules.ts";

const error = {
  message: "The given data was invalid.",
  fieldErrors: {
    name: ["The name is required.", "The name is too short."],
    "companyRoles.3.licence": ["The licence is too long."],
    "companyRoles.4.licence": ["The licence is too long."],
    companyRolesOther: ["Not this one."],
  },
};

describe("what the server refused (shell 8)", () => {
  it("lands on its field, also when it is about an entry of a list", () => {
    expect(serverErrorOf(error, ["name"])).toBe("The name is required. The name is too short.");
    expect(serverErrorOf(error, ["companyRoles"])).toBe("The licence is too long.");
    expect(serverErrorOf(error, ["email"])).toBeUndefined();
    expect(serverErrorOf(null, ["name"])).toBeUndefined();
  });
});

describe("what keeps a form from being sent (shell 5)", () => {
  const person = {
    name: "Amara",
    surname: "Okafor",
    username: "amara@aurora.test",
    email: "amara@aurora.test",
    password: "",
    passwordConfirmation: "",
  };

  it("is nothing for a complete person, whose password stays", () => {
    expect(profileProblems(person)).toEqual({});
  });

  it("is every required field that is blank", () => {
    expect(profileProblems({ ...person, name: " ", surname: "", username: "", email: "" })).toEqual(
      {
        name: "First Name is required.",
        surname: "Last Name is required.",
        username: "Username is required.",
        email: "Email is required.",
      },
    );
  });

  it("is an address that is none and a password that is not repeated", () => {
    const wrong = { ...person, username: "amara", password: "Correct.Horse.12" };
    expect(profileProblems(wrong)).toEqual({
      username: "Username must be an e-mail address.",
      password_confirmation: "The passwords do not match.",
    });
    expect(emailProblem("a b@c", "Email")).toBe("Email must be an e-mail address.");
    expect(requiredProblem("x", "Name")).toBeUndefined();
  });

  it("is a trainee without equipment or without a role that is on", () => {
    const captain = { 1: { active: true, licence: "" } };
    const trainee = { isTrainee: true, companyRpeIds: ["1"], companyRoles: captain };
    expect(breaksTraineeRule(trainee)).toBe(false);
    expect(breaksTraineeRule({ ...trainee, companyRpeIds: [] })).toBe(true);
    expect(breaksTraineeRule({ ...trainee, companyRoles: {} })).toBe(true);
    const off = { 1: { active: false, licence: "ATPL" } };
    expect(breaksTraineeRule({ ...trainee, companyRoles: off })).toBe(true);
    const manager = { isTrainee: false, companyRpeIds: [], companyRoles: {} };
    expect(breaksTraineeRule(manager)).toBe(false);
  });
});

describe("lists of choices", () => {
  it("switch one entry and leave the others in order", () => {
    expect(withSwitch(["1", "2"], "3", true)).toEqual(["1", "2", "3"]);
    expect(withSwitch(["1", "2"], "1", false)).toEqual(["2"]);
    expect(withSwitch(["1"], "1", true)).toEqual(["1"]);
  });

  it("forget everything about a trainee whose choice is taken back (shell 4)", () => {
    const changes = { removeIds: ["1", "2"], moves: { 1: "8", 3: "9" } };
    expect(withChange(changes, ["1"], "stay")).toEqual({
      removeIds: ["2"],
      moves: { 3: "9" },
    });
  });

  it("remove or move all that are ticked, whatever was to happen to each (shell 4)", () => {
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

describe("a web address (decisions: CRM account)", () => {
  it.each(["https://crm.example.test/a", "http://localhost:8080"])("is %s", (address) => {
    expect(isWebAddress(address)).toBe(true);
    expect(webAddressProblem(address)).toBeUndefined();
  });

  it.each(["javascript:alert(1)", "crm.example.test", "//crm.example.test", "ftp://crm.test"])(
    "is not %s",
    (address) => {
      expect(isWebAddress(address)).toBe(false);
      expect(webAddressProblem(address)).toMatch(/http/);
    },
  );

  it("may be left out", () => {
    expect(webAddressProblem("  ")).toBeUndefined();
  });
});
