// @vitest-environment happy-dom
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterEach, describe, expect, it } from "vitest"
import { applePayWallet } from "../../adapters/browser/ApplePayWallet.ts"
import { lazyDeviceWallet } from "../../adapters/browser/lazyDeviceWallet.ts"
import { DeviceWalletClosed } from "../../application/checkout/DeviceWallet.ts"

const REQUEST = {
  storeName: "Selvedge",
  countryCode: "ES",
  currencyCode: "EUR",
  amount: "129.85",
  networks: ["visa", "mastercard", "unionpay", "diners"],
}

/** A browser's Apple Pay with the behavior of the test. */
class StubSession {
  static readonly STATUS_SUCCESS = 0
  static readonly STATUS_FAILURE = 1
  static canPay: () => boolean = () => true
  static readonly canMakePayments = () => StubSession.canPay()
  static opened: StubSession[] = []
  readonly did: unknown[]
  onvalidatemerchant: (event: { readonly validationURL: string }) => void = () => undefined
  onpaymentauthorized: (event: { readonly payment: { readonly token: unknown } }) => void = () => undefined
  oncancel: () => void = () => undefined
  constructor(version: number, request: object) {
    this.did = [version, request]
    StubSession.opened.push(this)
  }
  readonly begin = () => void this.did.push("begin")
  readonly abort = () => void this.did.push("abort")
  readonly completeMerchantValidation = (session: unknown) => void this.did.push(session)
  readonly completePayment = (result: object) => void this.did.push(result)
}
const onDevice = (session: unknown = StubSession) => Object.assign(window, { ApplePaySession: session })
const theOpen = () => StubSession.opened.at(-1) ?? expect.fail("no wallet is open")

afterEach(() => {
  Reflect.deleteProperty(window, "ApplePaySession")
  StubSession.opened = []
  StubSession.canPay = () => true
})

describe("Apple Pay in a browser", () => {
  it("is available when the browser has it and can pay", async () => {
    for (const make of [applePayWallet, lazyDeviceWallet]) {
      Reflect.deleteProperty(window, "ApplePaySession")
      expect(await Effect.runPromise(make().canPay)).toBe(false)
      onDevice()
      expect(await Effect.runPromise(make().canPay)).toBe(true)
      StubSession.canPay = () => false
      expect(await Effect.runPromise(make().canPay)).toBe(false)
      StubSession.canPay = () => {
        throw new Error("InvalidAccessError: not on https")
      }
      expect(await Effect.runPromise(make().canPay)).toBe(false)
      StubSession.canPay = () => true
    }
  })

  it("opens during the click, with Apple's network names, and returns the customer's action", async () => {
    onDevice()
    const wallet = lazyDeviceWallet()
    await Effect.runPromise(wallet.canPay)
    const open = Effect.runSync(wallet.open(REQUEST))
    expect(theOpen().did).toEqual([
      3,
      {
        countryCode: "ES",
        currencyCode: "EUR",
        merchantCapabilities: ["supports3DS"],
        supportedNetworks: ["visa", "masterCard", "chinaUnionPay"],
        total: { label: "Selvedge", type: "final", amount: "129.85" },
      },
      "begin",
    ])
    theOpen().onvalidatemerchant({ validationURL: "https://apple.example/validate" })
    expect(await Effect.runPromise(open.validationRequested)).toBe("https://apple.example/validate")
    await Effect.runPromise(open.validate({ nonce: "n" }))
    theOpen().onpaymentauthorized({ payment: { token: { transactionIdentifier: "t" } } })
    expect(Redacted.value(await Effect.runPromise(open.authorized))).toBe('{"transactionIdentifier":"t"}')
    await Effect.runPromise(wallet.complete(true))
    await Effect.runPromise(wallet.complete(true))
    expect(theOpen().did.slice(3)).toEqual([{ nonce: "n" }, { status: 0 }])
  })

  it("reports that it was closed, and why a payment failed", async () => {
    onDevice()
    const wallet = applePayWallet()
    const open = Effect.runSync(wallet.open({ ...REQUEST, networks: [] }))
    theOpen().oncancel()
    expect(await Effect.runPromise(Effect.flip(open.closed))).toEqual(
      new DeviceWalletClosed({ closedReason: "cancelled" }),
    )
    await Effect.runPromise(open.abort)
    await Effect.runPromise(wallet.complete(false))
    expect(theOpen().did.slice(2)).toEqual(["begin", "abort", { status: 1 }])
  })

  it("is unavailable without an exception when it does not open", async () => {
    const none = new DeviceWalletClosed({ closedReason: "unavailable" })
    expect(Effect.runSync(Effect.flip(applePayWallet().open(REQUEST)))).toEqual(none)
    expect(Effect.runSync(Effect.flip(lazyDeviceWallet().open(REQUEST)))).toEqual(none)
    onDevice(
      Object.assign(
        () => {
          throw new Error("InvalidStateError")
        },
        { canMakePayments: () => true },
      ),
    )
    expect(Effect.runSync(Effect.flip(applePayWallet().open(REQUEST)))).toEqual(none)
    await expect(Effect.runPromise(lazyDeviceWallet().complete(true))).resolves.toBeUndefined()
  })
})
