import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import * as Schema from "effect/Schema"

const Patterns = Schema.optionalKey(Schema.Union([Schema.String, Schema.Array(Schema.String)]))

const Rule = Schema.Struct({
  name: Schema.String,
  from: Schema.Struct({ path: Patterns }),
  to: Schema.Struct({ path: Patterns, pathNot: Patterns }),
})

const RuleFile = Schema.Struct({ forbidden: Schema.Array(Rule) })

/** The rule file of dependency-cruiser, as far as its test reads it. */
export type RuleFile = typeof RuleFile.Type

export const ROOT = resolve(import.meta.dirname, "../..")
export const RULE_FILE = resolve(ROOT, ".dependency-cruiser.mjs")

/** Reads the real rule file. */
export async function readRuleFile(): Promise<RuleFile> {
  const loaded: { readonly default: unknown } = await import(pathToFileURL(RULE_FILE).href)
  return Schema.decodeUnknownSync(RuleFile)(loaded.default)
}

type Areas = readonly (readonly [folder: string, uses: readonly string[]])[]

/** The function of the rule file that makes the rules of the sandbox's areas. */
export type AreaRules = (base: Areas, areas: Areas) => readonly { readonly name: string }[]

/** Reads that function. */
export async function readAreaRules(): Promise<AreaRules> {
  const loaded: { readonly areaRules: AreaRules } = await import(pathToFileURL(RULE_FILE).href)
  return loaded.areaRules
}
