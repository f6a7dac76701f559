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
