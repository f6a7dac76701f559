import { isStoreId } from "../shared/StoreId.ts"
import { toWellFormed } from "../shared/toWellFormed.ts"
import type { DefaultsOf, PageAddress } from "./PageAddress.ts"
import { pageNameFromAddress } from "./pageNameInAddress.ts"
import type { TemplateSegment } from "./seoTemplates.ts"
import {
  fitsPath,
  OTHER_PAGE_TEMPLATE,
  PARAMETER_PATTERNS,
  RESERVED_PARAMETERS,
  SEO_TEMPLATES,
} from "./seoTemplates.ts"

const ANY_SEGMENT = "[^/]+"

/** Comma lists. Forms without JavaScript repeat the parameter per checkbox; the values are joined. */
const LISTS: readonly string[] = ["colFilter", "sizeFilter", "catFilter", "services"]

interface Reader {
  readonly page: string | undefined
  readonly pattern: RegExp
}

const READERS: readonly Reader[] = [
  ...[...SEO_TEMPLATES].map(([page, template]) => ({ page, pattern: whole(template) })),
  { page: undefined, pattern: whole(OTHER_PAGE_TEMPLATE) },
]

/**
 * Parses an address to a page, or `undefined` when it matches no page.
 *
 * `address` is a path with an optional query. An omitted language or catalog gets the store's default, so that
 * `parse(build(x))` is `x`; the query may name them too. The path wins over a query parameter of the same name; the
 * first of repeated query parameters wins.
 *
 * @example
 * ```ts
 * import { parsePageAddress } from "domain/navigation/parsePageAddress.ts"
 *
 * const defaults = () => ({ languageId: "-5", catalogId: "20000034" })
 * parsePageAddress("/10000034/dresses-n1234", defaults)?.page // → "ItxCategoryPage"
 * parsePageAddress("/nowhere", defaults) // → undefined
 * ```
 */
export function parsePageAddress(address: string, defaultsOf: DefaultsOf): PageAddress | undefined {
  const [path = "", query = ""] = splitOnce(address.split("#", 1)[0] ?? "", "?")
  for (const reader of READERS) {
    const match = reader.pattern.exec(path)
    if (match === null) continue
    const groups = match.groups ?? {}
    const page = reader.page ?? pageNameFromAddress(decode(groups["pageName"] ?? "") ?? "")
    if (page === undefined) continue
    return toPageAddress(page, groups, query, defaultsOf)
  }
  return undefined
}

function toPageAddress(
  page: string,
  groups: Readonly<Record<string, string | undefined>>,
  query: string,
  defaultsOf: DefaultsOf,
): PageAddress | undefined {
  const parameters = queryParameters(query)
  const places = new Map<string, string>()
  for (const [name, raw] of Object.entries(groups)) {
    if (raw === undefined || name === "pageName") continue
    const value = decode(raw)
    if (value === undefined || value === "") return undefined
    places.set(name, value)
  }
  const storeId = places.get("storeId")
  if (storeId !== undefined && !isStoreId(storeId)) return undefined
  const defaults = storeId === undefined ? undefined : defaultsOf(storeId)
  const languageId = places.get("langId") ?? inQuery("langId") ?? defaults?.languageId
  const catalogId = places.get("catalogId") ?? inQuery("catalogId") ?? defaults?.catalogId
  if (storeId !== undefined) RESERVED_PARAMETERS.forEach((name) => parameters.delete(name))
  for (const [name, value] of places) if (!RESERVED_PARAMETERS.includes(name)) parameters.set(name, value)
  return {
    page,
    ...(storeId === undefined ? {} : { storeId }),
    ...(languageId === undefined ? {} : { languageId }),
    ...(catalogId === undefined ? {} : { catalogId }),
    parameters: Object.fromEntries(parameters),
  }

  function inQuery(name: string): string | undefined {
    const value = parameters.get(name)
    return storeId !== undefined && fitsPath(name, value) ? value : undefined
  }
}

/** Matches the whole template, with an optional trailing slash. */
function whole(template: readonly TemplateSegment[]): RegExp {
  return new RegExp(`^${source(template).replace(/\/$/, "")}/?$`)
}

function source(parts: readonly TemplateSegment[]): string {
  return parts
    .map((part) => {
      if (part.kind === "text") return part.text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      if (part.kind === "optional") return `(?:${source(part.parts)})?`
      return `(?<${part.name}>${PARAMETER_PATTERNS[part.name] ?? ANY_SEGMENT})`
    })
    .join("")
}

function queryParameters(query: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const pair of query.split("&")) {
    const [rawName = "", rawValue = ""] = splitOnce(pair, "=")
    const name = decode(rawName)
    const value = decode(rawValue.replaceAll("+", " "))
    if (name === undefined || name === "" || value === undefined || value === "") continue
    const before = parameters.get(name)
    if (before === undefined) parameters.set(name, value)
    else if (LISTS.includes(name)) parameters.set(name, `${before},${value}`)
  }
  return parameters
}

function splitOnce(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}

function decode(text: string): string | undefined {
  try {
    return toWellFormed(decodeURIComponent(text))
  } catch {
    return undefined // invalid percent-encoding
  }
}
