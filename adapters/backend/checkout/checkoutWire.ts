import * as Schema from "effect/Schema"
import type { CheckoutSubmission } from "../../../application/checkout/CheckoutGateway.ts"
import type { components, operations } from "../../../contracts/generated/checkout.d.ts"
import type { BrowserFacts } from "../../../domain/checkout/BrowserFacts.ts"
import type { DeliveryOffer } from "../../../domain/checkout/ParcelOffer.ts"
import type { PaymentMethod } from "../../../domain/checkout/PaymentMethod.ts"
import type { PurchaseDiscounts } from "../../../domain/checkout/PurchaseDiscounts.ts"
import type { PurchaseOrigin } from "../../../domain/checkout/PurchaseOrigin.ts"
import type { PurchaseWishes } from "../../../domain/checkout/PurchaseWishes.ts"
import type { ShippingChoice, ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { browserHeaders } from "../http/browserHeaders.ts"
import { given } from "../http/given.ts"
import { fromCollectionPlace } from "../http/wire/CollectionPlaceWire.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { fromAnswers } from "./fromAnswers.ts"
import { fromPayments } from "./paymentDataWire.ts"

export const ShippingMethodWire = Schema.Struct({
  shippingMethodId: Schema.String,
  kind: Schema.String,
  name: Schema.String,
  description: maybe(Schema.String),
  price: MoneyWire,
  delivery: maybe(Schema.Struct({ minDate: maybe(Schema.String), maxDate: maybe(Schema.String) })),
})
export const ShippingMethodsWire = Schema.Struct({
  shippingMethods: Schema.Array(ShippingMethodWire),
  stockOrigins: maybe(
    Schema.Array(
      Schema.Struct({
        ffmId: Schema.String,
        orderitemsInfo: Schema.Array(Schema.Struct({ orderitemId: IdWire, quantity: Schema.Int })),
        shippingMethods: Schema.Array(ShippingMethodWire),
      }),
    ),
  ),
})

export const PaymentMethodsWire = Schema.Struct({
  paymentMethods: Schema.Array(
    Schema.Struct({
      paymentModeId: Schema.String,
      kind: Schema.String,
      name: Schema.String,
      networks: maybe(Schema.Array(Schema.String)),
      requiresCvv: maybe(Schema.Boolean),
      needs: maybe(Schema.String),
    }),
  ),
})

export const PaymentStatusWire = Schema.Struct({
  paymentStatus: Schema.String,
  errorKey: maybe(Schema.String),
  errorMessage: maybe(Schema.String),
  authAgain: maybe(Schema.Boolean),
  redirectContext: maybe(
    Schema.Struct({
      url: Schema.String,
      method: maybe(Schema.String),
      paymentParameters: maybe(Schema.Record(Schema.String, Schema.String)),
      new_tab: maybe(Schema.Boolean),
    }),
  ),
  challengeContext: maybe(
    Schema.Struct({
      url: maybe(Schema.String),
      transactionId: maybe(Schema.String),
      isAnswered: maybe(Schema.Boolean),
    }),
  ),
  qr: maybe(Schema.Struct({ provider: Schema.String, payload: Schema.String, expiresAt: Schema.String })),
  guestToken: maybe(Schema.String),
})

type Schemas = components["schemas"]
export type CheckoutSeams = [
  Accepts<typeof ShippingMethodsWire, Schemas["ShippingMethods"]>,
  Accepts<typeof PaymentMethodsWire, Schemas["PaymentMethods"]>,
  Accepts<typeof PaymentStatusWire, Schemas["PaymentStatus"]>,
]

export const shippingMethodsAnswer = answerSchema(ShippingMethodsWire)
export const paymentMethodsAnswer = answerSchema(PaymentMethodsWire)
export const paymentStatusAnswer = answerSchema(PaymentStatusWire)

/** The ways to deliver; of one parcel alone nothing is to be told. */
export function toDeliveryOffer(currencyCode: string): (wire: typeof ShippingMethodsWire.Type) => DeliveryOffer {
  const methodsOf = toShippingMethods(currencyCode)
  return ({ stockOrigins = [], ...wire }) => ({
    methods: methodsOf(wire),
    parcels: (stockOrigins === null || stockOrigins.length < 2 ? [] : stockOrigins).map(
      ({ ffmId, orderitemsInfo, ...origin }) => ({
        originId: ffmId,
        lines: orderitemsInfo.map(({ orderitemId, quantity }) => ({ lineId: orderitemId, quantity })),
        methods: methodsOf(origin).filter(({ kind }) => kind === "delivery"),
      }),
    ),
  })
}

export function toShippingMethods(
  currencyCode: string,
): (wire: Pick<typeof ShippingMethodsWire.Type, "shippingMethods">) => readonly ShippingMethod[] {
  const money = moneyIn(currencyCode)
  return (wire) =>
    wire.shippingMethods.map((method) => ({
      id: method.shippingMethodId,
      kind: method.kind,
      name: method.name,
      ...given(method.description, (description) => ({ description })),
      price: money(method.price),
      ...given(method.delivery?.minDate, (earliest) => ({ earliest })),
      ...given(method.delivery?.maxDate, (latest) => ({ latest })),
    }))
}

export function toPaymentMethods(wire: typeof PaymentMethodsWire.Type): readonly PaymentMethod[] {
  return wire.paymentMethods.map(({ paymentModeId, kind, name, networks, requiresCvv, needs }) => ({
    id: paymentModeId,
    kind,
    name,
    networks: networks ?? [],
    ...given(requiresCvv, (asksSecurityCode) => ({ asksSecurityCode })),
    ...given(needs, (need) => ({ needs: need })),
  }))
}

/** The payment's status. A challenge without an address cannot be shown and is left out. */
export function toPaymentStatus(wire: typeof PaymentStatusWire.Type): PaymentStatus {
  const { challengeContext } = wire
  return {
    status: wire.paymentStatus,
    ...given(wire.errorKey, (errorKey) => ({ errorKey })),
    ...given(wire.errorMessage, (errorMessage) => ({ errorMessage })),
    authAgain: wire.authAgain ?? false,
    ...given(wire.redirectContext, ({ url, method, paymentParameters, new_tab: newTab }) => ({
      redirect: {
        url,
        method: method === "POST" ? ("POST" as const) : ("GET" as const),
        parameters: paymentParameters ?? {},
        newTab: newTab ?? false,
      },
    })),
    ...given(challengeContext?.url, (url) => ({
      challenge: {
        url,
        ...given(challengeContext?.transactionId, (transactionId) => ({ transactionId })),
        ...given(challengeContext?.isAnswered, (isAnswered) => ({ isAnswered })),
      },
    })),
    ...given(wire.qr, (qr) => ({ qr })),
    ...given(wire.guestToken, (guestToken) => ({ guestToken })),
  }
}

export function fromShippingChoice(choice: ShippingChoice): Schemas["ShippingBundle"] {
  const { shippingMethodId } = choice
  if (!("place" in choice)) {
    const parcels = Object.entries(choice.parcels ?? {}).map(([ffmId, methodId]) => ({
      ffmId,
      shippingMethodId: methodId,
    }))
    return {
      shippingMethodId,
      kind: choice.kind,
      addressId: choice.addressId,
      ...given(choice.rangeId, (idTimeRange) => ({ idTimeRange })),
      ...(parcels.length === 0 ? {} : { deliveryInfoByStockOrigin: parcels }),
    }
  }
  return {
    shippingMethodId,
    kind: choice.place.kind,
    ...fromCollectionPlace(choice.place),
    ...given(choice.addressId, (addressId) => ({ addressId })),
  }
}

/** Everything the purchase needs. */
export function fromSubmission({
  shipping,
  billingAddressId,
  payments,
  keepCardAs,
  isOneClick,
  paymentCode,
  expectedTotal,
  acceptedPolicies,
  origin,
  discounts,
  ...answersAndWishes
}: CheckoutSubmission): Schemas["AsyncCheckoutRequest"] {
  return {
    ...given(billingAddressId ?? shipping.addressId, (addressId) => ({ addressId })),
    shippingBundle: fromShippingChoice(shipping),
    paymentBundle: { paymentData: fromPayments(payments) },
    ...given(keepCardAs, (walletCardName) => ({ walletCardName })),
    ...(isFederated(payments) ? { isFederated: true } : {}),
    ...given(isOneClick, (oneClickPayment) => ({ oneClickPayment })),
    ...given(paymentCode, (code) => ({ paymentCode: code })),
    acceptedPolicies: acceptedPolicies.filter((policy) => /^[0-9]{1,4}$/.test(policy)).map(Number),
    deviceChannel: "Browser",
    ...fromWishes(answersAndWishes),
    ...fromOrigin(origin),
    ...fromDiscounts(discounts),
    expectedTotal: expectedTotal.minorUnits,
    ...fromAnswers(answersAndWishes),
  }
}

/** An invoice with its tax number, and how it is packed; nothing is said of what is not wanted. */
function fromWishes({
  invoice,
  isJoinLife,
  reusableBox,
}: PurchaseWishes): Pick<
  Schemas["AsyncCheckoutRequest"],
  "invoice" | "vatin" | "eguiData" | "isJoinLife" | "reusableBox"
> {
  return {
    ...given(invoice, ({ vatin, egui }) => ({
      invoice: true,
      ...given(vatin, (number) => ({ vatin: number })),
      ...given(egui, (eguiData) => ({ eguiData })),
    })),
    ...(isJoinLife === true ? { isJoinLife } : {}),
    ...(reusableBox === true ? { reusableBox } : {}),
  }
}

/** What an integrator says of the purchase. */
function fromOrigin({ customOrderGroup, stockLocationId, ...said }: PurchaseOrigin = {}): Pick<
  Schemas["AsyncCheckoutRequest"],
  "customOrderFGID" | "deviceSerial" | "employeeName" | "stlocId"
> {
  return {
    ...said,
    ...given(customOrderGroup, (customOrderFGID) => ({ customOrderFGID })),
    ...given(stockLocationId, (stlocId) => ({ stlocId })),
  }
}

/** Discounts that are asked for; nothing is said of what is not. */
function fromDiscounts({ ids, isEmployees }: PurchaseDiscounts = {}): Pick<
  Schemas["AsyncCheckoutRequest"],
  "discountIds" | "applyDiscount"
> {
  return { ...given(ids, (discountIds) => ({ discountIds })), ...(isEmployees === true ? { applyDiscount: true } : {}) }
}

/** Whether the wallet of a device pays a part. */
function isFederated(payments: CheckoutSubmission["payments"]): boolean {
  return payments.some(({ means }) => means.by === "token" && means.of === "deviceWallet")
}

/** The header of a federated wallet flow, and of no other submission (specification, section 7; F101). */
export function fromFlow(payments: CheckoutSubmission["payments"]): Pick<CheckoutHeaders, "flow-profile"> {
  return isFederated(payments) ? { "flow-profile": "apple-pay" } : {}
}

type CheckoutHeaders = operations["submitAsyncCheckout"]["parameters"]["header"]

/** The device as the card's bank wants it described (specification, section 7). */
export function fromBrowserFacts(attemptKey: string, facts: BrowserFacts): CheckoutHeaders {
  return {
    "Idempotency-Key": attemptKey,
    ...browserHeaders(facts),
    // `emvFacts` keeps the depth within the contract's set; the compiler knows it only as a number.
    "browser-color-depth": String(facts.colorDepth) as NonNullable<CheckoutHeaders["browser-color-depth"]>,
  }
}
