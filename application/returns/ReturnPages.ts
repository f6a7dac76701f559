import type { BankField } from "../../domain/returns/bankForm.ts"
import type { ExchangeOffer } from "../../domain/returns/exchangeOffer.ts"
import type { AdvancedReturn } from "../../domain/returns/Refund.ts"
import type { NotReturnableReason } from "../../domain/returns/returnableLines.ts"
import type { ReturnReason } from "../../domain/returns/Returnability.ts"
import type { ReturnFields } from "../../domain/returns/returnFields.ts"
import type { ReturnMethod } from "../../domain/returns/returnMethods.ts"
import type { ReturnPreview } from "../../domain/returns/ReturnPreview.ts"
import type { ReturnRequest } from "../../domain/returns/ReturnRequest.ts"
import type { ReturnStatus, ReturnStep } from "../../domain/returns/ReturnStatus.ts"
import type { DetailedReturn } from "../../domain/returns/ReturnSummary.ts"
import type { Rma } from "../../domain/returns/Rma.ts"
import type { CartItem } from "../../domain/cart/Cart.ts"
import type { OrderPayment } from "../../domain/order/Order.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"

/** Name of the page that returns or exchanges items of an order. */
export const RETURN_PAGE = "ItxReturnPage"
/** Name of the page with the returns of an account. */
export const RETURN_LIST_PAGE = "ItxReturnListPage"
/** Name of the page of one return, or of the returns of one order. */
export const RETURN_DETAIL_PAGE = "ItxReturnDetailPage"

/** The steps of the return form, in order. */
export const RETURN_FORM_STEPS = ["items", "method", "review"] as const
export type ReturnFormStep = (typeof RETURN_FORM_STEPS)[number]

/** An error of a field of a return page; `field` is the name of the field, such as `bank.accountCode`. */
export interface ReturnFieldError {
  readonly field: string
  readonly rule: string
  readonly parameter?: string
}

/** A line of the return form. */
export interface ReturnFormLine {
  readonly item: Pick<CartItem, "id" | "name" | "size" | "color" | "image" | "quantity">
  /** Units that can be returned now. */
  readonly units: number
  readonly refused?: NotReturnableReason
  /** Sizes and colours that it can be exchanged for. */
  readonly offers: readonly ExchangeOffer[]
}

/** The return form of an order with everything entered so far. Plain data that serializes to JSON. */
export interface ReturnForm {
  readonly orderId: OrderId
  readonly lastDay: string
  readonly isOpen: boolean
  readonly lines: readonly ReturnFormLine[]
  readonly reasons: readonly ReturnReason[]
  readonly methods: readonly ReturnMethod[]
  readonly pickupDates: readonly string[]
  readonly bankFields: readonly BankField[]
  readonly payments: readonly OrderPayment[]
  /** Registered customers can request the refund before the items arrive. */
  readonly canAdvance: boolean
  readonly step: ReturnFormStep
  readonly fields: ReturnFields
  readonly errors: readonly ReturnFieldError[]
  /** The backend did not respond; everything entered is still there. */
  readonly isUnavailable: boolean
  /** With the step `review`. */
  readonly preview?: ReturnPreview
  /** UUID of the submission: the same one is stored once (R6). */
  readonly attemptKey: string
  /** The stored return, after a submission. */
  readonly submittedId?: string
}

/** A return in a list. */
export interface ReturnRow {
  readonly id: string
  readonly orderId: OrderId
  readonly status: ReturnStatus
  readonly requestedAt: string
  readonly units: number
  readonly worth: Money
}

/** The result of an action on the pages of submitted returns. */
export type ReturnOutcome =
  | "submitted"
  | "cancelled"
  | "before"
  | "tooLate"
  | "reasonChanged"
  | "sent"
  | "refundChosen"
  | "refunded"

/** Fields and errors of a refund account's form. */
export interface RefundForm {
  readonly bankFields: readonly BankField[]
  readonly fields: ReturnFields
  readonly errors: readonly ReturnFieldError[]
  readonly isUnavailable: boolean
}

/** The returns of an account. */
export interface ReturnListPage {
  readonly totalCount: number
  /** From 1. */
  readonly pageNumber: number
  readonly pageCount: number
  readonly returns: readonly DetailedReturn[]
  /** Refunded or replaced in advance; absent when they could not be read. */
  readonly advanced?: readonly AdvancedReturn[]
  /** Absent when no refund is pending. */
  readonly transfer?: RefundForm
  readonly outcome?: ReturnOutcome
}

/** The returns of one order. */
export interface OrderReturnsPage {
  readonly orderId: OrderId
  readonly returns: readonly ReturnRow[]
}

/** The QR code of a box as a data URL. */
export interface ShownLabel {
  readonly box: number
  readonly image: string
}

/** One return with its actions. */
export interface ReturnDetailPage {
  readonly request: ReturnRequest
  readonly rma: Rma
  /** Empty unless it is to be handed over. */
  readonly labels: readonly ShownLabel[]
  readonly steps: readonly ReturnStep[]
  /** Reasons to choose from; empty once received. */
  readonly reasons: readonly ReturnReason[]
  /** Days between receipt and refund, at most. */
  readonly refundDays: number
  /** Amount owed until the items arrive. */
  readonly debt?: AdvancedReturn
  /** Absent when there is nothing left to refund. */
  readonly refund?: RefundForm
  readonly errors: readonly ReturnFieldError[]
  readonly isUnavailable: boolean
  readonly outcome?: ReturnOutcome
}
