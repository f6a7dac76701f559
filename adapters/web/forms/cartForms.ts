import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { applyCoupon } from "../../../application/cart/applyCoupon.ts"
import { addPromoCode, deletePromoCode } from "../../../application/cart/changeCart.ts"
import { packAsGift, removeGiftInfo, saveGiftInfo } from "../../../application/cart/changeGifts.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { addVirtualGiftCard } from "../../../application/gift-card/addVirtualGiftCard.ts"
import { addPhysicalGiftCard } from "../../../application/gift-card/addPhysicalGiftCard.ts"
import { GIFT_CARD_PAGE, GIFT_CARD_DELIVERY } from "../../../application/gift-card/GiftCardPage.ts"
import { virtualGiftCardOffer } from "../../../application/gift-card/virtualGiftCardOffer.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { parseLocalMoment } from "../../../domain/gift-card/parseLocalMoment.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import type { RequestCookies } from "../RequestCookies.ts"
import type { FormOutcome, Scope, ShopPrograms } from "../ShopPrograms.ts"

/** Form targets for pages without scripts, relative to a store's home. */
export type CartForm =
  | "cart/items"
  | "cart/lines"
  | "cart/gift"
  | "cart/card"
  | "cart/promo"
  | "cart/coupon"
  | "cart/giftcard"

const FORMS: readonly string[] = [
  "cart/items",
  "cart/lines",
  "cart/gift",
  "cart/card",
  "cart/promo",
  "cart/coupon",
  "cart/giftcard",
] satisfies readonly CartForm[]

const MAX_FORM_BYTES = 16_384

/** Returns the form that a path posts to, and the home address of its store. */
export function matchCartForm(path: string): { readonly form: CartForm; readonly home: string } | undefined {
  const match = /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)(cart\/[a-z]+)$/.exec(path)
  const [, home = "", form] = match ?? []
  return isCartForm(form) ? { form, home } : undefined
}

function isCartForm(text: string | undefined): text is CartForm {
  return text !== undefined && FORMS.includes(text)
}

/**
 * Runs a cart form and redirects the browser to the cart page, which shows a refusal. A refused gift card redirects to
 * its own page, where the fields can be corrected. The status is 303: a reload of the cart page posts nothing again.
 */
export async function submitCartForm(
  form: CartForm,
  request: Request,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
  addressOf: (page: PageAddress) => string | undefined,
): Promise<Response> {
  const fields = await readForm(request)
  const outcome = fields === undefined ? malformed() : await run(form, fields, scope, cookies, programs)
  const parameters = outcome.ok
    ? {}
    : { refused: outcome.refused, ...(outcome.parameter === undefined ? {} : { refusedParameter: outcome.parameter }) }
  const isCardRefused = form === "cart/giftcard" && !outcome.ok
  const delivery =
    isCardRefused && fields !== undefined && isPhysicalGiftCard(fields)
      ? { [GIFT_CARD_DELIVERY.parameter]: GIFT_CARD_DELIVERY.post }
      : {}
  const page = isCardRefused ? GIFT_CARD_PAGE : "ItxShopCartPage"
  const cartPage: PageAddress = {
    page,
    storeId: scope.store.id,
    languageId: scope.language.id,
    catalogId: scope.catalogId,
    parameters: { ...delivery, ...parameters },
  }
  const to = (outcome.ok ? undefined : outcome.redirectTo) ?? addressOf(cartPage) ?? "/"
  const headers = new Headers({ location: to, "cache-control": "no-store" })
  for (const line of cookies.lines()) headers.append("set-cookie", line)
  return new Response(null, { status: 303, headers })
}

async function run(
  form: CartForm,
  fields: URLSearchParams,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
): Promise<FormOutcome> {
  const field = (name: string) => fields.get(name) ?? ""
  const removed = fields.get("remove")
  if (form === "cart/promo" && removed !== null)
    return programs.changeCart(
      scope,
      withOrder((id) => deletePromoCode(id, removed)),
      cookies,
    )
  if (form === "cart/promo")
    return field("promoCode").trim() === ""
      ? malformed()
      : programs.changeCart(
          scope,
          withOrder((id) => addPromoCode(id, field("promoCode"))),
          cookies,
        )
  if (form === "cart/coupon")
    return field("couponCode").trim() === ""
      ? malformed()
      : programs.changeCart(
          scope,
          withOrder((id) => applyCoupon(id, field("couponCode"), field("promoCode"))),
          cookies,
        )
  if (form === "cart/card") return programs.changeCart(scope, giftNoteProgram(fields), cookies)
  const bundleId = fields.get("bundleId")
  if (form === "cart/items" && bundleId !== null) return addBundle(bundleId, fields, scope, cookies, programs)
  const sku = field("sku")
  const quantity = Number(fields.get("quantity") ?? "1")
  if (sku === "") return { ok: false, refused: "SizeMissing" }
  if (!isSku(sku)) return malformed()
  if (form === "cart/giftcard") return programs.changeCart(scope, giftCardProgram(sku, fields), cookies)
  if (form === "cart/gift")
    return programs.changeCart(
      scope,
      withOrder((id) => packAsGift(id, sku, { isWrapped: fields.has("isWrapped"), message: field("message") })),
      cookies,
    )
  if (form === "cart/lines")
    return programs.changeQuantity(scope, sku, quantity, cookies, fields.get("lineId") ?? undefined)
  const productId = fields.get("productId")
  const categoryId = fields.get("categoryId")
  const leftoverId = fields.get("leftoverId")
  return programs.addToCart(
    scope,
    {
      sku,
      quantity,
      ...(productId ? { productId } : {}),
      ...(categoryId ? { categoryId } : {}),
      ...(leftoverId ? { leftoverId } : {}),
    },
    cookies,
  )
}

