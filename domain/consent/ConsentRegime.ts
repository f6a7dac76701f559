/**
 * What a country's law requires before analytics and personalization.
 *
 * | regime | banner | before a choice |
 * |---|---|---|
 * | `opt-in` | yes | nothing is stored or sent |
 * | `objection` | yes, as information | statistics run; personalization waits for consent (United Kingdom) |
 * | `opt-out` | no, the footer's link | everything runs until the visitor or a privacy signal opts out (US states) |
 * | `none` | no, the footer's link | everything runs until the visitor refuses |
 */
export const CONSENT_REGIMES = ["opt-in", "objection", "opt-out", "none"] as const
export type ConsentRegime = (typeof CONSENT_REGIMES)[number]

/** The configured store whose law applies. */
export interface ConsentStore {
  readonly countryCode: string
  readonly brandId: string
  readonly configuration: Readonly<Record<string, string>>
}

/** Countries whose law is less strict than the default. */
const BY_COUNTRY: Readonly<Record<string, ConsentRegime>> = {
  GB: "objection",
  US: "opt-out",
  AU: "none",
  HK: "none",
  MX: "none",
  NZ: "none",
  SG: "none",
  TW: "none",
}

/**
 * Returns the regime of a store: `COOKIE_CONSENT` of its configuration, otherwise its country's. Opt-in, the strictest,
 * for a country or a value that is not known.
 */
export function consentRegime({ countryCode, configuration }: Omit<ConsentStore, "brandId">): ConsentRegime {
  const configured = configuration["COOKIE_CONSENT"]?.trim() ?? ""
  if (configured !== "") return CONSENT_REGIMES.find((regime) => regime === configured) ?? "opt-in"
  return BY_COUNTRY[countryCode] ?? "opt-in"
}

/** Whether visitors who have not chosen see a banner. */
export function hasBanner(regime: ConsentRegime): boolean {
  return regime === "opt-in" || regime === "objection"
}

/**
 * Returns the version of the cookie policy, `COOKIE_POLICY_VERSION` of the configuration, 1 by default. A new version
 * asks again those who agreed to an older one; refusals stay valid.
 */
export function policyVersion(configuration: Readonly<Record<string, string>>): string {
  const version = configuration["COOKIE_POLICY_VERSION"]?.trim() ?? ""
  return /^[A-Za-z0-9.-]{1,20}$/.test(version) ? version : "1"
}
