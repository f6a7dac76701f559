import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { AdvancedReturn } from "../../domain/returns/Refund.ts"
import { bankForm } from "../../domain/returns/bankForm.ts"
import type { ReturnFields } from "../../domain/returns/returnFields.ts"
import { readBankAccount } from "../../domain/returns/returnFields.ts"
import { refundDays } from "../../domain/returns/returnMethods.ts"
import type { ReturnRefused } from "../../domain/returns/ReturnRefused.ts"
import { returnSteps } from "../../domain/returns/ReturnStatus.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { AccountGateway } from "../account/AccountGateway.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { BackendError } from "../shared/BackendError.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { cancelReturn, changeReturnReason, handOverReturn } from "./changeReturn.ts"
import type { ReturnDetails } from "./readReturns.ts"
import { toBase64 } from "../../domain/shared/toBase64.ts"
import { downloadReturnLabels, listGuestReturns, listReturns, openReturnRequest } from "./readReturns.ts"
import { RefundGateway } from "./RefundGateway.ts"
import { requestRefund } from "./requestRefund.ts"
import { ReturnGateway } from "./ReturnGateway.ts"
import type {
  OrderReturnsPage,
  RefundForm,
  ReturnDetailPage,
  ReturnFieldError,
  ReturnListPage,
  ReturnOutcome,
  ReturnRow,
} from "./ReturnPages.ts"
import { ReturnsServiceGateway } from "./ReturnsServiceGateway.ts"

const PAGE_SIZE = 10
const NO_FIELDS: ReturnFields = {}
const OUTCOMES: readonly ReturnOutcome[] = [
  "submitted",
  "cancelled",
  "before",
  "tooLate",
  "reasonChanged",
  "sent",
  "refundChosen",
  "refunded",
]

/** What an action led to: an outcome, or the errors of its fields. */
interface ActionAnswer {
  readonly outcome?: ReturnOutcome
  readonly errors?: readonly ReturnFieldError[]
  readonly isUnavailable?: boolean
}

/** Returns the outcome that the address of a page names after a redirect. */
export function outcomeOf(name: string | undefined): ReturnOutcome | undefined {
  return OUTCOMES.find((known) => known === name)
}

/**
 * Returns a page of the account's returns, or nothing for a guest. `fields` of its form transfer the pending refunds to
 * a bank account first.
 */
export const loadReturnList = Effect.fn("returns.loadList")(function* (
  pageNumber: number,
  fields: ReturnFields = NO_FIELDS,
) {
  const { state } = yield* (yield* SessionHolder).current
  if (state !== "registered" && state !== "registered-expired") return Option.none<ReturnListPage>()
  const user = yield* Effect.catchReason(
    AccountGateway.use((gateway) => gateway.getCurrentUser),
    "BackendError",
    "SessionExpired",
    () => Effect.undefined,
  )
  if (user === undefined || user.kind === "guest") return Option.none<ReturnListPage>()
  const answer: ActionAnswer = fields["action"] === "transfer" ? yield* transferRefunds(fields) : {}
  const { totalCount, returns } = yield* listReturns(pageNumber, PAGE_SIZE)
  const advanced = yield* readAdvanced(user.id)
  const isPending = returns.some(
    ({ status, worth, refunded }) =>
      status !== "REFUNDED" && status !== "ANNULLED" && worth.minorUnits > refunded.minorUnits,
  )
  const transfer = isPending ? yield* refundForm(fields, answer) : undefined
  return Option.some<ReturnListPage>({
    totalCount,
    pageNumber,
    pageCount: Math.max(1, Math.ceil(totalCount / PAGE_SIZE)),
    returns,
    ...(advanced === undefined ? {} : { advanced: advanced.filter(({ debt }) => debt.minorUnits > 0) }),
    ...(transfer === undefined ? {} : { transfer }),
    ...(answer.outcome === undefined ? {} : { outcome: answer.outcome }),
  })
})

