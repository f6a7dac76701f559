import { isStoreId } from "../shared/StoreId.ts"
import type { DefaultsOf, PageAddress } from "./PageAddress.ts"
import { pageNameFromAddress } from "./pageNameInAddress.ts"
import type { TemplatePart } from "./seoTemplates.ts"
import { OTHER_PAGE_TEMPLATE, SEO_TEMPLATES } from "./seoTemplates.ts"

/** What each path parameter looks like; every other one is a whole segment or the part before a fixed suffix. */
const PATTERNS: Readonly<Record<string, string>> = {
  storeId: "[0-9]{8}",
  langId: "-?[0-9]{1,3}",
  catalogId: "[0-9]{4,12}",
  seoId: "[0-9]{1,19}",
  mfname: "[0-9]{1,19}",
}
const ANY_SEGMENT = "[^/]+"

interface Reader {
  readonly page: string | undefined
  readonly pattern: RegExp
}

const READERS: readonly Reader[] = [
  ...[...SEO_TEMPLATES].map(([page, template]) => ({ page, pattern: new RegExp(`^${source(template)}/?$`) })),
  { page: undefined, pattern: new RegExp(`^${source(OTHER_PAGE_TEMPLATE)}/?$`) },
]

/**
 * The place an address leads to, or `undefined` when it leads nowhere in the shop.
 *
 * `address` is a path with an optional query. A language and a catalog that were left out are filled in from the store's
 * defaults, so that `parse(build(x))` is `x`. The path wins over a query parameter of the same name; of a repeated query
 * parameter the first counts.
 */
export function parsePageAddress(address: string, defaultsOf: DefaultsOf): PageAddress | undefined {
  const [path = "", query = ""] = splitOnce(address.split("#", 1)[0] ?? "", "?")
  for (const reader of READERS) {
    const groups = reader.pattern.exec(path)?.groups
    const page = reader.page ?? pageNameFromAddress(decode(groups?.["pageName"] ?? "") ?? "")
    if (groups === undefined || page === undefined) continue
    return toPageAddress(page, groups, query, defaultsOf)
  }
  return path === "" ? { page: "ItxWorldWidePage", parameters: Object.fromEntries(queryParameters(query)) } : undefined
}

function toPageAddress(page: string, groups: Readonly<Record<string, string | undefined>>, query: string, defaultsOf: DefaultsOf): PageAddress | undefined {
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
  const languageId = places.get("langId") ?? defaults?.languageId
  const catalogId = places.get("catalogId") ?? defaults?.catalogId
  for (const [name, value] of places) if (!["storeId", "langId", "catalogId"].includes(name)) parameters.set(name, value)
  return {
    page,
    ...(storeId === undefined ? {} : { storeId }),
    ...(languageId === undefined ? {} : { languageId }),
    ...(catalogId === undefined ? {} : { catalogId }),
    parameters: Object.fromEntries(parameters),
  }
}

function source(parts: readonly TemplatePart[]): string {
  return parts.map((part) => {
    if (part.kind === "text") return part.text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    if (part.kind === "optional") return `(?:${source(part.parts)})?`
    return `(?<${part.name}>${PATTERNS[part.name] ?? ANY_SEGMENT})`
  }).join("")
}

function queryParameters(query: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const pair of query.split("&")) {
    const [rawName = "", rawValue = ""] = splitOnce(pair, "=")
    const name = decode(rawName)
    const value = decode(rawValue.replaceAll("+", " "))
    if (name === undefined || name === "" || value === undefined || value === "" || parameters.has(name)) continue
    parameters.set(name, value)
  }
  return parameters
}

function splitOnce(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined // an ill-formed escape is not ours
  }
}
