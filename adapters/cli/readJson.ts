import { readFileSync } from "node:fs"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { CliProblem } from "./CliProblem.ts"

/** What a JSON file holds, `-` being standard input. Fails with `CliProblem` where it cannot be read or is not what is `wanted`. */
export function readJson<A, I>(file: string, schema: Schema.Codec<A, I>, wanted: string): A {
  const name = file === "-" ? "Standard input" : file
  let text: string
  try {
    text = readFileSync(file === "-" ? 0 : file, "utf8")
  } catch {
    throw new CliProblem({ message: `${name} cannot be read: give a JSON file with ${wanted}.` })
  }
  const decoded = Schema.decodeUnknownOption(Schema.fromJsonString(schema))(text)
  // The parser's own words would repeat the text, and with it a card number.
  if (Option.isNone(decoded)) throw new CliProblem({ message: `${name} is not ${wanted}, as JSON.` })
  return decoded.value
}