/** Returns the returns of an order, newest first. Fails with `NotFound` for another customer's token. */
export const loadOrderReturns = Effect.fn("returns.loadOfOrder")(function* (orderId: OrderId, guestToken?: string) {
  const returns: readonly ReturnRow[] =
    guestToken === undefined
      ? (yield* ReturnsServiceGateway.use((gateway) => gateway.listReturnsServiceV1)).filter(
          (row) => row.orderId === orderId,
        )
      : (yield* listGuestReturns(guestToken))
          .filter((request) => request.orderId === orderId)
          .map(({ id, status, requestedAt, lines, refund }) => ({
            id,
            orderId,
            status,
            requestedAt,
            units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
            worth: refund,
          }))
  return { orderId, returns } satisfies OrderReturnsPage
})

/**
 * Returns one return of an order with its actions; `fields` of its forms run one first. Fails with `NotFound` for
 * another customer's return and for a return of another order (F117).
 */
export const loadReturnDetail = Effect.fn("returns.loadDetail")(function* (
  orderId: OrderId,
  returnId: string,
  { fields = NO_FIELDS, guestToken }: { readonly fields?: ReturnFields; readonly guestToken?: string | undefined } = {},
) {
  const { store } = yield* StoreScope
  const before = yield* openReturnRequest(returnId, guestToken)
  if (before.request.orderId !== orderId)
    return yield* new BackendError({ operation: "getRmaRequest", reason: { _tag: "NotFound" } })
  const answer = yield* runAction(before, fields, guestToken)
  const { request, rma } = answer.outcome === undefined ? before : yield* openReturnRequest(returnId, guestToken)
  const isOpen = request.status === "REQUESTED" || request.status === "IN_TRANSIT"
  const [labels, reasons, debt] = yield* Effect.all(
    [
      request.status === "REQUESTED" ? shownLabels(request) : Effect.succeed([]),
      isOpen ? readReasons(orderId, guestToken) : Effect.succeed([]),
      isOpen && guestToken === undefined ? readDebt(request.id) : Effect.undefined,
    ],
    { concurrency: 3 },
  )
  const canRefund =
    request.status !== "ANNULLED" &&
    request.status !== "REFUNDED" &&
    request.refund.minorUnits > rma.refunded.minorUnits
  const refund = canRefund ? yield* refundForm(fields, answer) : undefined
  return {
    request,
    rma,
    labels,
    steps: returnSteps(request.status, request.kind),
    reasons,
    refundDays: refundDays(store.configuration),
    ...(debt === undefined ? {} : { debt }),
    ...(refund === undefined ? {} : { refund }),
    errors: answer.errors ?? [],
    isUnavailable: answer.isUnavailable === true,
    ...(answer.outcome === undefined ? {} : { outcome: answer.outcome }),
  } satisfies ReturnDetailPage
})

const runAction = Effect.fnUntraced(function* (
  { request }: ReturnDetails,
  fields: ReturnFields,
  guestToken: string | undefined,
) {
  const { action, catentryId = "", reasonId = "" } = fields
  switch (action) {
    case "cancel":
      return yield* Effect.catchTag(
        Effect.map(cancelReturn(request.id, guestToken), ({ outcome }): ActionAnswer => ({ outcome })),
        "BackendError",
        unavailable,
      )
    case "sent":
      return yield* settled(handOverReturn(request.id, guestToken), () => ({ outcome: "sent" }))
    case "reason":
      return yield* settled(
        changeReturnReason(request.id, reasonId, {
          ...(catentryId === "" ? {} : { catentryId }),
          ...(guestToken === undefined ? {} : { guestToken }),
        }),
        () => ({ outcome: "reasonChanged" }),
      )
    case "refund": {
      const { store } = yield* StoreScope
      const account = readBankAccount(fields, bankForm(store.countryCode))
      const order = { orderId: request.orderId, ...(guestToken === undefined ? {} : { guestToken }) }
      return yield* settled(requestRefund({ kind: "bankAccount", account }, order), ({ isPaid }) => ({
        outcome: isPaid ? "refunded" : "refundChosen",
      }))
    }
    default:
      return {} satisfies ActionAnswer
  }
})

