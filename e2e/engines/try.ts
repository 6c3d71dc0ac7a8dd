import { writeFileSync } from "node:fs";
import { Portal } from "./portal.ts";
const p = await Portal.open(process.argv[2] as "chromium");
await p.driver.resize(1280, 600);
await p.signIn("company.manager@aurora.test");
await p.settle();
for (const path of ["/dashboard/training-status", "/dashboard/event-status"]) {
  await p.goTo(path);
  await p.settle();
  await new Promise(r => setTimeout(r, 1500));
  const look = () => p.driver.evaluate(() => [document.documentElement.scrollHeight, scrollY, document.body.style.minHeight, ...[...document.querySelectorAll("main *")].map((e) => e.tagName + "." + String(e.className).slice(0,40) + " " + Math.round(e.getBoundingClientRect().height) + " " + (e.children.length ? "" : e.textContent))] as unknown[]);
  const a = await look();
  await p.driver.evaluate(() => scrollTo(0, 500));
  console.log(path, await p.driver.evaluate(() => scrollY));
  await p.goTo("/company/profile");
  await p.settle();
  await p.goBack();
  await p.settle();
  await new Promise(r => setTimeout(r, 1500));
  const b = await look();
  console.log(a.slice(0,3), b.slice(0,3));
  writeFileSync("/tmp/a.txt", a.join("\n")); writeFileSync("/tmp/b.txt", b.join("\n"));
  const { execSync } = await import("node:child_process");
  try { execSync("diff /tmp/a.txt /tmp/b.txt", { stdio: "inherit" }); } catch {}
}
await p.close(); process.exit(0);
