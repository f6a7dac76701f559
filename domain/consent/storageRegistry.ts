import { cookiePrefix, COOKIE_PREFIXES } from "./brandCookies.ts"
import type { OptionalGroup } from "./ConsentGroup.ts"
import type { StorageEntry, StorageLifetime, StoragePlace, StoragePurpose } from "./StorageEntry.ts"

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** Lifetime of the cookie of the campaign that led to the shop: 2,628,000,000 ms (S9.8). */
export const CAMPAIGN_SECONDS = 2_628_000
/** Lifetime of the cookie of the last reported order (S9.13). */
export const ORDER_TRACKING_SECONDS = DAY

/** How long a choice is remembered: one year, as laws of US states require at least for opting out. */
export const CONSENT_SECONDS = 365 * DAY

/** All values that the shop stores in a browser. The cookie page lists them, and withdrawal deletes by them. */
export const STORAGE_REGISTRY: readonly StorageEntry[] = [
  ...cookies("session", { "access_token*": "session", "refresh_token*": 400 * DAY, "user_type*": 400 * DAY }),
  ...cookies("session", { "__Host-access_token*": "session", "__Host-refresh_token*": 400 * DAY }),
  ...cookies("signIn", { login_state: HOUR, device: 90 * DAY, "__Host-device": 90 * DAY }),
  ...cookies("store", { last_store: 365 * DAY, language: 365 * DAY, site: 365 * DAY }),
  ...cookies("order", { seen_orders: DAY, guest_orders: DAY, order_lookup: 15 * MINUTE }),
  { ...entry("cookie", "consent", "cookie_consent", CONSENT_SECONDS), isPerBrand: true },
  entry("cookie", "stage", "itx-stage", "session"),

  ...stored("localStorage", "cart", ["cart", "pendingCart", "safeCart", "seenMerge", "accountKind", "toldTotals"]),
  ...stored("localStorage", "wishlist", ["wishlists.*", "wishlistsAside.*", "wishlistsRefused.*", "wishlistMarks"]),
  entry("localStorage", "wishlist", "selvedge.wishlist.*", "cleared"),
  ...stored("localStorage", "order", ["checkout-attempt", "repay-attempt", "waitingOrders", "purchases"]),
  ...stored("localStorage", "signIn", ["social-login", "registered.*", "pushToken"]),
  ...stored("localStorage", "appearance", ["theme", "dense", "sizeUnit"]),
  ...stored("localStorage", "places", ["favouritePlaces", "myStore"]),
  ...stored("localStorage", "tabs", ["tabs.*", "sales"]),
  ...stored("sessionStorage", "navigation", ["scroll", "waiting", "waitingRoom", "categoryFilters"]),
  ...stored("sessionStorage", "order", ["orderToken", "typedAddress"]),

  ...forAnalytics(
    { ...entry("cookie", "analyticsId", "analytics_id", 400 * DAY), isPerBrand: true },
    { ...entry("cookie", "campaign", "campaign", CAMPAIGN_SECONDS), isPerBrand: true },
    { ...entry("cookie", "orderTracking", "order_tracking", ORDER_TRACKING_SECONDS), isPerBrand: true },
    ...stored("localStorage", "measurement", ["telemetrySilence"]),
    ...stored("localStorage", "measurementQueue", ["telemetryQueue"]),
  ),

  { ...entry("localStorage", "recentProducts", "selvedge.recentProducts.v*", 2 * DAY), group: "personalization" },
  { ...entry("localStorage", "recentSearches", "selvedge.searches.v*", "cleared"), group: "personalization" },
]

/** Returns the registered entry of a stored key; `undefined` for a key that is not registered. */
export function storageEntryOf(place: StoragePlace, key: string): StorageEntry | undefined {
  return STORAGE_REGISTRY.find((entry) => entry.place === place && matches(entry, key))
}

/** Source of a regular expression for the keys of a group in every place, cookies with any brand's prefix (F165). */
export function groupPattern(group: OptionalGroup): string {
  const names = STORAGE_REGISTRY.filter((one) => one.group === group).map(entryPattern)
  return `^(?:${names.join("|")})$`
}

/** Returns the name of an entry in a store of a brand. */
export function entryName({ name, isPerBrand }: StorageEntry, brandId: string): string {
  return isPerBrand === true ? `${cookiePrefix(brandId)}${name}` : name
}

function matches(one: StorageEntry, key: string): boolean {
  return new RegExp(`^(?:${entryPattern(one)})$`).test(key)
}

function entryPattern({ name, isPerBrand }: StorageEntry): string {
  const pattern = name.replaceAll(".", "[.]").replaceAll("*", ".*")
  return isPerBrand === true ? `(?:${COOKIE_PREFIXES.join("|")})${pattern}` : pattern
}

/** A necessary value; other groups replace the group. */
function entry(place: StoragePlace, purpose: StoragePurpose, name: string, lifetime: StorageLifetime): StorageEntry {
  return { name, place, group: "necessary", purpose, lifetime }
}

function forAnalytics(...entries: readonly StorageEntry[]): readonly StorageEntry[] {
  return entries.map((one) => ({ ...one, group: "analytics" }))
}

function cookies(
  purpose: StoragePurpose,
  lifetimes: Readonly<Record<string, StorageLifetime>>,
): readonly StorageEntry[] {
  return Object.entries(lifetimes).map(([name, lifetime]) => entry("cookie", purpose, name, lifetime))
}

/** Values under `selvedge.{name}.v{version}` (`storedValue`). */
function stored(
  place: "localStorage" | "sessionStorage",
  purpose: StoragePurpose,
  names: readonly string[],
): readonly StorageEntry[] {
  const lifetime = place === "localStorage" ? "cleared" : "session"
  return names.map((name) => entry(place, purpose, `selvedge.${name}.v*`, lifetime))
}