const transferRefunds = Effect.fnUntraced(function* (fields: ReturnFields) {
  const { store } = yield* StoreScope
  const account = readBankAccount(fields, bankForm(store.countryCode))
  return yield* settled(requestRefund({ kind: "bankAccount", account }, {}), ({ isPaid }) => ({
    outcome: isPaid ? "refunded" : "refundChosen",
  }))
})

/** Turns the refusal of an action into the errors of its fields, and a failed call into a message. */
function settled<A, R>(action: Effect.Effect<A, ReturnRefused | BackendError, R>, done: (value: A) => ActionAnswer) {
  return Effect.map(action, done).pipe(
    Effect.catchTag("ReturnRefused", ({ reasons }) =>
      Effect.succeed<ActionAnswer>({
        errors: reasons.map(({ place, rule, parameter }) => ({
          field: fieldOf(place),
          rule,
          ...(parameter === undefined ? {} : { parameter }),
        })),
      }),
    ),
    Effect.catchTag("BackendError", unavailable),
  )
}

/** The fields of a refund account's form begin with `bank.`; other places keep their name. */
function fieldOf(place: string): string {
  const field = place.replace(/^refundAccount\./, "")
  return ["status", "refund", "order", "reasonId", "catentryId"].includes(field) ? field : `bank.${field}`
}

function unavailable(error: BackendError): Effect.Effect<ActionAnswer, BackendError> {
  return error.reason._tag === "NotFound"
    ? Effect.fail(error)
    : Effect.as(Effect.logWarning("An action on a return failed", error.message), { isUnavailable: true })
}

const refundForm = Effect.fnUntraced(function* (fields: ReturnFields, { errors = [], isUnavailable }: ActionAnswer) {
  const { store } = yield* StoreScope
  const isOwn = fields["action"] === "refund" || fields["action"] === "transfer"
  return {
    bankFields: bankForm(store.countryCode),
    fields: isOwn && (errors.length > 0 || isUnavailable === true) ? fields : NO_FIELDS,
    errors: isOwn ? errors : [],
    isUnavailable: isOwn && isUnavailable === true,
  } satisfies RefundForm
})

function shownLabels(request: ReturnDetails["request"]) {
  return whenReadable(
    Effect.map(downloadReturnLabels(request), (files) =>
      files.map(({ box, mediaType, bytes }) => ({
        box,
        image: `data:${mediaType};base64,${toBase64(bytes)}`,
      })),
    ),
    [],
  )
}

function readReasons(orderId: OrderId, guestToken: string | undefined) {
  return whenReadable(
    Effect.map(
      ReturnGateway.use((gateway) => gateway.getMaxReturnDate(orderId, optionalSecret(guestToken))),
      ({ reasons }) => reasons,
    ),
    [],
  )
}

const readDebt = Effect.fnUntraced(function* (returnId: string) {
  const { state } = yield* (yield* SessionHolder).current
  if (state !== "registered") return undefined
  const user = yield* whenReadable(
    AccountGateway.use((gateway) => gateway.getCurrentUser),
    undefined,
  )
  const found = user === undefined ? undefined : yield* readAdvanced(user.id)
  return found?.find(({ requestId, debt }) => requestId === returnId && debt.minorUnits > 0)
})

function readAdvanced(userId: string) {
  return whenReadable<readonly AdvancedReturn[] | undefined, RefundGateway>(
    RefundGateway.use((gateway) => gateway.listAdvancedReturns(userId)),
    undefined,
  )
}

/** A part of the page that could not be read is left out. */
function whenReadable<A, R>(read: Effect.Effect<A, BackendError, R>, missing: A): Effect.Effect<A, never, R> {
  return Effect.catch(read, (error) =>
    Effect.as(Effect.logWarning("A part of the returns page is left out", error.message), missing),
  )
}
