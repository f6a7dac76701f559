import fc from "fast-check"
import { isMembers } from "../../../contracts/verification/resolvedDocument.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const OTHERS: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "0",
  "-1",
  "1e3",
  "99999999999999999999",
  [],
  {},
  [[]],
  { a: { b: 1 } },
  "DROP TABLE users",
  "select * from x",
  "x".repeat(300),
  "0".repeat(4000),
  ...HOSTILE_TEXTS,
]

/** A value of the wrong type. */
export const wrongValue: fc.Arbitrary<unknown> = fc.constantFrom(...OTHERS)
export const wrongText: fc.Arbitrary<string> = fc.constantFrom(
  ...OTHERS.map(String).filter((text) => ![".", ".."].includes(text)),
)

/** A body with one invalid place: another value, a missing field, or an additional one. */
export function spoiltBody(body: unknown): fc.Arbitrary<unknown> {
  if (!isMembers(body)) return wrongValue
  const names = Object.keys(body)
  if (names.length === 0) return wrongValue.map((value) => ({ unknownField: value }))
  return fc.tuple(fc.constantFrom(...names), wrongValue, fc.nat(3)).chain(([name, value, kind]) => {
    if (kind === 0) return fc.constant(Object.fromEntries(Object.entries(body).filter(([other]) => other !== name)))
    if (kind === 1) return fc.constant({ ...body, [name]: value })
    if (kind === 2) return spoiltBody(body[name]).map((inner) => ({ ...body, [name]: inner }))
    return fc.constant({ ...body, unknownField: value })
  })
}

/** Bodies that are not JSON of any document: broken, doubled, poisoned, endless, of another kind. */
export const RAW_BODIES: readonly { readonly text: string; readonly type: string }[] = [
  { text: "{", type: "application/json" },
  { text: '{"a":1,"a":2}', type: "application/json" },
  { text: '{"__proto__":{"isAdmin":true}}', type: "application/json" },
  { text: '{"constructor":{"prototype":{}}}', type: "application/json" },
  { text: "[".repeat(5000) + "]".repeat(5000), type: "application/json" },
  { text: `{"a":${'{"a":'.repeat(200)}1${"}".repeat(200)}}`, type: "application/json" },
  { text: "null", type: "application/json" },
  { text: '"text"', type: "application/json" },
  { text: "[]", type: "application/json" },
  { text: "NaN", type: "application/json" },
  { text: "{}", type: "text/plain" },
  { text: "a=b", type: "application/x-www-form-urlencoded" },
  { text: "<a/>", type: "application/xml" },
  { text: `{"a":"${"x".repeat(1_100_000)}"}`, type: "application/json" },
]
