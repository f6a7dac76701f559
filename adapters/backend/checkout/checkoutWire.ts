import * as Schema from "effect/Schema"
import type { CheckoutSubmission } from "../../../application/checkout/CheckoutGateway.ts"
import type { components, operations } from "../../../contracts/generated/checkout.d.ts"
import type { BrowserInfo } from "../../../domain/checkout/BrowserInfo.ts"
import type { DeliveryOffer } from "../../../domain/checkout/ParcelOffer.ts"
import type { PaymentMethod } from "../../../domain/checkout/PaymentMethod.ts"
import type { PurchaseDiscounts } from "../../../domain/checkout/PurchaseDiscounts.ts"
import type { PurchaseOrigin } from "../../../domain/checkout/PurchaseOrigin.ts"
import type { PurchaseOptions } from "../../../domain/checkout/PurchaseOptions.ts"
import type { ShippingChoice, ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { browserHeaders } from "../http/send/browserHeaders.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { fromPickupPoint } from "../http/wire/PickupPointWire.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { fromAuthentication } from "./fromAuthentication.ts"
import { fromPayments } from "./paymentDataWire.ts"

export const ShippingMethodWire = Schema.Struct({
  shippingMethodId: Schema.String,
  kind: Schema.String,
  name: Schema.String,
  description: nullish(Schema.String),
  price: MoneyWire,
  delivery: nullish(Schema.Struct({ minDate: nullish(Schema.String), maxDate: nullish(Schema.String) })),
})
export const ShippingMethodsWire = Schema.Struct({
  shippingMethods: Schema.Array(ShippingMethodWire),
  stockOrigins: nullish(
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
      networks: nullish(Schema.Array(Schema.String)),
      requiresCvv: nullish(Schema.Boolean),
      needs: nullish(Schema.String),
    }),
  ),
})

export const PaymentStatusWire = Schema.Struct({
  paymentStatus: Schema.String,
  errorKey: nullish(Schema.String),
  errorMessage: nullish(Schema.String),
  authAgain: nullish(Schema.Boolean),
  redirectContext: nullish(
    Schema.Struct({
      url: Schema.String,
      method: nullish(Schema.String),
      paymentParameters: nullish(Schema.Record(Schema.String, Schema.String)),
      new_tab: nullish(Schema.Boolean),
    }),
  ),
  challengeContext: nullish(
    Schema.Struct({
      url: nullish(Schema.String),
      transactionId: nullish(Schema.String),
      isAnswered: nullish(Schema.Boolean),
    }),
  ),
  qr: nullish(Schema.Struct({ provider: Schema.String, payload: Schema.String, expiresAt: Schema.String })),
  guestToken: nullish(Schema.String),
})

type Schemas = components["schemas"]
export type CheckoutContractChecks = [
  AssertAccepts<typeof ShippingMethodsWire, Schemas["ShippingMethods"]>,
  AssertAccepts<typeof PaymentMethodsWire, Schemas["PaymentMethods"]>,
  AssertAccepts<typeof PaymentStatusWire, Schemas["PaymentStatus"]>,
]

export const decodeShippingMethods = bodyDecoder(ShippingMethodsWire)
export const decodePaymentMethods = bodyDecoder(PaymentMethodsWire)
export const decodePaymentStatus = bodyDecoder(PaymentStatusWire)

/** Returns the delivery methods. Parcels are present only when there are several. */
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
      ...whenDefined(method.description, (description) => ({ description })),
      price: money(method.price),
      ...whenDefined(method.delivery?.minDate, (earliest) => ({ earliest })),
      ...whenDefined(method.delivery?.maxDate, (latest) => ({ latest })),
    }))
}

export function toPaymentMethods(wire: typeof PaymentMethodsWire.Type): readonly PaymentMethod[] {
  return wire.paymentMethods.map(({ paymentModeId, kind, name, networks, requiresCvv, needs }) => ({
    id: paymentModeId,
    kind,
    name,
    networks: networks ?? [],
    ...whenDefined(requiresCvv, (requiresSecurityCode) => ({ requiresSecurityCode })),
    ...whenDefined(needs, (need) => ({ needs: need })),
  }))
}

