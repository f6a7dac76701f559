import * as Effect from "effect/Effect"
import type { ReturnDraft } from "../../domain/returns/ReturnRequest.ts"
import type { Returnability } from "../../domain/returns/Returnability.ts"
import { ReturnRefused } from "../../domain/returns/ReturnRefused.ts"
import { needsPickupDate, returnMethods } from "../../domain/returns/returnMethods.ts"
import { validateBankAccount } from "../../domain/returns/validateBankAccount.ts"
import { validateReturn } from "../../domain/returns/validateReturn.ts"
import { StoreScope } from "../store/StoreScope.ts"

/** Fails with `ReturnRefused` for an invalid draft, before any call. */
export const requireReturnDraft = Effect.fnUntraced(function* (draft: ReturnDraft, returnability: Returnability) {
  const { store } = yield* StoreScope
  const account = draft.refundAccount
  const reasons = [
    ...validateReturn(draft, returnability),
    ...(draft.pickupDate === undefined &&
    returnability.pickupDates.length > 0 &&
    needsPickupDate(returnMethods(store.configuration), draft)
      ? [{ place: "pickupDate", rule: "required" }]
      : []),
    ...(account === undefined
      ? []
      : validateBankAccount(account, store.countryCode).map(({ field, ...rest }) => ({
          place: `refundAccount.${field}`,
          ...rest,
        }))),
  ]
  if (reasons.length > 0) return yield* new ReturnRefused({ reasons })
})

/** A repeated submission or a change has claimed the units itself. */
const DECIDED_BY_BACKEND = ["tooMany", "windowClosed"]

/** The same, but leaves units and the return window to the backend, which knows what a submission has claimed. */
export const requireDraftExceptUnits = (draft: ReturnDraft, returnability: Returnability) =>
  Effect.catchTag(requireReturnDraft(draft, returnability), "ReturnRefused", (refused) =>
    refused.reasons.every(({ rule }) => DECIDED_BY_BACKEND.includes(rule)) ? Effect.void : refused,
  )
