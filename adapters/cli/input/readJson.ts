import { readFileSync } from "node:fs"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { CliUsageError } from "../CliUsageError.ts"

/** Formats issues by path and kind only, without values. */
const describe = SchemaIssue.makeFormatterStandardSchemaV1({ leafHook: ({ _tag }) => _tag })

/**
 * Decodes a JSON file; `-` is standard input. Fails with `CliUsageError` when it is unreadable or not a valid `wanted`.
 *
 * A `hint` marks a file without secrets: errors may name its members, and an unknown member is refused with the hint
 * instead of being ignored, so that a misspelt name loses no data.
 */
export function readJson<A, I>(file: string, schema: Schema.Codec<A, I>, wanted: string, hint?: string): A {
  const name = file === "-" ? "standard input" : file
  let text: string
  try {
    text = readFileSync(file === "-" ? 0 : file, "utf8")
  } catch {
    throw new CliUsageError({ message: `Cannot read ${name}. Give a JSON file with ${wanted}.` })
  }
  const decoded = Schema.decodeUnknownResult(Schema.fromJsonString(schema))(
    text,
    hint === undefined ? {} : { onExcessProperty: "error", errors: "all" },
  )
  if (Result.isSuccess(decoded)) return decoded.success
  // The parser's message would repeat the text, and with it a card number.
  throw new CliUsageError({
    message: hint === undefined ? invalid(name, wanted) : named(name, decoded.failure.issue, wanted, hint),
  })
}

function invalid(name: string, wanted: string): string {
  return `Invalid JSON in ${name}. Expected ${wanted}.`
}

/** Names the unknown, missing or mistyped members. */
function named(name: string, issue: SchemaIssue.Issue, wanted: string, hint: string): string {
  const reasons = describe(issue).issues.flatMap(({ path = [], message }) => {
    const member = path
      .map((part) => String(typeof part === "object" ? part.key : part))
      .reduce(
        (whole, part) => (/^\d+$/.test(part) ? `${whole}[${part}]` : whole === "" ? part : `${whole}.${part}`),
        "",
      )
    return member === "" ? [] : [{ member, kind: message }]
  })
  const of = (kinds: readonly string[]) =>
    reasons
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ member }) => member)
      .join(", ")
  const [unknown, missing] = [of(["UnexpectedKey"]), of(["MissingKey"])]
  const others = reasons
    .filter(({ kind }) => kind !== "UnexpectedKey" && kind !== "MissingKey")
    .map(({ member }) => member)
    .join(", ")
  if (reasons.length === 0) return invalid(name, wanted)
  return [
    ...(unknown === "" ? [] : [`Unknown fields in ${name}: ${unknown}. ${hint}`]),
    ...(missing === "" ? [] : [`Missing fields in ${name}: ${missing}.`]),
    ...(others === "" ? [] : [`Invalid values in ${name}: ${others}.`]),
  ].join("\n")
}