/** Returns the payment's status. A challenge without a URL cannot be shown and is left out. */
export function toPaymentStatus(wire: typeof PaymentStatusWire.Type): PaymentStatus {
  const { challengeContext } = wire
  return {
    status: wire.paymentStatus,
    ...whenDefined(wire.errorKey, (errorKey) => ({ errorKey })),
    ...whenDefined(wire.errorMessage, (errorMessage) => ({ errorMessage })),
    authAgain: wire.authAgain ?? false,
    ...whenDefined(wire.redirectContext, ({ url, method, paymentParameters, new_tab: newTab }) => ({
      redirect: {
        url,
        method: method === "POST" ? ("POST" as const) : ("GET" as const),
        parameters: paymentParameters ?? {},
        newTab: newTab ?? false,
      },
    })),
    ...whenDefined(challengeContext?.url, (url) => ({
      challenge: {
        url,
        ...whenDefined(challengeContext?.transactionId, (transactionId) => ({ transactionId })),
        ...whenDefined(challengeContext?.isAnswered, (isAnswered) => ({ isAnswered })),
      },
    })),
    ...whenDefined(wire.qr, (qr) => ({ qr })),
    ...whenDefined(wire.guestToken, (guestToken) => ({ guestToken })),
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
      ...whenDefined(choice.rangeId, (idTimeRange) => ({ idTimeRange })),
      ...(parcels.length === 0 ? {} : { deliveryInfoByStockOrigin: parcels }),
    }
  }
  return {
    shippingMethodId,
    kind: choice.place.kind,
    ...fromPickupPoint(choice.place),
    ...whenDefined(choice.addressId, (addressId) => ({ addressId })),
  }
}

/** Returns the body of a submission. */
export function fromSubmission({
  shipping,
  billingAddressId,
  payments,
  saveCardAs,
  isOneClick,
  paymentCode,
  expectedTotal,
  acceptedPolicies,
  origin,
  discounts,
  ...authenticationAndPreferences
}: CheckoutSubmission): Schemas["AsyncCheckoutRequest"] {
  return {
    ...whenDefined(billingAddressId ?? shipping.addressId, (addressId) => ({ addressId })),
    shippingBundle: fromShippingChoice(shipping),
    paymentBundle: { paymentData: fromPayments(payments) },
    ...whenDefined(saveCardAs, (walletCardName) => ({ walletCardName })),
    ...(isFederated(payments) ? { isFederated: true } : {}),
    ...whenDefined(isOneClick, (oneClickPayment) => ({ oneClickPayment })),
    ...whenDefined(paymentCode, (code) => ({ paymentCode: code })),
    acceptedPolicies: acceptedPolicies.filter((policy) => /^[0-9]{1,4}$/.test(policy)).map(Number),
    deviceChannel: "Browser",
    ...fromWishes(authenticationAndPreferences),
    ...fromOrigin(origin),
    ...fromDiscounts(discounts),
    expectedTotal: expectedTotal.minorUnits,
    ...fromAuthentication(authenticationAndPreferences),
  }
}

/** The invoice with its tax number, and the packaging. Options that are not chosen are left out. */
function fromWishes({
  invoice,
  isJoinLife,
  reusableBox,
}: PurchaseOptions): Pick<
  Schemas["AsyncCheckoutRequest"],
  "invoice" | "vatin" | "eguiData" | "isJoinLife" | "reusableBox"
> {
  return {
    ...whenDefined(invoice, ({ vatin, egui }) => ({
      invoice: true,
      ...whenDefined(vatin, (number) => ({ vatin: number })),
      ...whenDefined(egui, (eguiData) => ({ eguiData })),
    })),
    ...(isJoinLife === true ? { isJoinLife } : {}),
    ...(reusableBox === true ? { reusableBox } : {}),
  }
}

/** The origin fields that an integrator adds. */
function fromOrigin({ customOrderGroup, stockLocationId, ...originFields }: PurchaseOrigin = {}): Pick<
  Schemas["AsyncCheckoutRequest"],
  "customOrderFGID" | "deviceSerial" | "employeeName" | "stlocId"
> {
  return {
    ...originFields,
    ...whenDefined(customOrderGroup, (customOrderFGID) => ({ customOrderFGID })),
    ...whenDefined(stockLocationId, (stlocId) => ({ stlocId })),
  }
}

/** The requested discounts; absent ones are left out. */
function fromDiscounts({ ids, isEmployees }: PurchaseDiscounts = {}): Pick<
  Schemas["AsyncCheckoutRequest"],
  "discountIds" | "applyDiscount"
> {
  return {
    ...whenDefined(ids, (discountIds) => ({ discountIds })),
    ...(isEmployees === true ? { applyDiscount: true } : {}),
  }
}

/** True when a device wallet pays a part. */
function isFederated(payments: CheckoutSubmission["payments"]): boolean {
  return payments.some(({ means }) => means.by === "token" && means.of === "deviceWallet")
}

/** The header of a federated wallet flow, and of no other submission (S7; F101). */
export function fromFlow(payments: CheckoutSubmission["payments"]): Pick<CheckoutHeaders, "flow-profile"> {
  return isFederated(payments) ? { "flow-profile": "apple-pay" } : {}
}

type CheckoutHeaders = operations["submitAsyncCheckout"]["parameters"]["header"]

/** Describes the device as the issuing bank requires it (S7). */
export function fromBrowserDetails(attemptKey: string, browserDetails: BrowserInfo): CheckoutHeaders {
  return {
    "Idempotency-Key": attemptKey,
    ...browserHeaders(browserDetails),
    // `toEmvBrowserInfo` restricts the depth to the contract's values; its type is only `number`.
    "browser-color-depth": String(browserDetails.colorDepth) as NonNullable<CheckoutHeaders["browser-color-depth"]>,
  }
}
