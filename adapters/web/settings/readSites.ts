import { pageNameInAddress } from "../../../domain/navigation/pageNameInAddress.ts"
import { SEO_TEMPLATES } from "../../../domain/navigation/seoTemplates.ts"
import type { Sites } from "../../../domain/navigation/Site.ts"
import { CATALOG_PAGES, ONE_SITE } from "../../../domain/navigation/Site.ts"
import type { SettingError } from "./SettingError.ts"

/** Inputs of the two sites. */
export interface SiteSettings {
  readonly publicOrigin: string | undefined
  readonly mobileOrigin: string | undefined
  readonly environment: Readonly<Record<string, string | undefined>>
}

const PREFIX = /^\/[a-z][a-z0-9-]{0,19}$/
/** First path segments that this server or its backend uses. */
const RESERVED_PREFIXES = [
  "/api",
  "/assets",
  "/healthz",
  "/integration",
  "/itxrest",
  "/media",
  "/readyz",
  "/sandbox",
  "/sitemap",
  "/v1",
]

/**
 * Returns the two sites (decision 016). `MOBILE_ORIGIN` and `MOBILE_PREFIX` locate the mobile site, either or both.
 * `MOBILE_PAGES` lists the pages from which phones are redirected to it (by default the catalogue's), `DESKTOP_PAGES`
 * the pages that it does not have. Both are comma-separated page names.
 */
export function readSites({ publicOrigin, mobileOrigin, environment }: SiteSettings): Sites | SettingError {
  const desktop = publicOrigin === undefined ? ONE_SITE.desktop : { origin: publicOrigin, prefix: "" }
  const prefix = environment["MOBILE_PREFIX"]?.trim() ?? ""
  const hasOwnOrigin = mobileOrigin !== undefined && mobileOrigin !== publicOrigin
  if (prefix !== "" && (!PREFIX.test(prefix) || RESERVED_PREFIXES.includes(prefix)))
    return {
      problem:
        `MOBILE_PREFIX is "${prefix}", which cannot stand before the mobile site's paths: set it ` +
        "to something like /m.",
    }
  if (hasOwnOrigin && publicOrigin === undefined)
    return {
      problem:
        "MOBILE_ORIGIN is set and PUBLIC_ORIGIN is not: set it too, so that the mobile site " +
        "knows where the desktop site is.",
    }
  if (!hasOwnOrigin && prefix === "")
    return mobileOrigin === undefined
      ? { ...ONE_SITE, desktop }
      : {
          problem:
            "MOBILE_ORIGIN is PUBLIC_ORIGIN, and MOBILE_PREFIX is not set: set one of them, so that " +
            "the two sites can be told apart.",
        }
  const phonePages = pageNames(environment["MOBILE_PAGES"]) ?? CATALOG_PAGES
  const desktopPages = pageNames(environment["DESKTOP_PAGES"]) ?? []
  for (const [name, pages] of Object.entries({ MOBILE_PAGES: phonePages, DESKTOP_PAGES: desktopPages })) {
    const unknown = pages.find((page) => !SEO_TEMPLATES.has(page) && pageNameInAddress(page) === undefined)
    if (unknown !== undefined)
      return {
        problem: `${name} names "${unknown}", which is no page: set it to names like ItxHomePage,ItxCategoryPage.`,
      }
  }
  const origin = mobileOrigin ?? publicOrigin
  return { desktop, mobile: { ...(origin === undefined ? {} : { origin }), prefix }, phonePages, desktopPages }
}

function pageNames(list: string | undefined): readonly string[] | undefined {
  const names = (list ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
  return names.length === 0 ? undefined : names
}
