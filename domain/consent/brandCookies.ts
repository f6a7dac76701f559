const BRANDS = ["2", "3", "4", "5", "6", "7", "8"]

/** All prefixes of cookie names; the first is the default. */
export const COOKIE_PREFIXES: readonly string[] = ["", ...BRANDS.map((id) => `b${id}_`)]

/** Returns the prefix of a brand's cookies: brands 2 to 8 have their own (S9.13). */
export function cookiePrefix(brandId: string): string {
  return BRANDS.includes(brandId) ? `b${brandId}_` : ""
}

/** Returns the name of the cookie with a visitor's choice for a brand. */
export function consentCookie(brandId: string): string {
  return `${cookiePrefix(brandId)}cookie_consent`
}
