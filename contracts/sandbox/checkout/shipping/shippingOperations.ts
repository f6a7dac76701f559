import type { components } from "../../../generated/checkout.d.ts"
import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { cartScope, type CartScope } from "../../cart/CartScope.ts"
import { changeCart } from "../../cart/changeCart.ts"
import { readCart } from "../../cart/readCart.ts"
import { readShipping } from "../../cart/storedJson.ts"
import { operation, type Operation, customerOperation } from "../../platform/http/Operation.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { chooseShipping, editShipping } from "./chooseShipping.ts"
import { customizationDaysOf } from "../../cart/shipping/origins.ts"
import { ownCart } from "../ownCart.ts"
import { parcelOffers } from "../../cart/shipping/parcels.ts"
import { requireZipCode, searchShipping } from "./searchShipping.ts"
import { METHOD_IDS, type MethodId, type ShippingKind } from "../../cart/shipping/ShippingKind.ts"
import { deliveryWindow, isMethodId, kindOf } from "../../cart/shipping/shippingMethods.ts"
import { definedRanges, rangesOf } from "./shippingRanges.ts"
import { shippingTexts } from "../../cart/shipping/shippingTexts.ts"
import { dateText } from "../../stores/storeCalendar.ts"

type ShippingMethod = components["schemas"]["ShippingMethod"]

/** Operations about the delivery of an order. */
export const shippingOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("listShippingMethods", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const { excluded, ...search } = query
    const cart = await ownCart(services, scope, path.orderId)
    const methods = await searchShipping(services, scope, cart, {
      ...search,
      ...(excluded === undefined ? {} : { exclusions: excluded }),
    })
    const { lines, price } = await readCart(services.storage.db, scope, cart)
    const stockOrigins = methods.some(({ kind }) => kind === "delivery")
      ? parcelOffers(scope, lines, price.totalProduct)
      : undefined
    return {
      status: 200,
      body: {
        shippingMethods: [...methods],
        ...(stockOrigins === undefined ? {} : { stockOrigins: [...stockOrigins] }),
      },
    }
  }),
  customerOperation("setShipping", async ({ operationId, path, query, header, body, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const intent = { key: header["idempotency-key"], payload: [operationId, path.storeId, path.orderId, body] }
    const cart = await changeCart(
      services,
      scope,
      async (work, row) => ({ cart: await chooseShipping(work, scope, row, body) }),
      { orderId: path.orderId, intent },
    )
    return { status: 200, body: cart }
  }),
  customerOperation("editShipping", async ({ operationId, path, query, header, body, principal }) => {
    const { captchaId, captchaValue, captchaResponse, ...changes } = body
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    await checkCaptcha(services, path.storeId, { captchaId, captchaValue, captchaResponse })
    const intent = { key: header["idempotency-key"], payload: [operationId, path.storeId, path.orderId, changes] }
    const cart = await changeCart(
      services,
      scope,
      async (work, row) => ({ cart: await editShipping(work, scope, row, changes) }),
      { orderId: path.orderId, intent },
    )
    return { status: 200, body: cart }
  }),
  customerOperation("listShippingTypes", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const methods = await searchShipping(services, scope, await ownCart(services, scope, path.orderId), query)
    const kinds = METHOD_IDS.map(kindOf).filter(
      (kind, index, all) => all.indexOf(kind) === index && methods.some((method) => method.kind === kind),
    )
    return { status: 200, body: { shippingTypes: kinds.map((kind) => typeOf(kind, methods, scope)) } }
  }),
  customerOperation("getDefaultShipping", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const cart = await ownCart(services, scope, path.orderId)
    const methods = await searchShipping(services, scope, cart, query)
    return {
      status: 200,
      body: suggestion(
        methods.find(({ isDefault }) => isDefault === true) ?? methods[0],
        query.addressId ?? cart.address_id,
      ),
    }
  }),
  customerOperation("getUniqueShipping", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const cart = await ownCart(services, scope, path.orderId)
    const [only, ...others] = await searchShipping(services, scope, cart, query)
    return { status: 200, body: suggestion(others.length === 0 ? only : undefined, query.addressId ?? cart.address_id) }
  }),
  customerOperation("getShippingDate", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const { methodId, customizationDays } = await methodOf(services, scope, path.orderId, query.type)
    const { minDate, maxDate } = deliveryWindow(methodId, scope.store.countryCode, scope.now, customizationDays)
    const { dateFormat } = query
    const texts =
      dateFormat === undefined
        ? {}
        : { minDateText: dateText(minDate, dateFormat), maxDateText: dateText(maxDate, dateFormat) }
    return { status: 200, body: { shippingMethodId: methodId, minDate, maxDate, ...texts } }
  }),
  customerOperation("getShippingRange", async ({ path, query, principal }) => {
    const scope = await cartScope(services, principal, path.storeId, query.languageId)
    const { methodId, customizationDays } = await methodOf(services, scope, path.orderId, query.type)
    return { status: 200, body: { ranges: [...rangesOf(scope, methodId, customizationDays)] } }
  }),
  operation("listDefinedShippingRanges", async ({ path, query }) => {
    const store = await services.stores.require(path.storeId)
    requireZipCode(store, query.zipCode)
    return { status: 200, body: { ranges: [...definedRanges(store, store.language(query.languageId), query.zipCode)] } }
  }),
]

const typeOf = (kind: ShippingKind, methods: readonly ShippingMethod[], { language }: CartScope) => {
  const own = methods.filter((method) => method.kind === kind)
  return {
    kind,
    name: shippingTexts(language.tag)(`shipping.kind.${kind}`),
    fromPrice: Math.min(...own.map(({ price }) => price)),
    shippingMethods: own,
  }
}

const suggestion = (
  shippingMethod: ShippingMethod | undefined,
  addressId: string | number | null,
): components["schemas"]["ShippingSuggestion"] =>
  shippingMethod === undefined
    ? {}
    : { shippingMethod, ...(addressId === null ? {} : { addressId: String(addressId) }) }

/**
 * The given method, otherwise the chosen one, otherwise the first, and the shipping days of the cart's origins. Fails
 * with 400 for an unknown method.
 */
const methodOf = async (
  services: SandboxServices,
  scope: CartScope,
  orderId: string,
  type: string | undefined,
): Promise<{ readonly methodId: MethodId; readonly customizationDays: readonly number[] }> => {
  const cart = await ownCart(services, scope, orderId)
  if (type !== undefined && !isMethodId(type))
    throw invalidField("type", "unknown", `type is one of ${METHOD_IDS.join(", ")}.`)
  const methodId = type ?? readShipping(cart.shipping)?.shippingMethodId ?? METHOD_IDS[0]
  const { lines } = await readCart(services.storage.db, scope, cart)
  return { methodId: isMethodId(methodId) ? methodId : METHOD_IDS[0], customizationDays: customizationDaysOf(lines) }
}
