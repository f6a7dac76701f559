import fc from "fast-check"
import { listOf, type Members, membersOf, textsOf } from "../../../contracts/verification/resolvedDocument.ts"

/** References of a generator: the components of a document, and existing values by field name. */
export interface Sources {
  readonly follow: (value: unknown) => Members
  readonly known: ReadonlyMap<string, readonly unknown[]>
}

/** Maximum depth of a recursive schema. */
const MAX_DEPTH = 6
const DAYS = ["2026-01-05", "2026-02-28", "1990-06-15", "2030-12-31"]

/** Generates values that a schema allows as far as possible; the sandbox decides which of them are valid. */
export function arbitraryOfSchema(schema: unknown, sources: Sources, name = "", depth = 0): fc.Arbitrary<unknown> {
  const made = ofSchema(schema, sources, depth)
  const known = sources.known.get(name)
  return known === undefined
    ? made
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made })
}

function ofSchema(schema: unknown, sources: Sources, depth: number): fc.Arbitrary<unknown> {
  const own = sources.follow(schema)
  if (depth > MAX_DEPTH) return fc.constant(null)
  if (own["const"] !== undefined) return fc.constant(own["const"])
  const values = listOf(own["enum"])
  if (values.length > 0) return fc.constantFrom(...values)
  const choices = [...listOf(own["oneOf"]), ...listOf(own["anyOf"])]
  if (choices.length > 0) return fc.oneof(...choices.map((one) => ofSchema(one, sources, depth + 1)))
  const parts = listOf(own["allOf"]).map((one) => ofSchema(one, sources, depth + 1))
  if (parts.length > 0)
    return fc
      .tuple(...parts, ofTypes({ ...own, type: own["type"] ?? "object" }, sources, depth))
      .map((all) => Object.assign({}, ...all.map(membersOf)))
  return ofTypes(own, sources, depth)
}

function ofTypes(own: Members, sources: Sources, depth: number): fc.Arbitrary<unknown> {
  const types = typeof own["type"] === "string" ? [own["type"]] : textsOf(own["type"])
  const arbitraries = types.map((type) => ofType(type, own, sources, depth))
  return arbitraries.length === 0 ? fc.jsonValue({ maxDepth: 1 }) : fc.oneof(...arbitraries)
}

function ofType(type: string, own: Members, sources: Sources, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case "string":
      return textOf(own)
    case "integer":
      return fc.integer({
        min: numberOf(own["minimum"], -2),
        max: Math.max(numberOf(own["minimum"], -2), numberOf(own["maximum"], 3_000)),
      })
    case "number":
      return fc.double({
        min: numberOf(own["minimum"], -90),
        max: Math.max(numberOf(own["minimum"], -90), numberOf(own["maximum"], 180)),
        noNaN: true,
      })
    case "boolean":
      return fc.boolean()
    case "array":
      return fc.array(arbitraryOfSchema(own["items"], sources, "", depth + 1), {
        minLength: numberOf(own["minItems"], 0),
        maxLength: Math.max(numberOf(own["minItems"], 0), Math.min(3, numberOf(own["maxItems"], 3))),
      })
    case "object":
      return objectOf(own, sources, depth)
    default:
      return fc.constant(null)
  }
}

function objectOf(own: Members, sources: Sources, depth: number): fc.Arbitrary<unknown> {
  const properties = membersOf(own["properties"])
  const required = textsOf(own["required"]).filter((name) => name in properties)
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, arbitraryOfSchema(inner, sources, name, depth + 1)]),
    ),
    { requiredKeys: required },
  )
}

function textOf(own: Members): fc.Arbitrary<string> {
  const [min, max] = [numberOf(own["minLength"], 0), numberOf(own["maxLength"], 40)]
  if (own["format"] === "date") return fc.constantFrom(...DAYS)
  if (own["format"] === "date-time") return fc.constantFrom(...DAYS.map((day) => `${day}T10:00:00Z`))
  if (own["format"] === "uuid") return fc.uuid()
  const pattern = typeof own["pattern"] === "string" ? matching(own["pattern"]) : undefined
  const size = { minLength: min, maxLength: Math.max(min, Math.min(max, 40)) }
  return (
    pattern?.map((text) => text.slice(0, max)) ?? fc.oneof(fc.string(size), fc.string({ ...size, unit: "grapheme" }))
  )
}

/** Generates texts of a pattern; none for unsupported patterns such as lookahead. */
function matching(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"))
  } catch {
    return undefined
  }
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise
}
