import type { PaymentMethod } from "./PaymentMethod.ts"

/**
 * What a shopper has to do to pay by a method: type a card, go to a provider's page, choose a bank first, begin a
 * session at a provider, scan a code, pay cash later, or confirm on the device.
 */
export type PaymentFlow = "card" | "giftCard" | "redirect" | "bank" | "session" | "scan" | "cash" | "deviceWallet"

const FLOWS: Readonly<Record<string, PaymentFlow>> = {
  card: "card",
  giftcard: "giftCard",
  redirect: "redirect",
  "redirect bank": "bank",
  "redirect session": "session",
  wallet: "scan",
  "wallet token": "deviceWallet",
  transfer: "cash",
}

/** How a method is paid by; `undefined` for a kind or a need of unknown meaning, which is not offered (ruling R26). */
export function paymentFlow({ kind, needs }: Pick<PaymentMethod, "kind" | "needs">): PaymentFlow | undefined {
  return new Map(Object.entries(FLOWS)).get(needs === undefined ? kind : `${kind} ${needs}`)
}

/** The methods that can be offered besides gift cards, in the shop's order, what the device confirms first. */
export function offeredPaymentMethods<Method extends Pick<PaymentMethod, "kind" | "needs">>(
  methods: readonly Method[],
): readonly (Method & { readonly way: Exclude<PaymentFlow, "giftCard"> })[] {
  const offered = methods.flatMap((method) => {
    const way = paymentFlow(method)
    return way === undefined || way === "giftCard" ? [] : [{ ...method, way }]
  })
  return [
    ...offered.filter(({ way }) => way === "deviceWallet"),
    ...offered.filter(({ way }) => way !== "deviceWallet"),
  ]
}
