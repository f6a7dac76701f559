import type { StoreSummary } from "../store/Store.ts"
import { toMobileSite } from "../store/toMobileSite.ts"
import { storeDefaults } from "../store/storeDefaults.ts"
import type { DefaultsOf, PageAddress } from "./PageAddress.ts"
import { PREVIOUS_STORE_COOKIE, readPreviousStore } from "./previousStore.ts"
import type { Site, SiteKind, Sites } from "./Site.ts"
import { addressOnSite, pathBelowPrefix, pageOnSite, isSamePath } from "./siteAddress.ts"

/** The cookie that says "true" to whoever tests the shop (specification, section 2). */
export const STAGE_COOKIE = "itx-stage"
/** The cookie, and the parameter of an address, by which a visitor chooses one of the two sites. */
export const SITE_CHOICE = "site"
/** The cookie of the language that a visitor reads in, as a BCP 47 code; also a parameter of the store selector. */
export const LANGUAGE_CHOICE = "language"

/** What a request says of itself. */
export interface VisitRequest {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string
  readonly pathAndQuery: string
  readonly isPhone: boolean
  readonly cookie: (name: string) => string | undefined
}

/** What the shop is like. */
export interface VisitSettings {
  readonly stores: readonly StoreSummary[]
  readonly sites: Sites
}

/** Why a request is led to another address. */
export type RedirectReason =
  /** The same page under the one spelling it has. */
  | "spelling"
  /** The store does not have the language or the catalog that the address names. */
  | "language"
  /** To the store that was chosen before (ruling R19). */
  | "previousStore"
  /** To the other site. */
  | "site"

/** Where a request leads: a page, another address, or nowhere. */
export type Destination =
  | { readonly kind: "page"; readonly address: PageAddress }
  | {
      readonly kind: "moved"
      readonly to: string
      readonly reason: RedirectReason
      readonly address: PageAddress
      readonly on: SiteKind
    }
  /** `home` is of the store in which the address would be, when there is such a store. */
  | { readonly kind: "unknown"; readonly home?: PageAddress }

/** A request understood: its site, whether it comes from a tester, and where it leads. */
export type Visit = Destination & { readonly site: SiteKind; readonly isStage: boolean }

/**
 * Store, language, catalog, site and page of a request (specification, section 2).
 *
 * It is led on at most once, to an address of the shop's own hosts that leads nowhere else, whatever the cookies of the
 * other host say (F79): only the desktop site leads phones away, and only from pages that the mobile site has; the
 * mobile site leads away only from pages that it has not. One redirect does all that is to be done.
 *
 * The store selector leads on to the store that was chosen before, unless the address says `select-store` or
 * `useCookie=0` (ruling R19). An address in no spelling that the shop knows is unknown and never led anywhere.
 */
export function resolveVisit(request: VisitRequest, settings: VisitSettings): Visit {
  const site = siteOf(request, settings.sites)
  return { ...destinationOf(request, settings, site), site, isStage: request.cookie(STAGE_COOKIE) === "true" }
}

/** What may be left out of addresses of a site, by store. */
export function defaultsOn(site: SiteKind, stores: readonly StoreSummary[]): DefaultsOf {
  const byId = new Map<string, StoreSummary>(stores.map((store) => [store.id, store]))
  return (storeId) => {
    const store = byId.get(storeId)
    return store === undefined ? undefined : storeDefaults(site === "mobile" ? toMobileSite(store) : store)
  }
}

/**
 * The site that a request is for. On a host of its own every path is the mobile site's; on a host they share, those
 * below its prefix.
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
 * Where a page is on one of the two sites, as seen from an origin: a path, or a whole address on the other host.
 * `undefined` when it has no address.
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

/** The home page of the store that was chosen before, where the store selector leads on to it. */
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
 * The address in a language and catalog that its store has: for a language it does not have, the visitor's own or its
 * first.
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
 * The store selector belongs to no store and is shown on the site that was asked for: from the other one, another
 * cookie could lead on again.
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

/** The address with the catalog that its new site has for the store, unless it names another than its old one's. */
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
