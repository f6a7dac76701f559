import type { StoreSummary } from "../store/Store.ts"
import { toMobileSite } from "../store/toMobileSite.ts"
import { storeDefaults } from "../store/storeDefaults.ts"
import type { DefaultsOf, PageAddress } from "./PageAddress.ts"
import { PREVIOUS_STORE_COOKIE, readPreviousStore } from "./previousStore.ts"
import type { Site, SiteKind, Sites } from "./Site.ts"
import { addressOnSite, pathBelowPrefix, pageOnSite, isSamePath } from "./siteAddress.ts"

/** Cookie with the value "true" for testers (S2). */
export const STAGE_COOKIE = "itx-stage"
/** Cookie and address parameter by which a visitor chooses one of the two sites. */
export const SITE_CHOICE = "site"
/** Cookie of the visitor's language as a BCP 47 code; also a parameter of the store selector. */
export const LANGUAGE_CHOICE = "language"

/** Request data that decides the visit. */
export interface VisitRequest {
  /** Scheme and host without a trailing slash. */
  readonly origin: string
  readonly pathAndQuery: string
  readonly isPhone: boolean
  readonly cookie: (name: string) => string | undefined
}

/** Settings of the storefront. */
export interface VisitSettings {
  readonly stores: readonly StoreSummary[]
  readonly sites: Sites
}

/** Reason for a redirect. */
export type RedirectReason =
  /** The canonical spelling of the same page. */
  | "spelling"
  /** The store does not have the language or the catalog of the address. */
  | "language"
  /** To the previously chosen store (R19). */
  | "previousStore"
  /** To the other site. */
  | "site"

/** Result of a request: a page, a redirect, or not found. */
export type Destination =
  | { readonly kind: "page"; readonly address: PageAddress }
  | {
      readonly kind: "moved"
      readonly to: string
      readonly reason: RedirectReason
      readonly address: PageAddress
      readonly on: SiteKind
    }
  /** `home` is the home page of the address's store, if that exists. */
  | { readonly kind: "unknown"; readonly home?: PageAddress }

/** A resolved request: its site, whether it is from a tester, and its destination. */
export type Visit = Destination & { readonly site: SiteKind; readonly isStage: boolean }

/**
 * Resolves store, language, catalog, site and page of a request (S2).
 *
 * Redirects at most once, to one of the storefront's hosts, regardless of the other host's cookies (F79): only the
 * desktop site redirects phones, and only from pages that the mobile site has; the mobile site redirects only from
 * pages that it does not have. One redirect applies all corrections.
 *
 * The store selector redirects to the previously chosen store, unless the address has `select-store` or `useCookie=0`
 * (R19). An address in an unknown spelling is not found and never redirected.
 */
export function resolveVisit(request: VisitRequest, settings: VisitSettings): Visit {
  const site = siteOf(request, settings.sites)
  return { ...destinationOf(request, settings, site), site, isStage: request.cookie(STAGE_COOKIE) === "true" }
}

/** Returns the default parameters by store, which addresses of a site may omit. */
export function defaultsOn(site: SiteKind, stores: readonly StoreSummary[]): DefaultsOf {
  const byId = new Map<string, StoreSummary>(stores.map((store) => [store.id, store]))
  return (storeId) => {
    const store = byId.get(storeId)
    return store === undefined ? undefined : storeDefaults(site === "mobile" ? toMobileSite(store) : store)
  }
}

/**
 * Returns the site of a request. On its own host every path belongs to the mobile site; on a shared host, those below
 * its prefix.
 */
export function siteOf(
  { origin, pathAndQuery }: Pick<VisitRequest, "origin" | "pathAndQuery">,
  { desktop, mobile }: Sites,
): SiteKind {
  if (mobile === undefined) return "desktop"
  const isShared = mobile.origin === undefined || mobile.origin === desktop.origin
  const isMobile = isShared ? pathBelowPrefix(pathAndQuery, mobile) !== undefined : origin === mobile.origin
  return isMobile ? "mobile" : "desktop"
}

/**
 * Returns the address of a page on one of the two sites, relative to an origin: a path, or an absolute address on the
 * other host. Returns `undefined` when it has no address.
 */
export function addressOnOrigin(
  origin: string,
  address: PageAddress,
  on: SiteKind,
  { stores, sites }: VisitSettings,
): string | undefined {
  const site = siteByKind(on, sites)
  const path = addressOnSite(address, site, defaultsOn(on, stores))
  return path === undefined || site.origin === undefined || site.origin === origin ? path : `${site.origin}${path}`
}

function siteByKind(kind: SiteKind, { desktop, mobile }: Sites): Site {
  return kind === "mobile" && mobile !== undefined ? mobile : desktop
}

