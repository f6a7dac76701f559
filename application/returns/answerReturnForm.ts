import * as Effect from "effect/Effect"
import type { EnteredReturn, ReturnFields } from "../../domain/returns/returnFields.ts"
import { fieldOfPlace, readReturn } from "../../domain/returns/returnFields.ts"
import type { ReturnPreview } from "../../domain/returns/ReturnPreview.ts"
import { ReturnRefused } from "../../domain/returns/ReturnRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { OpenedReturn } from "./openReturn.ts"
import { listExchangeOffers, openReturn } from "./openReturn.ts"
import { previewReturn } from "./previewReturn.ts"
import { requireReturnDraft } from "./requireReturnDraft.ts"
import type { ReturnFieldError, ReturnForm, ReturnFormLine, ReturnFormStep } from "./ReturnPages.ts"
import { RETURN_FORM_STEPS } from "./ReturnPages.ts"
import { submitReturn } from "./submitReturn.ts"

/** The next step that a button of the form requests. */
const GOALS = [...RETURN_FORM_STEPS, "submit"] as const
type Goal = (typeof GOALS)[number]

/** Where a step of the form ends: at a step with errors, or with a stored return. */
interface FormAnswer {
  readonly step: ReturnFormStep
  readonly errors?: readonly ReturnFieldError[]
  readonly isUnavailable?: boolean
  readonly preview?: ReturnPreview
  readonly submittedId?: string
}

/** Items with offers are read in parallel; a product is requested once by the cache of its gateway. */
const CONCURRENT_OFFERS = 4

/**
 * Runs one step of the return form: `fields` are all texts entered so far, `go` among them names the requested step.
 * Without fields the form is empty. Errors lead to the step of their field, with everything entered; the return is
 * stored only by `go=submit` with the key of a review. Fails with `NotFound` for another customer's order (F117).
 */
export const answerReturnForm = Effect.fn("returns.answerForm")(function* (
  orderId: OrderId,
  fields: ReturnFields,
  guestToken?: string,
) {
  const opened = yield* openReturn(orderId, guestToken)
  const lines = yield* Effect.forEach(opened.lines, formLine, { concurrency: CONCURRENT_OFFERS })
  const { state } = yield* (yield* SessionHolder).current
  const newKey = yield* (yield* IdGenerator).uuid
  const answer = yield* runStep(opened, fields, guestToken)
  const { returnability, order, methods, bankFields } = opened
  return {
    orderId,
    lastDay: returnability.lastDay,
    isOpen: returnability.isOpen,
    lines,
    reasons: returnability.reasons,
    methods,
    pickupDates: returnability.pickupDates,
    bankFields,
    payments: order.order.payments,
    canAdvance: state === "registered" && order.openedBy === "session",
    fields,
    // A failed submission is repeated with its key; a changed return is another submission.
    attemptKey: answer.isUnavailable === true && fields["go"] === "submit" ? (fields["attemptKey"] ?? newKey) : newKey,
    errors: [],
    isUnavailable: false,
    ...answer,
  } satisfies ReturnForm
})

const formLine = Effect.fnUntraced(function* ({ item, units, refused }: OpenedReturn["lines"][number]) {
  const { id, name, size, color, image, quantity } = item
  return {
    item: {
      id,
      name,
      quantity,
      ...(size === undefined ? {} : { size }),
      ...(color === undefined ? {} : { color }),
      ...(image === undefined ? {} : { image }),
    },
    units,
    ...(refused === undefined ? {} : { refused }),
    offers: refused === undefined ? yield* offersOrNone(item) : [],
  } satisfies ReturnFormLine
})

/** Without the product's sizes an item can still be returned. */
function offersOrNone(item: Parameters<typeof listExchangeOffers>[0]) {
  return Effect.catchTag(listExchangeOffers(item), "BackendError", (error) =>
    Effect.as(Effect.logWarning("The sizes for an exchange are left out", error.message), []),
  )
}

const runStep = Effect.fnUntraced(function* (opened: OpenedReturn, fields: ReturnFields, guestToken?: string) {
  const goal = goalOf(fields)
  if (goal === "items") return { step: "items" } satisfies FormAnswer
  const entered = readReturn(fields, opened.lines, opened.methods, opened.bankFields)
  const refused = (error: ReturnRefused) => Effect.succeed(refusedAnswer(error, entered))
  if (goal === "submit")
    return yield* submitReturn(opened.order.order.id, entered.draft, {
      attemptKey: fields["attemptKey"] ?? "",
      ...(guestToken === undefined ? {} : { guestToken }),
    }).pipe(
      Effect.map(({ id }): FormAnswer => ({ step: "review", submittedId: id })),
      Effect.catchTag("ReturnRefused", refused),
      Effect.catchTag("BackendError", (error) =>
        Effect.flatMap(unavailable("review")(error), (answer) =>
          Effect.map(review(), ({ preview }) => ({ ...answer, ...(preview === undefined ? {} : { preview }) })),
        ),
      ),
    )
  const checked = yield* Effect.match(requireReturnDraft(entered.draft, opened.returnability), {
    onSuccess: (): FormAnswer => ({ step: "review" }),
    onFailure: (error) => refusedAnswer(error, entered),
  })
  if (goal === "method") return checked.step === "items" ? checked : ({ step: "method" } satisfies FormAnswer)
  return checked.step === "review" ? yield* review() : checked

  function review() {
    return previewReturn(opened, entered.draft, guestToken).pipe(
      Effect.map((preview): FormAnswer => ({ step: "review", preview })),
      Effect.catchTag("ReturnRefused", refused),
      Effect.catchTag("BackendError", unavailable("method")),
    )
  }
})

/** A submission without the key of a review shows the review first. */
function goalOf({ go, attemptKey = "" }: ReturnFields): Goal {
  const goal = GOALS.find((known) => known === go) ?? "items"
  return goal === "submit" && attemptKey === "" ? "review" : goal
}

function unavailable(step: ReturnFormStep) {
  const answer: FormAnswer = { step, isUnavailable: true }
  return (error: BackendError) => Effect.as(Effect.logWarning("A step of a return failed", error.message), answer)
}

/** Returns the step of the first refused field, with the errors of that step. */
function refusedAnswer({ reasons }: ReturnRefused, entered: EnteredReturn): FormAnswer {
  const errors = reasons.map(({ place, rule, parameter }): ReturnFieldError => ({
    field: fieldOfPlace(place, entered),
    rule,
    ...(parameter === undefined ? {} : { parameter }),
  }))
  const step = RETURN_FORM_STEPS.find((known) => errors.some(({ field }) => stepOfField(field) === known)) ?? "items"
  return { step, errors: errors.filter(({ field }) => stepOfField(field) === step) }
}

function stepOfField(field: string): ReturnFormStep {
  return field === "boxes" || field === "pickupDate" || field === "kind" || field.startsWith("bank.")
    ? "method"
    : "items"
}
