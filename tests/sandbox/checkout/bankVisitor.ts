import { randomUUID } from "node:crypto"
import type { ShopAnswer, TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { testCard, at, type Buyer, orderPath, textAt } from "./customer.ts"

/** A card whose payment waits for the bank, from the sandbox's README. */
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

/** The body of a submission; `how` is the payment data, or a card number. */
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

/** Returns the path of the bank's page in a payment response. */
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

/** Decides at the bank, which then notifies the backend. */
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
