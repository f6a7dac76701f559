import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/returns.d.ts"
import type { ReturnKind } from "../../../domain/returns/ReturnKind.ts"
import type { ReturnDraft, ReturnRequest } from "../../../domain/returns/ReturnRequest.ts"
import type { Returnability } from "../../../domain/returns/Returnability.ts"
import { returnStatus } from "../../../domain/returns/ReturnStatus.ts"
import type { Rma } from "../../../domain/returns/Rma.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, OrderIdWire, SkuWire } from "../http/wire/IdWire.ts"
import { ImageWire, toImage } from "../http/wire/ImageWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { DestinationWire, fromBankAccount, RefundWire, toDestination, toRefund } from "./refundWire.ts"

export const RmaRequestWire = Schema.Struct({
  rmareqId: IdWire,
  rmaId: IdWire,
  orderId: OrderIdWire,
  status: Schema.String,
  returnType: Schema.String,
  creationDate: Schema.String,
  maxReturnDate: Schema.String,
  returnLines: Schema.Array(
    Schema.Struct({
      catentryId: IdWire,
      quantity: Schema.Int,
      returnReasonId: IdWire,
      reasonName: Schema.String,
      refusedQuantity: nullish(Schema.Int),
      comment: nullish(Schema.String),
      name: Schema.String,
      size: nullish(Schema.String),
      color: nullish(Schema.String),
      image: nullish(ImageWire),
    }),
  ),
  changeLines: Schema.Array(
    Schema.Struct({ catentryId: IdWire, quantity: Schema.Int, newSku: SkuWire, status: Schema.String }),
  ),
  refundAmount: MoneyWire,
  refundShipping: MoneyWire,
  priceDifference: nullish(MoneyWire),
  debtAmount: nullish(MoneyWire),
  currencyCode: Schema.String,
  refundDestination: DestinationWire,
  numBoxes: Schema.Int,
  isStoreReturn: Schema.Boolean,
  courierId: nullish(Schema.String),
  pickupDate: nullish(Schema.String),
  isPrinterless: nullish(Schema.Boolean),
  labels: Schema.Array(Schema.Struct({ boxNumber: Schema.Int, token: Schema.String })),
})

export const RmaRequestListWire = Schema.Struct({ returns: Schema.Array(RmaRequestWire) })

export const RmaWire = Schema.Struct({
  rmaId: IdWire,
  rmareqId: IdWire,
  orderId: OrderIdWire,
  status: Schema.String,
  creationDate: Schema.String,
  currencyCode: Schema.String,
  totalAmount: MoneyWire,
  refundedAmount: MoneyWire,
  items: Schema.Array(
    Schema.Struct({
      orderItemId: IdWire,
      catentryId: IdWire,
      sku: Schema.String,
      quantity: Schema.Int,
      amount: MoneyWire,
    }),
  ),
  refunds: Schema.Array(RefundWire),
})

export const RmaListWire = Schema.Struct({ rmas: Schema.Array(RmaWire) })
export const QrLabelCountWire = Schema.Struct({ count: Schema.Int })

export const MaxReturnDateWire = Schema.Struct({
  maxReturnDate: Schema.String,
  isOpen: Schema.Boolean,
  lines: Schema.Array(Schema.Struct({ catentryId: IdWire, quantity: Schema.Int, isReturnable: Schema.Boolean })),
  reasons: Schema.Array(Schema.Struct({ returnReasonId: IdWire, name: Schema.String })),
  pickupDates: nullish(Schema.Array(Schema.String)),
})

type Schemas = components["schemas"]
export type ReturnContractChecks = [
  AssertAccepts<typeof RmaRequestWire, Schemas["RmaRequest"]>,
  AssertAccepts<typeof RmaRequestListWire, Schemas["RmaRequestList"]>,
  AssertAccepts<typeof RmaWire, Schemas["Rma"]>,
  AssertAccepts<typeof RmaListWire, Schemas["RmaList"]>,
  AssertAccepts<typeof QrLabelCountWire, Schemas["QrLabelCount"]>,
  AssertAccepts<typeof MaxReturnDateWire, Schemas["MaxReturnDate"]>,
]

export const decodeRmaRequest = bodyDecoder(RmaRequestWire)
export const decodeRmaRequestList = bodyDecoder(RmaRequestListWire)
export const decodeRma = bodyDecoder(RmaWire)
export const decodeRmaList = bodyDecoder(RmaListWire)
export const decodeQrLabelCount = bodyDecoder(QrLabelCountWire)
export const decodeMaxReturnDate = bodyDecoder(MaxReturnDateWire)

