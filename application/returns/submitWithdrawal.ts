import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { validateWithdrawal } from "../../domain/returns/validateWithdrawal.ts"
import type { WithdrawalStatement } from "../../domain/returns/Withdrawal.ts"
import type { WithdrawalRefused } from "../../domain/returns/WithdrawalRefused.ts"
import { IdGenerator } from "../platform/IdGenerator.ts"
import { allUnits, openIfOwn, toWithdrawalOrder } from "./loadWithdrawal.ts"
import type { OpenedWithdrawal } from "./withdraw.ts"
import { withdraw } from "./withdraw.ts"
import type { WithdrawalForm, WithdrawalPage } from "./WithdrawalPage.ts"

/** A posted form of the withdrawal page. */
export interface PostedWithdrawal {
  /** `review` asks for the second step, `edit` goes back to the first, `confirm` submits. */
  readonly action: "review" | "edit" | "confirm"
  readonly form: WithdrawalForm
  readonly attemptKey?: string
}

/**
 * Runs a step of a withdrawal and returns the next one: the confirmation of a valid statement, and the receipt of a
 * confirmed one. A refusal returns to the statement with its reasons. An order is opened by the session of the purchase
 * or a guest's token; a statement without them is accepted as unverified (R22).
 */
export const submitWithdrawal = Effect.fn("returns.submitWithdrawal")(function* (
  { action, form: posted, attemptKey }: PostedWithdrawal,
  guestToken: string | undefined,
) {
  const opened = Option.getOrUndefined(yield* openIfOwn(posted.orderReference.trim().replace(/^#/, ""), guestToken))
  const form = opened === undefined ? { ...posted, units: {} } : withUnits(posted, opened)
  const statement = toStatement(form)
  const page = {
    form,
    ...(opened === undefined ? {} : { order: toWithdrawalOrder(opened) }),
    orders: [],
  }
  const edit = (reasons: WithdrawalRefused["reasons"]): WithdrawalPage => ({ ...page, step: "statement", reasons })
  if (action === "edit") return edit([])
  const reasons = validateWithdrawal(statement, opened?.options)
  if (reasons.length > 0) return edit(reasons)
  const key = attemptKey ?? (yield* IdGenerator.use((ids) => ids.uuid))
  const confirmation: WithdrawalPage = { ...page, step: "confirmation", reasons: [], attemptKey: key }
  if (action === "review") return confirmation
  const submission = {
    attemptKey: key,
    ...(opened === undefined ? {} : { options: opened.options }),
    ...(guestToken === undefined ? {} : { guestToken }),
  }
  return yield* withdraw(statement, submission).pipe(
    Effect.map((receipt): WithdrawalPage => ({ ...confirmation, step: "receipt", receipt })),
    Effect.catchTags({
      WithdrawalRefused: ({ reasons: found }) => Effect.succeed(edit(found)),
      BackendError: () => Effect.succeed<WithdrawalPage>({ ...confirmation, isFailed: true }),
    }),
  )
})

/** An order that the customer named by its number alone is withdrawn from as a whole. */
function withUnits(form: WithdrawalForm, { order, options }: OpenedWithdrawal): WithdrawalForm {
  const units = Object.keys(form.units).length === 0 ? allUnits(options) : form.units
  return { ...form, orderReference: order.order.id, units }
}

function toStatement({ name, email, orderReference, message, units }: WithdrawalForm): WithdrawalStatement {
  const lines = Object.entries(units).flatMap(([orderItemId, quantity]) =>
    quantity === 0 ? [] : [{ orderItemId, quantity }],
  )
  return {
    name: name.trim(),
    email: email.trim(),
    orderReference: orderReference.trim(),
    ...(Object.keys(units).length === 0 ? {} : { lines }),
    ...(message.trim() === "" ? {} : { message: message.trim() }),
  }
}
