import type { MapSources } from "./mapSources.ts"
import { NO_MAP_SOURCES } from "./mapSources.ts"

/** Inputs of a Content-Security-Policy. */
export interface SecurityPolicyContext {
  readonly nonce: string
  /** The page's address contains a secret (a guest's token) that must not be sent in a Referer (R20). */
  readonly hasSecretAddress: boolean
  readonly isHttps: boolean
  /**
   * Origin of the store's captcha service (`'self'` for the shop's own), whose script shows a widget in a frame; absent
   * without one.
   */
  readonly captchaSource?: string | undefined
  /**
   * Origin of the store's fraud screening (`'self'` for the shop's own), which sends its findings to its own host;
   * absent without one (R12).
   */
  readonly fraudSource?: string | undefined
  /** Origins of the payment providers that the page may redirect to by a form or show in a frame (R11). */
  readonly paymentSources?: readonly string[]
  /** Origins of the collector and of the store's tag manager, if they are not the shop's own. */
  readonly analyticsSources?: readonly string[]
  /** Origin of the vault whose frame takes card data; absent when the page takes card data. */
  readonly vaultSource?: string | undefined
  /** The page to which a bank redirects back, also inside the checkout's own frame. */
  readonly isPaymentReturn?: boolean
  /**
   * The page is requested for a frame. The parent reads only its address (`ChallengeFrame`), so its scripts do not run.
   */
  readonly isFramed?: boolean
  /** Sources of the store's map provider; none when absent. */
  readonly mapSources?: MapSources
  /** Names of the Trusted Types policies that the page's scripts may create. */
  readonly trustedTypes: readonly string[]
}

/**
 * Returns the security headers of a page. Scripts must carry the response's nonce or be loaded by one that does; inline
 * and evaluated scripts are forbidden.
 */
export function pageSecurityHeaders(context: SecurityPolicyContext): Readonly<Record<string, string>> {
  const {
    captchaSource,
    fraudSource,
    paymentSources = [],
    analyticsSources = [],
    vaultSource,
    isPaymentReturn = false,
    isFramed = false,
    mapSources: maps = NO_MAP_SOURCES,
  } = context
  const services = [captchaSource, fraudSource].filter((source) => source !== undefined)
  const externalSources = [...new Set(services)]
    .filter((source) => source !== "'self'")
    .map((source) => ` ${source}`)
    .join("")
  // The global provider's style elements carry the nonce of the page.
  const styleSources = maps.style.length === 0 ? [] : [`'nonce-${context.nonce}'`, ...maps.style]
  const connected = [...new Set([...services, ...analyticsSources])].filter((source) => source !== "'self'")
  const policy = [
    "default-src 'none'",
    `script-src ${["'nonce-" + context.nonce + "'", "'strict-dynamic'" + externalSources, ...maps.script].join(" ")}`,
    `style-src ${["'self'", ...styleSources].join(" ")}`,
    // A merchant's own catalogue links to pictures on the merchant's hosts.
    `img-src ${["'self' data: https:", ...maps.image].join(" ")}`,
    `font-src ${["'self'", ...maps.font].join(" ")}`,
    `connect-src ${["'self'", ...connected, ...maps.connect].join(" ")}`,
    "frame-src " +
      [
        ...new Set([
          "'self'",
          ...services,
          ...(vaultSource === undefined ? [] : [vaultSource]),
          ...paymentSources,
          ...analyticsSources,
        ]),
      ].join(" "),
    `form-action ${["'self'", ...paymentSources].join(" ")}`,
    "base-uri 'none'",
    `frame-ancestors ${isPaymentReturn ? "'self'" : "'none'"}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...new Set([...context.trustedTypes, ...maps.trustedTypes])].join(" ") || "'none'"}`,
    ...(isFramed ? ["sandbox allow-same-origin"] : []),
    ...(context.isHttps ? ["upgrade-insecure-requests"] : []),
  ]
  return {
    "content-security-policy": policy.join("; "),
    "referrer-policy": context.hasSecretAddress ? "no-referrer" : "strict-origin-when-cross-origin",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=(), " +
      "publickey-credentials-create=(self), publickey-credentials-get=(self)",
    "cross-origin-opener-policy": "same-origin",
    ...commonSecurityHeaders(context.isHttps),
    ...(isPaymentReturn ? { "x-frame-options": "SAMEORIGIN" } : {}),
  }
}

/** Returns the security headers of every response, pages or not. */
export function commonSecurityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  }
}
