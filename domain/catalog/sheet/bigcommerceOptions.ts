import { partsOf } from "./SheetLine.ts"

/** A choice as BigCommerce's files write it. */
export interface ParsedChoice {
  readonly name: string
  readonly value: string
}

/** A pair of an older file, behind the sign of its kind: `[S]Size=Small`, `[CS]Color=Red:#ff0000`. */
function olderChoice(text: string): ParsedChoice | undefined {
  const { sign, name, value } = /^\[(?<sign>[A-Z]{1,3})\](?<name>[^=]+)=(?<value>.*)$/su.exec(text.trim())?.groups ?? {}
  if (name === undefined || value === undefined) return undefined
  return { name: name.trim(), value: (sign === "CS" ? value.replace(/:#.*$/su, "") : value).trim() }
}

/**
 * A choice of a newer file: `Type=Swatch|Name=Color|Value=Red[#ff0000]`. Colors, or the address of a pattern, stand
 * behind a swatch's name.
 */
function newerChoice(text: string): ParsedChoice | undefined {
  const { name, value } =
    /^Type=[^|=]*\|Name=(?<name>[^|]+)\|Value=(?<value>.*)$/su.exec(text.replace(/(?<![\s|;,])[\s|;,]+$/u, ""))
      ?.groups ?? {}
  return name === undefined || value === undefined
    ? undefined
    : { name: name.trim(), value: value.replace(/\[(?:#|https?:)[^[\]]*\]$/u, "").trim() }
}

/** The choices of a variant, with commas between them (older) or nothing (newer); none where one cannot be read. */
export function parseChoices(text: string): readonly ParsedChoice[] {
  const choices = text.startsWith("[")
    ? text.split(/,\s*(?=\[[A-Z]{1,3}\])/u).map(olderChoice)
    : text.split(/(?=Type=[^|=]*\|Name=)/u).map(newerChoice)
  const read = choices.filter((choice) => choice !== undefined)
  return read.length === choices.length ? read : []
}

/** Categories between semicolons, each a path: `Women/Coats;Sale`. A slash of a name stands behind a backslash. */
export function parseCategoryPaths(text: string): readonly (readonly string[])[] {
  const detailed = [...text.matchAll(/Category Path:\s*([^|;]+)/gu)].map(([, path = ""]) => path.trim())
  const paths = detailed.length > 0 ? detailed : partsOf(text, ";")
  return paths.map((path) =>
    path
      .split(/(?<!\\)\//u)
      .map((step) => step.replaceAll("\\/", "/").trim())
      .filter((step) => step !== ""),
  )
}
