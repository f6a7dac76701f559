import { partsOf } from "../SheetLine.ts"

/** An option value in BigCommerce's files. */
export interface ParsedChoice {
  readonly name: string
  readonly value: string
}

/** Parses a pair of an older file, prefixed with its kind: `[S]Size=Small`, `[CS]Color=Red:#ff0000`. */
function olderChoice(text: string): ParsedChoice | undefined {
  const { sign, name, value } = /^\[(?<sign>[A-Z]{1,3})\](?<name>[^=]+)=(?<value>.*)$/su.exec(text.trim())?.groups ?? {}
  if (name === undefined || value === undefined) return undefined
  return { name: name.trim(), value: (sign === "CS" ? value.replace(/:#.*$/su, "") : value).trim() }
}

/**
 * Parses a choice of a newer file: `Type=Swatch|Name=Color|Value=Red[#ff0000]`. A swatch's name is followed by colors,
 * or by the address of a pattern.
 */
function newerChoice(text: string): ParsedChoice | undefined {
  const { name, value } =
    /^Type=[^|=]*\|Name=(?<name>[^|]+)\|Value=(?<value>.*)$/su.exec(text.replace(/(?<![\s|;,])[\s|;,]+$/u, ""))
      ?.groups ?? {}
  return name === undefined || value === undefined
    ? undefined
    : { name: name.trim(), value: value.replace(/\[(?:#|https?:)[^[\]]*\]$/u, "").trim() }
}

/**
 * Parses the choices of a variant, separated by commas (older) or not at all (newer); returns none if one is
 * unreadable.
 */
export function parseChoices(text: string): readonly ParsedChoice[] {
  const choices = text.startsWith("[")
    ? text.split(/,\s*(?=\[[A-Z]{1,3}\])/u).map(olderChoice)
    : text.split(/(?=Type=[^|=]*\|Name=)/u).map(newerChoice)
  const read = choices.filter((choice) => choice !== undefined)
  return read.length === choices.length ? read : []
}

/** Parses category paths separated by semicolons: `Women/Coats;Sale`. A slash in a name is escaped by a backslash. */
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
