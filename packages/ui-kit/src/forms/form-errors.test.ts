import { describe, expect, it } from "vitest";
import {
  allMessages,
  emailProblem,
  isWebAddress,
  onlyWrong,
  requiredProblem,
  serverErrorOf,
  webAddressProblem,
} from "./form-errors.ts";
import { breaksTraineeRule, profileProblems } from "./person-problems.ts";
import { withChange } from "./group-changes.ts";
import { findNamed, withSwitch } from "./switch-options.ts";

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

  it("stands in the alert message by message", () => {
    expect(allMessages(error)).toHaveLength(5);
  });
});

describe("what keeps a form from being sent (shell 5)", () => {
  const person = {
    name: "Amara",
    surname: "Okafor",
    username: "amara@aurora.test",
    email: "amara@aurora.test",
    newPassword: { password: "", confirmation: "" },
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
    expect(
      Object.keys(
        profileProblems({
          ...person,
          username: "amara",
          newPassword: { password: "Correct.Horse.12", confirmation: "" },
        }),
      ),
    ).toEqual(["username", "password_confirmation"]);
    expect(emailProblem("a b@c", "Email")).toBe("Email must be an e-mail address.");
    expect(requiredProblem("x", "Name")).toBeUndefined();
    expect(onlyWrong({ a: undefined, b: "wrong" })).toEqual({ b: "wrong" });
  });

  it("is a trainee without equipment or without a role that is on", () => {
    const captain = { 1: { active: true, licence: "" } };
    expect(breaksTraineeRule(true, { rpes: ["1"], roles: captain })).toBe(false);
    expect(breaksTraineeRule(true, { rpes: [], roles: captain })).toBe(true);
    expect(breaksTraineeRule(true, { rpes: ["1"], roles: {} })).toBe(true);
    const off = { 1: { active: false, licence: "ATPL" } };
    expect(breaksTraineeRule(true, { rpes: ["1"], roles: off })).toBe(true);
    expect(breaksTraineeRule(false, { rpes: [], roles: {} })).toBe(false);
  });
});

describe("lists of choices", () => {
  it("find a name whatever its case and take signs literally", () => {
    const options = [
      { id: "1", name: "Łódź (EPLL)" },
      { id: "2", name: "Captain" },
    ];
    expect(findNamed(options, "łÓDŹ")).toEqual([options[0]]);
    expect(findNamed(options, "(")).toEqual([options[0]]);
    expect(findNamed(options, ".*")).toEqual([]);
    expect(findNamed(options, "  ")).toBe(options);
  });

  it("switch one entry and leave the others in order", () => {
    expect(withSwitch(["1", "2"], "3", true)).toEqual(["1", "2", "3"]);
    expect(withSwitch(["1", "2"], "1", false)).toEqual(["2"]);
    expect(withSwitch(["1"], "1", true)).toEqual(["1"]);
  });

  it("forget everything about a trainee whose choice is taken back (shell 4)", () => {
    const changes = { remove: ["1", "2"], move: { 1: "8", 3: "9" } };
    expect(withChange(changes, ["1"], "stay")).toEqual({ remove: ["2"], move: { 3: "9" } });
  });

  it("remove or move all that are ticked, whatever was to happen to each (shell 4)", () => {
    const changes = { remove: ["1", "2"], move: { 3: "9" } };
    expect(withChange(changes, ["3", "4"], "remove")).toEqual({
      remove: ["1", "2", "3", "4"],
      move: {},
    });
    expect(withChange(changes, ["1", "4"], { moveTo: "8" })).toEqual({
      remove: ["2"],
      move: { 1: "8", 3: "9", 4: "8" },
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
