import type { components } from "../../../generated/orders.d.ts"
import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { findOpenCart, cartNotFound } from "../../cart/lockCart.ts"
import { type CartReading, readCart } from "../../cart/readCart.ts"
import { refused } from "../../platform/http/Refused.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { documentTexts } from "../../order-documents/documentTexts.ts"
import { requireBusiness } from "./requireBusiness.ts"

type Punchout = components["schemas"]["Punchout"]
type PunchoutRequest = components["schemas"]["PunchoutRequest"]

/** Transfers the open cart of a business client as a cXML message. The cart does not change. */
export const createPunchout = async (
  services: SandboxServices,
  scope: CartScope,
  request: PunchoutRequest,
): Promise<Punchout> => {
  requireBusiness(scope.principal)
  await checkCaptcha(services, scope.store.id, request)
  const { storage, ports } = services
  const cart = await findOpenCart(storage.db, scope)
  if (cart === undefined || String(cart.cart_id) !== request.orderId) throw cartNotFound(request.orderId)
  const reading = await readCart(storage.db, scope, cart)
  if (reading.lines.length === 0) throw refused("_ERR_EMPTY_CART", "The cart is empty.")
  const punchoutId = newToken(ports, "p_")
  const { totalOrder } = reading.price
  await storage.db
    .insertInto("punchout")
    .values({
      punchout_id: punchoutId,
      order_id: cart.cart_id,
      user_id: userIdNumber(scope.principal),
      total_order: totalOrder,
      created_at: scope.now,
    })
    .execute()
  return {
    punchoutId,
    orderId: request.orderId,
    totalOrder,
    message: orderMessage(scope, reading, punchoutId, request.buyerCookie ?? punchoutId),
    creationDate: new Date(scope.now).toISOString(),
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

/** Escapes text for XML; characters that XML cannot hold are removed. */
const xml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"']/gu, (mark) => ESCAPES[mark] ?? "")

/** UNSPSC segment "apparel and luggage", which covers everything that a fashion shop sells. */
const CLASSIFICATION = `<Classification domain="UNSPSC">53000000</Classification>`

const orderMessage = (
  { store, language, now, principal }: CartScope,
  { lines, price }: CartReading,
  punchoutId: string,
  buyerCookie: string,
): string => {
  const money = (amount: number) =>
    `<Money currency="${xml(store.currencyCode)}">${decimal(amount, store.currencyDecimals)}</Money>`
  const credential = (domain: string, identity: string) =>
    `<Credential domain="${domain}"><Identity>${xml(identity)}</Identity></Credential>`
  const shop = credential("StoreId", String(store.id))
  const description = (text: string) => `<Description xml:lang="${xml(language.code)}">${xml(text)}</Description>`
  const items = lines.map(({ row, sellable, unitPrice }, index) =>
    [
      `<ItemIn quantity="${row.quantity}" lineNumber="${index + 1}">`,
      `<ItemID><SupplierPartID>${xml(row.sku)}</SupplierPartID>` +
        `<SupplierPartAuxiliaryID>${row.line_id}</SupplierPartAuxiliaryID></ItemID>`,
      `<ItemDetail><UnitPrice>${money(unitPrice)}</UnitPrice>${description(sellable?.name ?? row.last_name)}`,
      `<UnitOfMeasure>EA</UnitOfMeasure>${CLASSIFICATION}</ItemDetail></ItemIn>`,
    ].join(""),
  )
  // The header's total covers the items. Delivery and added tax are separate elements; tax included in prices is not
  // added.
  const tax = store.isTaxAdded === true ? price.tax : 0
  const deliveryText = documentTexts(language.tag)("documents.delivery")
  const shipping =
    price.shippingPrice === undefined
      ? ""
      : `<Shipping>${money(price.shippingPrice)}${description(deliveryText)}</Shipping>`
  const taxes = tax === 0 ? "" : `<Tax>${money(tax)}${description(store.taxName)}</Tax>`
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<cXML version="1.2.045" payloadID="${xml(punchoutId)}" timestamp="${new Date(now).toISOString()}">` +
      `<Header><From>${shop}</From><To>${credential("UserId", String(userIdNumber(principal)))}</To><Sender>${shop}` +
      `<UserAgent>Selvedge</UserAgent></Sender></Header>`,
    `<Message><PunchOutOrderMessage><BuyerCookie>${xml(buyerCookie)}</BuyerCookie>` +
      `<PunchOutOrderMessageHeader operationAllowed="create">`,
    `<Total>${money(price.totalOrder - (price.shippingPrice ?? 0) - tax)}</Total>${shipping}${taxes}` +
      `</PunchOutOrderMessageHeader>`,
    ...items,
    `</PunchOutOrderMessage></Message></cXML>`,
  ].join("")
}

/** Formats minor units as a decimal number with a point, for machines. */
const decimal = (amount: number, decimals: number): string => {
  const digits = String(amount).padStart(decimals + 1, "0")
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
