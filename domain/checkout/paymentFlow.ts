import type { PaymentMethod } from "./PaymentMethod.ts"

/**
 * The customer's steps for a payment method: enter a card, redirect to a provider, choose a bank first, start a
 * provider session, scan a code, pay cash later, or confirm on the device.
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

/** Returns the flow of a method; `undefined` for an unknown kind or requirement, which is not offered (R26). */
export function paymentFlow({ kind, needs }: Pick<PaymentMethod, "kind" | "needs">): PaymentFlow | undefined {
  return new Map(Object.entries(FLOWS)).get(needs === undefined ? kind : `${kind} ${needs}`)
}

/** Returns the methods to offer besides gift cards, in the backend's order, device wallets first. */
export function offeredPaymentMethods<Method extends Pick<PaymentMethod, "kind" | "needs">>(
  methods: readonly Method[],
): readonly (Method & { readonly flow: Exclude<PaymentFlow, "giftCard"> })[] {
  const offered = methods.flatMap((method) => {
    const flow = paymentFlow(method)
    return flow === undefined || flow === "giftCard" ? [] : [{ ...method, flow }]
  })
  return [
    ...offered.filter(({ flow }) => flow === "deviceWallet"),
    ...offered.filter(({ flow }) => flow !== "deviceWallet"),
  ]
}
