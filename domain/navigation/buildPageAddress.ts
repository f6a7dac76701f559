import { toWellFormed } from "../shared/toWellFormed.ts"
import type { DefaultsOf, PageAddress } from "./PageAddress.ts"
import { pageNameInAddress } from "./pageNameInAddress.ts"
import type { TemplateSegment } from "./seoTemplates.ts"
import { fitsPath, OTHER_PAGE_TEMPLATE, RESERVED_PARAMETERS, SEO_TEMPLATES } from "./seoTemplates.ts"

/** A relative path and query, or the names of missing parameters. */
export type BuiltAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly missing: readonly string[] }

/**
 * Builds the address of a page (S2.8).
 *
 * Omits the language and the catalog when they are the store's defaults; parameters that the template lacks, or that a
 * path cannot contain, go into the query in alphabetical order. The result is always a path on the same origin: no
 * value can start a host, leave its segment or break a line. A missing or unrepresentable required parameter is
 * reported.
 *
 * @example
 * ```ts
 * import { buildPageAddress } from "domain/navigation/buildPageAddress.ts"
 *
 * const defaults = () => ({ languageId: "-5", catalogId: "20000034" })
 * const parameters = { keyWord: "linen dress" }
 * const search = { page: "ItxSearchPage", storeId: "10000034", languageId: "-5", parameters }
 * buildPageAddress(search, defaults) // → { ok: true, address: "/10000034/search/linen%20dress" }
 * ```
 */
export function buildPageAddress(location: PageAddress, defaultsOf: DefaultsOf): BuiltAddress {
  const template = SEO_TEMPLATES.get(location.page) ?? OTHER_PAGE_TEMPLATE
  const values = pathValues(location, defaultsOf)
  const missing = requiredNames(template).filter((name) => !fitsPath(name, values.get(name)))
  if (missing.length > 0) return { ok: false, missing }
  const used = new Set<string>()
  const path = render(template, values, used)
  const query = queryValues(location, values)
    .filter(([name, value]) => !used.has(name) && value !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join("&")
  return { ok: true, address: query === "" ? path : `${path}?${query}` }
}

function pathValues(location: PageAddress, defaultsOf: DefaultsOf): ReadonlyMap<string, string> {
  const { page, storeId, languageId, catalogId, parameters } = location
  const defaults = storeId === undefined ? undefined : defaultsOf(storeId)
  const values = new Map(Object.entries(parameters))
  const set = (name: string, value: string | undefined) =>
    value === undefined ? values.delete(name) : values.set(name, value)
  set("storeId", storeId)
  set("langId", languageId === defaults?.languageId ? undefined : languageId)
  set("catalogId", catalogId === defaults?.catalogId ? undefined : catalogId)
  set("pageName", pageNameInAddress(page))
  return values
}

/** Returns the parameters and, in a store, the catalog that the path of this page cannot contain. */
function queryValues(
  { storeId, parameters }: PageAddress,
  values: ReadonlyMap<string, string>,
): readonly (readonly [string, string])[] {
  if (storeId === undefined) return Object.entries(parameters)
  const catalogId = values.get("catalogId")
  const remaining = Object.entries(parameters).filter(([name]) => !RESERVED_PARAMETERS.includes(name))
  return catalogId !== undefined && fitsPath("catalogId", catalogId)
    ? [...remaining, ["catalogId", catalogId]]
    : remaining
}

function requiredNames(parts: readonly TemplateSegment[]): readonly string[] {
  return parts.flatMap((part) => (part.kind === "parameter" ? [part.name] : []))
}

function render(parts: readonly TemplateSegment[], values: ReadonlyMap<string, string>, used: Set<string>): string {
  return parts
    .map((part) => {
      if (part.kind === "text") return part.text
      if (part.kind === "optional")
        return requiredNames(part.parts).every((name) => fitsPath(name, values.get(name)))
          ? render(part.parts, values, used)
          : ""
      used.add(part.name)
      return encode(values.get(part.name) ?? "")
    })
    .join("")
}

/** Percent-encodes all characters with a meaning in an address. */
function encode(text: string): string {
  return encodeURIComponent(toWellFormed(text))
}
