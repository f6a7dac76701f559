import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { PluralText, TextCatalogue } from "../../ui/text/TextCatalogue.ts"

/** One file of texts: an area of a language. */
export interface TextFile {
  /** Path relative to the folder of texts, for messages. */
  readonly path: string
  readonly language: string
  readonly area: string
  readonly texts: TextCatalogue
  /** Syntax errors of the file; its texts are then empty or incomplete. */
  readonly faults: readonly string[]
}

/** Returns all text files below a folder, which has one folder for each language. */
export function readTexts(root: string): readonly TextFile[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: language }) =>
      readdirSync(join(root, language))
        .toSorted()
        .map((file) => readTextFile(language, file, readFileSync(join(root, language, file), "utf8"))),
    )
}

/** Parses one text file. */
export function readTextFile(language: string, file: string, content: string): TextFile {
  const read = { path: `${language}/${file}`, language, area: file.replace(/\.json$/, "") }
  if (!file.endsWith(".json")) return { ...read, texts: {}, faults: ["is no JSON file"] }
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch (error) {
    return { ...read, texts: {}, faults: [`cannot be parsed: ${String(error)}`] }
  }
  if (!isRecord(parsed)) return { ...read, texts: {}, faults: ["is not an object of texts by key"] }
  const entries = Object.entries(parsed)
  const texts = entries.flatMap(([key, text]) => (isText(text) ? [[key, text] as const] : []))
  // `JSON.parse` silently keeps the last of two equal keys. The formatter indents the keys of texts by two spaces.
  const written = [...content.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key ?? "")
  return {
    ...read,
    texts: Object.fromEntries(texts),
    faults: [
      ...entries
        .filter(([, text]) => !isText(text))
        .map(([key]) => `${key} is neither a text nor plural forms with "other"`),
      ...written.filter((key, index) => written.indexOf(key) !== index).map((key) => `${key} is there twice`),
    ],
  }
}

function isText(value: unknown): value is string | PluralText {
  return typeof value === "string" || (isRecord(value) && Object.values(value).every(isString) && "other" in value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function isString(value: unknown): value is string {
  return typeof value === "string"
}