function destinationOf(request: VisitRequest, settings: VisitSettings, site: SiteKind): Destination {
  const { stores, sites } = settings
  const { pathAndQuery, origin } = request
  const defaults = defaultsOn(site, stores)
  const currentSite = siteByKind(site, sites)
  const localPath = pathBelowPrefix(pathAndQuery, currentSite) === undefined ? { prefix: "" } : currentSite
  const requested = pageOnSite(pathAndQuery, localPath, defaults)
  if (requested === undefined) return unknownPage(pathAndQuery.slice(localPath.prefix.length), defaults)
  if (requested.storeId !== undefined && defaults(requested.storeId) === undefined)
    return { kind: "page", address: requested }
  const previous = previousHome(requested, request, stores, defaults)
  const supported = previous ?? withStoreLanguage(requested, request, stores, defaults)
  const on = chooseSite(supported, request, sites, site)
  const address = on === site ? supported : withDefaultCatalog(supported, defaults, defaultsOn(on, stores))
  const to = addressOnOrigin(origin, address, on, settings)
  const isCurrent = on === site && supported === requested && (to === undefined || isSamePath(to, pathAndQuery))
  if (isCurrent || to === undefined) return { kind: "page", address: requested }
  return { kind: "moved", to, reason: redirectReason(), address, on }

  function redirectReason(): RedirectReason {
    if (previous !== undefined) return "previousStore"
    if (on !== site) return "site"
    return supported === requested ? "spelling" : "language"
  }
}

/** Returns the home page of the previously chosen store, if the store selector redirects to it. */
function previousHome(
  { page, parameters }: PageAddress,
  { cookie }: VisitRequest,
  stores: readonly StoreSummary[],
  defaultsOf: DefaultsOf,
): PageAddress | undefined {
  if (page !== "ItxWorldWidePage" || parameters["select-store"] !== undefined || parameters["useCookie"] === "0")
    return undefined
  const previous = readPreviousStore(cookie(PREVIOUS_STORE_COOKIE))
  const store = stores.find(
    ({ id, languages }) =>
      id === previous?.storeId && languages.some((language) => language.id === previous.languageId),
  )
  const defaults = defaultsOf(store?.id ?? "")
  if (previous === undefined || defaults === undefined) return undefined
  const choice = parameters[SITE_CHOICE]
  return {
    page: "ItxHomePage",
    ...previous,
    catalogId: defaults.catalogId,
    parameters: choice === undefined ? {} : { [SITE_CHOICE]: choice },
  }
}

/**
 * Returns the address with a language and catalog of its store: an unsupported language becomes the visitor's own or
 * the store's first.
 */
function withStoreLanguage(
  address: PageAddress,
  { cookie }: VisitRequest,
  stores: readonly StoreSummary[],
  defaultsOf: DefaultsOf,
): PageAddress {
  const store = stores.find(({ id }) => id === address.storeId)
  const defaults = defaultsOf(address.storeId ?? "")
  if (store === undefined || defaults === undefined) return address
  const supportsLanguage = store.languages.some(({ id }) => id === address.languageId)
  const supportsCatalog = store.catalogs.some(({ id }) => id === address.catalogId)
  const preferred = store.languages.find(({ code }) => code === cookie(LANGUAGE_CHOICE))
  return supportsLanguage && supportsCatalog
    ? address
    : {
        ...address,
        ...(supportsLanguage ? {} : { languageId: (preferred ?? store.languages[0]).id }),
        ...(supportsCatalog ? {} : { catalogId: defaults.catalogId }),
      }
}

/**
 * The store selector belongs to no store and stays on the requested site: on the other one, another cookie could
 * redirect again.
 */
function chooseSite(
  { page, storeId, parameters }: PageAddress,
  { isPhone, cookie }: VisitRequest,
  { mobile, phonePages, desktopPages }: Sites,
  site: SiteKind,
): SiteKind {
  if (mobile === undefined || storeId === undefined) return site
  if (desktopPages.includes(page)) return "desktop"
  const preference = [parameters[SITE_CHOICE], cookie(SITE_CHOICE), isPhone ? "mobile" : "desktop"].find(
    (choice) => choice === "mobile" || choice === "desktop",
  )
  return preference === "mobile" && phonePages.includes(page) ? "mobile" : site
}

/**
 * Returns the address with the new site's default catalog for the store, unless it names a catalog other than the old
 * site's default.
 */
function withDefaultCatalog(address: PageAddress, before: DefaultsOf, after: DefaultsOf): PageAddress {
  const { storeId = "", catalogId } = address
  const next = after(storeId)
  return next === undefined || catalogId !== before(storeId)?.catalogId
    ? address
    : { ...address, catalogId: next.catalogId }
}

function unknownPage(localPath: string, defaults: DefaultsOf): Destination {
  const [, storeId = "", languageId] = /^\/([0-9]{8})(?:\/(-?[0-9]{1,3}))?(?:[/?#]|$)/.exec(localPath) ?? []
  const own = defaults(storeId)
  if (own === undefined) return { kind: "unknown" }
  return {
    kind: "unknown",
    home: {
      page: "ItxHomePage",
      storeId,
      languageId: languageId ?? own.languageId,
      catalogId: own.catalogId,
      parameters: {},
    },
  }
}
