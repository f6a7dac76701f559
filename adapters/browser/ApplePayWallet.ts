import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { DeviceWallet, OpenWallet, WalletRequest } from "../../application/checkout/DeviceWallet.ts"
import { DeviceWalletClosed } from "../../application/checkout/DeviceWallet.ts"

/** The members of `ApplePaySession` in use (Apple Pay on the Web, version 3). */
interface ApplePaySession {
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null
  onpaymentauthorized: ((event: { readonly payment: { readonly token: unknown } }) => void) | null
  oncancel: (() => void) | null
  readonly begin: () => void
  readonly abort: () => void
  readonly completeMerchantValidation: (session: unknown) => void
  readonly completePayment: (result: { readonly status: number }) => void
}
interface ApplePaySessions {
  new (version: number, request: object): ApplePaySession
  readonly canMakePayments: () => boolean
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
}

const VERSION = 3
/** Apple's network names that differ from the contract's. */
const NETWORKS: Readonly<Record<string, string>> = { mastercard: "masterCard", unionpay: "chinaUnionPay" }
const ALL_NETWORKS = ["visa", "masterCard", "amex", "discover", "jcb", "chinaUnionPay", "maestro"]
const KNOWN = new Set(ALL_NETWORKS)

/** Apple Pay, if the browser supports it. */
export function applePayWallet(page: Window = globalThis.window): DeviceWallet["Service"] {
  let open: { readonly session: ApplePaySession; readonly sessions: ApplePaySessions } | undefined
  return {
    canPay: Effect.sync(() => {
      const sessions = sessionsOf(page)
      try {
        return sessions?.canMakePayments() ?? false
      } catch {
        // `canMakePayments` throws on a page without https.
        return false
      }
    }),
    open: (request) =>
      Effect.try({
        try: () => {
          const sessions = sessionsOf(page)
          if (sessions === undefined) throw new Error("Apple Pay is not available")
          const session = new sessions(VERSION, paymentRequest(request))
          open = { session, sessions }
          return opened(session)
        },
        catch: () => new DeviceWalletClosed({ closedReason: "unavailable" }),
      }),
    complete: (isPaid) =>
      Effect.sync(() => {
        const known = open
        open = undefined
        known?.session.completePayment({
          status: isPaid ? known.sessions.STATUS_SUCCESS : known.sessions.STATUS_FAILURE,
        })
      }),
  }
}

/** Starts the session and exposes its events as effects. */
function opened(session: ApplePaySession): OpenWallet {
  const validationRequested = new Promise<string>((resolve) => {
    session.onvalidatemerchant = ({ validationURL }) => resolve(validationURL)
  })
  const confirmed = new Promise<Redacted.Redacted<string>>((resolve) => {
    session.onpaymentauthorized = ({ payment }) => resolve(Redacted.make(JSON.stringify(payment.token)))
  })
  const cancelled = new Promise<DeviceWalletClosed>((resolve) => {
    session.oncancel = () => resolve(new DeviceWalletClosed({ closedReason: "cancelled" }))
  })
  session.begin()
  return {
    validationRequested: Effect.promise(() => validationRequested),
    validate: (merchant) => Effect.sync(() => session.completeMerchantValidation(merchant)),
    authorized: Effect.promise(() => confirmed),
    closed: Effect.flatMap(
      Effect.promise(() => cancelled),
      (closed) => Effect.fail(closed),
    ),
    abort: Effect.sync(() => session.abort()),
  }
}

function paymentRequest({ storeName, countryCode, currencyCode, amount, networks }: WalletRequest): object {
  const supported = networks.map((network) => NETWORKS[network] ?? network).filter((network) => KNOWN.has(network))
  return {
    countryCode,
    currencyCode,
    supportedNetworks: supported.length === 0 ? ALL_NETWORKS : supported,
    merchantCapabilities: ["supports3DS"],
    total: { label: storeName, type: "final", amount },
  }
}

function sessionsOf(page: Window): ApplePaySessions | undefined {
  const found: unknown = Reflect.get(page, "ApplePaySession")
  return isSessions(found) ? found : undefined
}

function isSessions(value: unknown): value is ApplePaySessions {
  return typeof value === "function" && "canMakePayments" in value && typeof value.canMakePayments === "function"
}
