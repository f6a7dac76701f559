/** What a Content-Security-Policy depends on. */
export interface SecurityPolicyContext {
  readonly nonce: string
  /** The page's address carries a secret (a guest's token): it may not leave in a Referer (ruling R20). */
  readonly hasSecretAddress: boolean
  readonly isHttps: boolean
  /**
   * Origin of the store's captcha service (`'self'` for the shop's own), whose script shows a box in a frame; absent
   * without one.
   */
  readonly captchaSource?: string | undefined
  /**
   * Origin of the store's fraud screening (`'self'` for the shop's own), which sends what it saw to its own host;
   * absent without one (ruling R12).
   */
  readonly fraudSource?: string | undefined
  /** Origins of the payment providers that the store's shoppers may be led to, by a form or in a frame (ruling R11). */
  readonly paymentSources?: readonly string[]
  /** Origin of the vault into whose frame card data is typed; absent where it is typed into the page. */
  readonly vaultSource?: string | undefined
  /** The page to which a bank leads back, also inside the checkout's own frame. */
  readonly isPaymentReturn?: boolean
  /** The page is asked for by a frame. Only its address is read there (`ChallengeFrame`), so no script of it runs. */
  readonly isFramed?: boolean
  /** Names of the Trusted Types policies that scripts of the page may create. */
  readonly trustedTypes: readonly string[]
}

/**
 * The headers of every page. No inline and no evaluated script: what runs carries this answer's nonce, or was loaded by
 * something that did.
 */
export function pageSecurityHeaders(context: SecurityPolicyContext): Readonly<Record<string, string>> {
  const {
    captchaSource,
    fraudSource,
    paymentSources = [],
    vaultSource,
    isPaymentReturn = false,
    isFramed = false,
  } = context
  const services = [captchaSource, fraudSource].filter((source) => source !== undefined)
  const externalSources = [...new Set(services)]
    .filter((source) => source !== "'self'")
    .map((source) => ` ${source}`)
    .join("")
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${context.nonce}' 'strict-dynamic'${externalSources}`,
    "style-src 'self'",
    // A merchant's own catalogue brings pictures from hosts of its own.
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${externalSources}`,
    `frame-src ${[...new Set(["'self'", ...services, ...(vaultSource === undefined ? [] : [vaultSource]), ...paymentSources])].join(" ")}`,
    `form-action ${["'self'", ...paymentSources].join(" ")}`,
    "base-uri 'none'",
    `frame-ancestors ${isPaymentReturn ? "'self'" : "'none'"}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${context.trustedTypes.length === 0 ? "'none'" : context.trustedTypes.join(" ")}`,
    ...(isFramed ? ["sandbox allow-same-origin"] : []),
    ...(context.isHttps ? ["upgrade-insecure-requests"] : []),
  ]
  return {
    "content-security-policy": policy.join("; "),
    "referrer-policy": context.hasSecretAddress ? "no-referrer" : "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    ...commonSecurityHeaders(context.isHttps),
    ...(isPaymentReturn ? { "x-frame-options": "SAMEORIGIN" } : {}),
  }
}

/** The headers of every answer, pages or not. */
export function commonSecurityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  }
}
