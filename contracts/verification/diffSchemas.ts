import { isMembers, listOf, type Members, membersOf, textsOf } from "./resolvedDocument.ts"

/** Direction of a schema: `sent` by the client, or `answered` by the server. */
export type Direction = "sent" | "answered"

export interface SchemaChange {
  readonly breaking: boolean
  readonly place: string
  readonly change: string
}

interface Side {
  readonly schema: unknown
  readonly follow: (value: unknown) => Members
}

/** Deeper than any message; ends the recursion of recursive schemas. */
const MAX_DEPTH = 12
/** Bounds that narrow a schema when they are lowered. */
const NARROWED_WHEN_LOWERED = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"]
const NARROWED_WHEN_RAISED = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"]

/**
 * Returns the differences of two schemas at one path.
 *
 * *Details.* Narrowing a request is breaking, because clients may send the excluded values; widening a response is
 * breaking, because clients may not understand the new values. `allOf` is merged into one schema; a change of `oneOf`
 * or `anyOf` is reported as a whole, as breaking.
 */
export const diffSchemas = (
  before: Side,
  after: Side,
  direction: Direction,
  place: string,
  depth = 0,
): readonly SchemaChange[] => {
  if (depth > MAX_DEPTH) return []
  const [old, fresh] = [merged(before), merged(after)]
  const narrowing = (change: string): SchemaChange => ({ breaking: direction === "sent", place, change })
  const widening = (change: string): SchemaChange => ({ breaking: direction === "answered", place, change })
  const changing = (change: string): SchemaChange => ({ breaking: true, place, change })
  return [
    ...diffTypes(old, fresh).map(([kind, change]) =>
      kind === "narrower" ? narrowing(change) : kind === "wider" ? widening(change) : changing(change),
    ),
    ...diffBounds(old, fresh).map(([kind, change]) => (kind === "narrower" ? narrowing(change) : widening(change))),
    ...["pattern", "format", "const", "oneOf", "anyOf"].flatMap((name) =>
      same(old[name], fresh[name])
        ? []
        : [
            fresh[name] === undefined
              ? widening(`${name} is gone`)
              : old[name] === undefined
                ? narrowing(`${name} is new: ${shown(fresh[name])}`)
                : changing(`${name} was ${shown(old[name])} and is ${shown(fresh[name])}`),
          ],
    ),
    ...diffProperties(
      { schema: old, follow: before.follow },
      { schema: fresh, follow: after.follow },
      direction,
      place,
      depth,
    ),
    ...(isMembers(old["items"]) && isMembers(fresh["items"])
      ? diffSchemas(
          { schema: old["items"], follow: before.follow },
          { schema: fresh["items"], follow: after.follow },
          direction,
          `${place}[]`,
          depth + 1,
        )
      : []),
  ]
}

type Kind = "narrower" | "wider" | "other"

const diffTypes = (old: Members, fresh: Members): readonly (readonly [Kind, string])[] => {
  const [typesBefore, typesAfter] = [typesOf(old), typesOf(fresh)]
  const gone = typesBefore.filter(
    (type) => !typesAfter.includes(type) && !(type === "integer" && typesAfter.includes("number")),
  )
  const added = typesAfter.filter((type) => !typesBefore.includes(type))
  const types: readonly (readonly [Kind, string])[] =
    typesBefore.length === 0 || typesAfter.length === 0 || (gone.length === 0 && added.length === 0)
      ? []
      : [
          [
            gone.length === 0 ? "wider" : added.length === 0 ? "narrower" : "other",
            `type was ${typesBefore.join(" or ")} and is ${typesAfter.join(" or ")}`,
          ],
        ]
  const [values, now] = [listOf(old["enum"]), listOf(fresh["enum"])]
  const lost = values.filter((value) => !now.includes(value))
  const addedValues = now.filter((value) => !values.includes(value))
  if (old["enum"] === undefined && fresh["enum"] === undefined) return types
  if (old["enum"] === undefined) return [...types, ["narrower", `only ${shown(now)} is allowed now`]]
  if (fresh["enum"] === undefined) return [...types, ["wider", "any value is allowed now"]]
  return [
    ...types,
    ...(lost.length === 0 ? [] : [["narrower", `no longer ${shown(lost)}`] as const]),
    ...(addedValues.length === 0 ? [] : [["wider", `also ${shown(addedValues)}`] as const]),
  ]
}

const diffBounds = (old: Members, fresh: Members): readonly (readonly ["narrower" | "wider", string])[] =>
  [...NARROWED_WHEN_LOWERED, ...NARROWED_WHEN_RAISED].flatMap((name) => {
    const [was, is] = [old[name], fresh[name]]
    if (same(was, is)) return []
    const lowered = NARROWED_WHEN_LOWERED.includes(name)
    const fittingWidths = typeof is === "number" && (typeof was !== "number" || (lowered ? is < was : is > was))
    return [[fittingWidths ? "narrower" : "wider", `${name} was ${shown(was)} and is ${shown(is)}`] as const]
  })

const diffProperties = (
  before: Side,
  after: Side,
  direction: Direction,
  place: string,
  depth: number,
): readonly SchemaChange[] => {
  const [old, fresh] = [membersOf(before.schema), membersOf(after.schema)]
  const [typesBefore, typesAfter] = [membersOf(old["properties"]), membersOf(fresh["properties"])]
  const [requiredBefore, requiredAfter] = [textsOf(old["required"]), textsOf(fresh["required"])]
  return [...new Set([...Object.keys(typesBefore), ...Object.keys(typesAfter)])].flatMap(
    (name): readonly SchemaChange[] => {
      const inner = place === "" ? name : `${place}.${name}`
      const required = requiredAfter.includes(name)
      if (!(name in typesAfter))
        return [
          {
            breaking: direction === "answered" || fresh["additionalProperties"] === false,
            place: inner,
            change: "is gone",
          },
        ]
      if (!(name in typesBefore))
        return [
          {
            breaking: direction === "sent" && required,
            place: inner,
            change: required ? "is new and required" : "is new",
          },
        ]
      const need: readonly SchemaChange[] =
        required === requiredBefore.includes(name)
          ? []
          : [
              {
                breaking: required === (direction === "sent"),
                place: inner,
                change: required ? "is required now" : "is optional now",
              },
            ]
      return [
        ...need,
        ...diffSchemas(
          { ...before, schema: typesBefore[name] },
          { ...after, schema: typesAfter[name] },
          direction,
          inner,
          depth + 1,
        ),
      ]
    },
  )
}

/** Returns a schema with its references resolved and its `allOf` merged. */
const merged = ({ schema, follow }: Side): Members => {
  const own = follow(schema)
  return listOf(own["allOf"]).reduce<Members>((whole, part) => {
    const inner = merged({ schema: part, follow })
    return {
      ...inner,
      ...whole,
      properties: { ...membersOf(inner["properties"]), ...membersOf(whole["properties"]) },
      required: [...textsOf(inner["required"]), ...textsOf(whole["required"])],
    }
  }, own)
}

const typesOf = ({ type }: Members): readonly string[] => (typeof type === "string" ? [type] : textsOf(type))
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const shown = (value: unknown): string => (value === undefined ? "none" : JSON.stringify(value)).slice(0, 120)