const TYPES = { refund: "RETURN", exchange: "CHANGE", advanced: "ADVANCED" } as const

/** An unknown type counts as the ordinary one: refund on receipt. */
function kindOf(returnType: string): ReturnKind {
  return returnType === TYPES.exchange ? "exchange" : returnType === TYPES.advanced ? "advanced" : "refund"
}

export function toReturnRequest(wire: typeof RmaRequestWire.Type): ReturnRequest {
  const money = moneyIn(wire.currencyCode)
  return {
    id: wire.rmareqId,
    rmaId: wire.rmaId,
    orderId: wire.orderId,
    status: returnStatus(wire.status),
    kind: kindOf(wire.returnType),
    requestedAt: wire.creationDate,
    lastDay: wire.maxReturnDate,
    lines: wire.returnLines.map(
      ({ catentryId, quantity, returnReasonId, reasonName, refusedQuantity, comment, name, size, color, image }) => ({
        catentryId,
        quantity,
        reasonId: returnReasonId,
        reason: reasonName,
        ...whenDefined(refusedQuantity, (units) => ({ refusedQuantity: units })),
        ...whenDefined(comment, (text) => ({ comment: text })),
        name,
        ...whenDefined(size, (text) => ({ size: text })),
        ...whenDefined(color, (text) => ({ color: text })),
        ...whenDefined(image, (picture) => ({ image: toImage(picture) })),
      }),
    ),
    exchanges: wire.changeLines,
    refund: money(wire.refundAmount),
    refundShipping: money(wire.refundShipping),
    ...whenDefined(wire.priceDifference, (difference) => ({ priceDifference: money(difference) })),
    ...whenDefined(wire.debtAmount, (debt) => ({ debt: money(debt) })),
    destination: toDestination(wire.refundDestination),
    boxes: wire.numBoxes,
    toPhysicalStore: wire.isStoreReturn,
    ...whenDefined(wire.courierId, (courierId) => ({ courierId })),
    ...whenDefined(wire.pickupDate, (pickupDate) => ({ pickupDate })),
    isPrinterless: wire.isPrinterless ?? false,
    labels: wire.labels.map(({ boxNumber, token }) => ({ box: boxNumber, token })),
  }
}

export function toRma(wire: typeof RmaWire.Type): Rma {
  const money = moneyIn(wire.currencyCode)
  return {
    id: wire.rmaId,
    requestId: wire.rmareqId,
    orderId: wire.orderId,
    status: returnStatus(wire.status),
    issuedAt: wire.creationDate,
    worth: money(wire.totalAmount),
    refunded: money(wire.refundedAmount),
    items: wire.items.map(({ amount, ...item }) => ({ ...item, amount: money(amount) })),
    refunds: wire.refunds.map(toRefund(wire.currencyCode)),
  }
}

export function toReturnability({
  maxReturnDate,
  isOpen,
  lines,
  reasons,
  pickupDates,
}: typeof MaxReturnDateWire.Type): Returnability {
  return {
    lastDay: maxReturnDate,
    isOpen,
    units: lines,
    reasons: reasons.map(({ returnReasonId, name }) => ({ id: returnReasonId, name })),
    pickupDates: pickupDates ?? [],
  }
}

export function fromReturnDraft(draft: ReturnDraft): Schemas["ReturnFields"] {
  return {
    returnType: TYPES[draft.kind],
    returnLines: draft.lines.map(({ catentryId, quantity, reasonId, comment }) => ({
      catentryId,
      quantity,
      returnReasonId: reasonId,
      ...whenDefined(comment, (text) => ({ comment: text })),
    })),
    ...(draft.exchanges.length === 0 ? {} : { changeLines: draft.exchanges }),
    ...whenDefined(draft.refundAccount, (account) => ({ cashReturnForm: fromBankAccount(account) })),
    ...whenDefined(draft.courierId, (courierId) => ({ courierId })),
    numBoxes: draft.boxes,
    isStoreReturn: draft.toPhysicalStore,
    ...whenDefined(draft.pickupDate, (pickupDate) => ({ pickupDate })),
    ...whenDefined(draft.bundles, (bundles) => ({ bundleInfo: bundles })),
  }
}
