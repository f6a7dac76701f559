/** What a Content-Security-Policy depends on. */
export interface PolicyFacts {
  readonly nonce: string
  /** The page's address carries a secret (a guest's token): it may not leave in a Referer (ruling R20). */
  readonly hasSecretAddress: boolean
  readonly isHttps: boolean
  /** Origin of the store's captcha service (`'self'` for the shop's own), whose script shows a box in a frame; absent without one. */
  readonly captchaSource?: string | undefined
}

/**
 * The headers of every page. No inline and no evaluated script: what runs carries this answer's nonce, or was loaded by
 * something that did.
 */
export function pageSecurityHeaders(facts: PolicyFacts): Readonly<Record<string, string>> {
  const { captchaSource } = facts
  const foreign = captchaSource === undefined || captchaSource === "'self'" ? "" : ` ${captchaSource}`
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${facts.nonce}' 'strict-dynamic'${foreign}`,
    "style-src 'self'",
    // A merchant's own catalogue brings pictures from hosts of its own.
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${foreign}`,
    ...(captchaSource === undefined ? [] : [`frame-src ${captchaSource}`]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    ...(facts.isHttps ? ["upgrade-insecure-requests"] : []),
  ]
  return {
    "content-security-policy": policy.join("; "),
    "referrer-policy": facts.hasSecretAddress ? "no-referrer" : "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    ...commonSecurityHeaders(facts.isHttps),
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
