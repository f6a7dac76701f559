import { randomUUID } from "node:crypto"
import type { ShopAnswer, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { testCard, at, type Buyer, orderPath, textAt } from "./customer.ts"

/** A card that waits at the bank, by what the sandbox's README says of it. */
export const CARDS = {
  redirected: "4000002500003155",
  posted: "4000002760003184",
  challenged: "4000000000003220",
  challengedRefused: "4000008400001629",
  challengedForEver: "4000000000003097",
  unpaid: "4000000000009235",
  referred: "4000003920000003",
  passwordAgain: "4000000000009979",
  staysPending: "4000000000000077",
} as const

/** What a shopper submits; `how` is the payment data, a card when it is a number. */
export const submit = (
  { guest, orderId, storeId, total }: Buyer,
  how: string | readonly object[],
  more: object = {},
  key: string = randomUUID(),
): Promise<ShopAnswer> =>
  guest.call(
    "POST",
    `${orderPath(orderId, storeId)}/asynccheckout`,
    { paymentBundle: { paymentData: typeof how === "string" ? [testCard(how)] : how }, expectedTotal: total, ...more },
    { "idempotency-key": key },
  )

export const repay = (
  { guest, orderId, storeId }: Buyer,
  how: string | readonly object[],
  more: object = {},
  key: string = randomUUID(),
): Promise<ShopAnswer> =>
  guest.call(
    "POST",
    `${orderPath(orderId, storeId)}/asyncrepay`,
    { paymentBundle: { paymentData: typeof how === "string" ? [testCard(how)] : how }, ...more },
    { "idempotency-key": key },
  )

/** The path of the bank's page in an answer about a payment. */
export const bankPath = (body: unknown): string =>
  new URL(
    textAt(
      body,
      at(body, "redirectContext") !== undefined
        ? "redirectContext.url"
        : at(body, "qr") !== undefined
          ? "qr.payload"
          : "challengeContext.url",
    ),
  ).pathname

/** Opens a page of the bank, or posts a form to it. */
export const visitBank = (shop: TestShop, path: string, form?: Readonly<Record<string, string>>): Promise<Response> =>
  shop.sandbox.handle(
    new Request(`http://localhost:4173${path}`, {
      ...(form === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:4173" },
            body: new URLSearchParams(form),
          }),
    }),
  )

/** What the shopper decides at the bank, and how the bank tells the shop. */
export const decide = async (
  shop: TestShop,
  body: unknown,
  decision: "approve" | "refuse",
  notice = "once",
): Promise<string> => {
  const response = await visitBank(shop, `${bankPath(body)}/decision`, { decision, notice })
  if (response.status !== 303) throw new Error(`The bank did not take it: ${response.status} ${await response.text()}`)
  return response.headers.get("location") ?? ""
}
