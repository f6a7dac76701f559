import { MAX_LOCATION } from "../../../domain/navigation/divideSitemap.ts"

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"

/** The two kinds of files in the sitemap protocol: page addresses, and other files. */
export const SITEMAP_KINDS = {
  pages: { opening: `${XML}<urlset xmlns="${NAMESPACE}">\n`, entry: "url", closing: "</urlset>\n" },
  files: { opening: `${XML}<sitemapindex xmlns="${NAMESPACE}">\n`, entry: "sitemap", closing: "</sitemapindex>\n" },
} as const

/** Returns one entry; empty for an address longer than the protocol allows. `lastmod` is a date, `2026-01-31`. */
export function sitemapEntry(kind: keyof typeof SITEMAP_KINDS, location: string, lastmod: string | undefined): string {
  const escaped = location.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
  if (escaped.length > MAX_LOCATION) return ""
  const { entry } = SITEMAP_KINDS[kind]
  return `<${entry}><loc>${escaped}</loc>${lastmod === undefined ? "" : `<lastmod>${lastmod}</lastmod>`}</${entry}>\n`
}