/** A cart change that needs the order id: loads the cart first. Without an id the change does nothing. */
function withOrder<E, R>(change: (orderId: OrderId) => Effect.Effect<Cart, E, R>) {
  return Effect.flatMap(loadCart(), (cart): Effect.Effect<Cart, E, R> =>
    cart.id === undefined ? Effect.succeed(cart) : change(cart.id),
  )
}

function isPhysicalGiftCard(fields: URLSearchParams): boolean {
  return fields.get(GIFT_CARD_DELIVERY.parameter) === GIFT_CARD_DELIVERY.post
}

/** Adds a gift card as entered; does nothing in a store without gift cards. */
const giftCardProgram = Effect.fnUntraced(function* (sku: Sku, fields: URLSearchParams) {
  const typed = (name: string) => fields.get(name) ?? ""
  const offer = yield* virtualGiftCardOffer()
  if (Option.isNone(offer)) return yield* loadCart()
  const quantity = Number(fields.get("quantity") ?? "1")
  if (isPhysicalGiftCard(fields)) return yield* addPhysicalGiftCard({ sku, quantity, message: typed("message") })
  const sendAt = parseLocalMoment(typed("sendDate"), typed("sendTime"))
  return yield* addVirtualGiftCard(
    sku,
    {
      quantity,
      senderName: typed("senderName"),
      receiverName: typed("receiverName"),
      receiverEmail: typed("receiverEmail"),
      receiverPhone: typed("receiverPhone"),
      message: typed("message"),
      ...(typed("style") === "" ? {} : { style: typed("style") }),
      ...(sendAt === undefined ? {} : { sendAt }),
    },
    offer.value,
  )
})

/** Saves the gift note; an empty form removes it. */
function giftNoteProgram(fields: URLSearchParams) {
  const typed = (name: string) => fields.get(name) ?? ""
  const info = {
    senderName: typed("senderName"),
    receiverName: typed("receiverName"),
    receiverEmail: typed("receiverEmail"),
    receiverPhone: typed("receiverPhone"),
    message: typed("message"),
  }
  if (Object.values(info).some((text) => text.trim() !== "")) return saveGiftInfo(info)
  return Effect.flatMap(loadCart(), (cart) =>
    cart.giftInfo?.id === undefined ? Effect.succeed(cart) : removeGiftInfo(cart.giftInfo.id),
  )
}

/** Name of the size field of a bundle's item: `sku.{productId}`. */
const ITEM_FIELD = /^sku\.([0-9]{1,20})$/

/** Adds the items of a bundle. Adds nothing when one has no size: the form states the number of items. */
async function addBundle(
  bundleId: string,
  fields: URLSearchParams,
  scope: Scope,
  cookies: RequestCookies,
  programs: ShopPrograms,
): Promise<FormOutcome> {
  const additions = [...fields].flatMap(([name, sku]) => {
    const productId = ITEM_FIELD.exec(name)?.[1]
    return productId !== undefined && isSku(sku) ? [{ sku, quantity: 1, productId, bundleId }] : []
  })
  if (additions.length === 0 || additions.length !== Number(fields.get("components")))
    return { ok: false, refused: "SizeMissing" }
  return programs.addAllToCart(scope, additions, cookies)
}

function malformed(): FormOutcome {
  return { ok: false, refused: "Malformed" }
}

/** Returns the fields of a posted form; `undefined` when it is malformed or longer than `maxBytes`. */
export async function readForm(request: Request, maxBytes = MAX_FORM_BYTES): Promise<URLSearchParams | undefined> {
  if (!(request.headers.get("content-type") ?? "").startsWith("application/x-www-form-urlencoded")) return undefined
  if (Number(request.headers.get("content-length") ?? "0") > maxBytes) return undefined
  const text = await request.text()
  return text.length > maxBytes ? undefined : new URLSearchParams(text)
}
