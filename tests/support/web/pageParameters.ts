import { readdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { RESERVED_PARAMETERS, SEO_TEMPLATES } from "../../../domain/navigation/seoTemplates.ts"
import { SECRET_PARAMETERS } from "../../../domain/navigation/secretParameters.ts"

const ROOT = resolve(import.meta.dirname, "../../..")
/** Folders in which pages read the parameters of their addresses. */
const READERS = ["domain", "application", "adapters/web", "ui"]

const sources = (): readonly string[] =>
  READERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8")),
  )

/** The names in a destructuring pattern: `a, b: c, "d-e": f = 1`. */
const namesIn = (pattern: string): readonly string[] =>
  pattern.split(",").flatMap(
    (part) =>
      /^\s*(?:"([^"]+)"|(\w+))/
        .exec(part)
        ?.slice(1)
        .find((name) => name !== undefined) ?? [],
  )

const PATTERNS: readonly RegExp[] = [
  /\{([^{}]*)\}(?::[^=;{}]*)?\s*=\s*[\w.]*parameters\b/g,
  /\bparameters: \{([^{}]*)\}/g,
  /\{([^{}]*)\}: (?:PageAddress\["parameters"\]|Readonly<Record<string, string>>)/g,
]

/**
 * Every address parameter that the shop reads: those of the domain's navigation templates and tables, and those that
 * the pages' code reads by name. New ones are covered without further work.
 */
export function pageParameters(): readonly string[] {
  const texts = sources()
  const all = texts.join("\n")
  const constant = (name: string, key: string | undefined) =>
    key === undefined
      ? new RegExp(`\\b${name} = "([^"]+)"`).exec(all)?.[1]
      : new RegExp(`\\b${name} = \\{[^}]*\\b${key}: "([^"]+)"`).exec(all)?.[1]
  const byName = [
    ...all.matchAll(/parameters(?:\?\.)?\["([^"]+)"\]/g),
    ...all.matchAll(/parameters\??\.(\w+)\b(?!\()/g),
  ].flatMap(([, name]) => name ?? [])
  const byConstant = [...all.matchAll(/\[(\w*[A-Z_]{3,})(?:\.(\w+))?\]/g)].flatMap(
    ([, name = "", key]) => constant(name, key) ?? [],
  )
  const byPattern = PATTERNS.flatMap((pattern) => [...all.matchAll(pattern)]).flatMap(([, names = ""]) =>
    namesIn(names),
  )
  const listed = [...all.matchAll(/(?:_NAMES|CARRIED|IDENTITY|LIST_PARAMETERS)[^=]*= \[([^\]]*)\]/g)].flatMap(
    ([, names = ""]) => [...names.matchAll(/"([^"]+)"/g)].flatMap(([, name]) => name ?? []),
  )
  const inPaths = [...SEO_TEMPLATES.values()]
    .flatMap((parts) => parts.flatMap((part) => (part.kind === "optional" ? part.parts : [part])))
    .flatMap((part) => (part.kind === "parameter" ? [part.name] : []))
  return [
    ...new Set([
      ...inPaths,
      ...RESERVED_PARAMETERS,
      ...SECRET_PARAMETERS,
      ...listed,
      ...byName,
      ...byConstant,
      ...byPattern,
    ]),
  ]
    .filter((name) => /^[\w-]{1,40}$/.test(name))
    .sort()
}

/** Every named page of the shop: those with a template, and those that the code names without one. */
export function pageNames(): readonly string[] {
  const named = sources()
    .flatMap((text) => [...text.matchAll(/"(Itx[A-Z]\w*Page)"|_PAGE = "([A-Z]\w+)"/g)])
    .flatMap(([, page, own]) => page ?? own ?? [])
  return [...new Set([...SEO_TEMPLATES.keys(), ...named])].sort()
}
