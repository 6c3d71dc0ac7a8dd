import { describe, expect, it } from "vitest";
import { allActions } from "../../shared/routes/actions.ts";
import { type AccessRule, isAllowed } from "../../shared/access/rule.ts";
import { menuFor } from "../../shared/routes/menu.ts";
import { allRoutes } from "../../shared/routes/table.ts";
import { PERSONAS } from "../../testing/personas.ts";
import { decisionsFor, toAccessSubject, outcomeOf } from "./decisions.ts";

const named = (subject: Parameters<typeof decisionsFor>[0], kind: string, name: string) =>
  decisionsFor(subject).find((decision) => decision.kind === kind && decision.name === name);

describe("the access decision for a person", () => {
  it.each(Object.entries(PERSONAS))("decides as the portal does for %s", (_name, subject) => {
    const decisions = decisionsFor(subject);
    const allowed = (kind: string) =>
      decisions.filter((decision) => decision.kind === kind && decision.outcome === "Allowed")
        .length;
    const routes = allRoutes().filter(
      ({ audience, rule }) => audience === "signed-in" && isAllowed(rule, subject),
    );
    expect(allowed("Route")).toBe(routes.length);
    expect(allowed("Menu")).toBe(menuFor(subject).flatMap(({ items }) => items).length);
    expect(allowed("Button")).toBe(
      allActions().filter(({ rule }) => isAllowed(rule, subject)).length,
    );
  });

  it("names the permission, role or training that grants access", () => {
    expect(named(PERSONAS.companyManager, "Route", "companies@edit")).toMatchObject({
      where: "/company/profile/edit",
      outcome: "Allowed",
      reason: "Has permission companies_update",
    });
    expect(named(PERSONAS.admin, "Route", "system@settings")?.reason).toBe("Has role Admin");
    expect(named(PERSONAS.trainee, "Route", "my@program")?.reason).toBe(
      "Has training of their own",
    );
  });

  it("names everything that would grant access", () => {
    expect(named(PERSONAS.trainee, "Route", "companies@index")).toMatchObject({
      outcome: "Refused",
      reason:
        "Needs permission companies_show, permission companies_groups_index or permission companies_users_index",
    });
    expect(named(PERSONAS.companyManager, "Button", "Tier and CRM account")?.reason).toBe(
      "Needs role Admin or role Customer Support",
    );
  });

  it("names the setting that lets trainees change their own events", () => {
    expect(named(PERSONAS.trainee, "Button", "Events / Documents: Edit")?.reason).toBe(
      "Has training of their own in a company with the setting events_documents",
    );
    expect(named(PERSONAS.admin, "Button", "Events / Documents: New")).toMatchObject({
      outcome: "Refused",
      reason:
        "Needs role Company Manager, role Training Manager or training of their own in a company with the setting events_documents",
    });
  });

  it("grants access to everybody without a rule", () => {
    expect(named(PERSONAS.withoutRights, "Route", "home")).toMatchObject({
      outcome: "Allowed",
      reason: "Open to everyone signed in",
    });
  });

  it("applies the rule of a menu entry's group as well as its own", () => {
    const manager = { ...PERSONAS.trainingManager, permissions: [] };
    expect(named(manager, "Menu", "Historical")).toMatchObject({
      outcome: "Refused",
      reason: "Needs permission companies_dashboard",
    });
  });

  const EDIT = "Events / Documents: Edit";
  const listed = { id: "1", username: "a@b", name: "A", permissions: [] };
  it.each<[who: string, roles: string[], isTrainee: boolean, outcome: string, reason: RegExp]>([
    ["a trainee by role", ["ROLE_TRAINEE"], false, "Depends on the company", /^Needs training of/],
    ["a trainee by flag", ["Support"], true, "Depends on the company", /^Needs training of/],
    ["a training manager who trains", ["Training Manager"], true, "Allowed", /^Has role Training/],
    ["who does not train", ["Support"], false, "Refused", /^Needs role Company Manager, role/],
  ])("knows no company of %s", (_who, roles, isTrainee, outcome, reason) => {
    const decision = named(toAccessSubject({ ...listed, roles, isTrainee }), "Button", EDIT);
    expect(decision).toMatchObject({ outcome, reason: expect.stringMatching(reason) });
  });

  it("opens the own area to who trains without the role", () => {
    const subject = toAccessSubject({ ...listed, roles: ["Support"], isTrainee: true });
    expect(named(subject, "Route", "my@program")?.outcome).toBe("Allowed");
  });

  it.each<[AccessRule, outcome: string, reason: string]>([
    [{ features: ["x-1"] }, "Depends on the company", "Needs feature x-1"],
    [{ tiers: ["premium"], roles: ["Super"] }, "Depends on the company", "Needs tier premium"],
    [{ roles: ["Super"] }, "Refused", "Needs role Super"],
  ])("decides about %j", (rule, outcome, reason) => {
    expect(outcomeOf(rule, PERSONAS.withoutRights)).toEqual({ outcome, reason });
  });
});
