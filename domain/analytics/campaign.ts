import { cookiePrefix } from "../consent/brandCookies.ts"

export function campaignCookieName(brandId: string): string {
  return `${cookiePrefix(brandId)}campaign`
}

export function orderTrackingCookieName(brandId: string): string {
  return `${cookiePrefix(brandId)}order_tracking`
}

const PARAMETERS = ["utm_source", "utm_medium", "utm_campaign"] as const
const VALUE = /^[\p{L}\p{N} ._+-]{1,64}$/u

/**
 * Returns the campaign of an address, `source|medium|name`; `undefined` without a source. Values that are no plain
 * words are left out, since anyone can write an address.
 */
export function campaignOf(parameter: (name: string) => string | undefined): string | undefined {
  const [source, medium = "", name = ""] = PARAMETERS.map((key) => {
    const value = parameter(key)?.trim() ?? ""
    return VALUE.test(value) ? value : ""
  })
  return source === undefined || source === "" ? undefined : [source, medium, name].join("|")
}
