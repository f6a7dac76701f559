import type { ConsentDecision } from "../consent/ConsentDecision.ts"
import type { CommerceEvent } from "./CommerceEvent.ts"

/** The hidden page that reports a conversion to Google's ad services in a frame of one pixel (S2.1). */
export const AD_SERVICES_PAGE = "ItxGoogleAdServicesPage"

/**
 * Returns the conversion that a store reports, `GOOGLE_ADS_CONVERSION` of its configuration
 * (`AW-123456789/AbCdEfGh`); `undefined` without one.
 */
export function adsConversion(configuration: Readonly<Record<string, string>>): string | undefined {
  const conversion = configuration["GOOGLE_ADS_CONVERSION"]?.trim() ?? ""
  return /^AW-[0-9]{6,12}\/[A-Za-z0-9_-]{4,40}$/.test(conversion) ? conversion : undefined
}

/**
 * Returns the parameters of the hidden page for a purchase, with the value in major units; `undefined` without the
 * visitor's consent to personalization or without a conversion of the store (F165).
 */
export function conversionParameters(
  { order, currency }: Extract<CommerceEvent, { readonly name: "purchase" }>,
  decision: ConsentDecision,
  configuration: Readonly<Record<string, string>>,
  decimals: number,
): Readonly<Record<string, string>> | undefined {
  if (decision.personalization !== "granted" || adsConversion(configuration) === undefined) return undefined
  return { orderId: order.id, value: (order.totalOrder / 10 ** decimals).toFixed(decimals), currency }
}
