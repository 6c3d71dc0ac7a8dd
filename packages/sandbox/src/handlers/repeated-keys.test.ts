import { expect, it } from "vitest";
import { repeatedKeys } from "./repeated-keys.ts";

it.each<[json: string, ...names: string[]]>([
  ['{"a":1,"b":2}'],
  ['{"a":1,"a":1}', "a"],
  ['{"a":1,"a":2,"a":3}', "a"],
  ['{"b":1,"a":1,"a":2,"b":2}', "a", "b"],
  [String.raw`{"a":1,"\u0061":2}`, "a"],
  [String.raw`{"\u00E9":1,"é":2}`, "é"],
  [String.raw`{"\ud83d\ude00":1,"😀":2}`, "😀"],
  [String.raw`{"a\"b":1,"a\u0022b":2}`, 'a"b'],
  [String.raw`{"a\\":1,"a\\":2}`, "a\\"],
  [String.raw`{"\/":1,"/":2}`, "/"],
  [String.raw`{"a\\":1,"a\\\\":2}`],
  ['{"a":1,"A":2,"á":3,"a ":4}'],
  ['{"":1,"":2}', ""],
  ['{"__proto__":1,"__proto__":2,"constructor":1}', "__proto__"],
  ['{"a":{"x":1},"b":{"x":1}}'],
  ['{"a":{"x":1,"x":2}}', "a.x"],
  ['{"a":{"x":1},"a":{"x":2}}', "a"],
  ['{"a":{"x":1,"x":1},"a":{"x":2,"x":2}}', "a.x", "a"],
  ['[{"a":1},{"a":1}]'],
  ['[{"a":1},{"a":1,"a":2}]', "1.a"],
  ['[[1,2],[3,{"a":[{},{"b":1,"b":2}]}]]', "1.1.a.1.b"],
  ['{"l":[[],[[]],{"a":1,"a":2}]}', "l.2.a"],
  ['{"a":"a","b":["a","a"]}'],
  [String.raw`{"a":"\"a\":1,","b":"{\"a\":1,\"a\":2}"}`],
  ['{"a":"}","a":"]"}', "a"],
  [String.raw`{"a":"\\","a":"\\\""}`, "a"],
  ['\n{\t"a" : 1 ,\r\n "a"\n:\n2 }', "a"],
  ['{"a":-1.5e+3,"b":null,"a":true}', "a"],
  ['"a"'],
  ["1"],
  ["[]"],
  ["{}"],
])("finds the keys that %j has twice", (json, ...names) => {
  expect(() => JSON.parse(json) as unknown).not.toThrow();
  expect(repeatedKeys(json)).toEqual(names);
});

it.each([
  ["a long text", JSON.stringify({ a: "x".repeat(1_000_000) })],
  ["a long text of escapes", JSON.stringify({ a: '"\\'.repeat(250_000) })],
  ["deep lists", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["many entries", JSON.stringify(Array.from({ length: 50_000 }, (_, id) => ({ id })))],
])("reads %s without an error", (_what, json) => {
  expect(repeatedKeys(json)).toEqual([]);
  expect(repeatedKeys(`{"a":${json},"a":1}`)).toEqual(["a"]);
});
