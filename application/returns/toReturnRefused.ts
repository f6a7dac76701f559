import type { ReturnDraft } from "../../domain/returns/ReturnRequest.ts"
import { ReturnRefused } from "../../domain/returns/ReturnRefused.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { renameField } from "../shared/renameField.ts"

/** Backend names of a draft's fields. */
const PLACES: readonly (readonly [field: string, place: string])[] = [
  ["returnLines", "lines"],
  ["changeLines", "exchanges"],
  ["cashReturnForm", "refundAccount"],
  ["bankAccount", "refundAccount"],
  ["returnType", "kind"],
  ["numBoxes", "boxes"],
]

/** Maps a rejection by the backend to the draft's fields; returns other errors unchanged. */
export function toReturnRefused(
  draft?: Pick<ReturnDraft, "lines" | "exchanges">,
): (error: BackendError) => BackendError | ReturnRefused {
  return (error) => {
    const { reason } = error
    if (reason._tag !== "Rejected") return error
    const [first = "", second] = reason.parameters
    const refused = (place: string, rule: string, parameter?: string) =>
      new ReturnRefused({ reasons: [{ place, rule, ...(parameter === undefined ? {} : { parameter }) }] })
    switch (reason.key) {
      case "_ERR_RETURN_QUANTITY":
        return refused(
          `lines.${Math.max(0, draft?.lines.findIndex(({ catentryId }) => catentryId === first) ?? 0)}.quantity`,
          "tooMany",
          second,
        )
      case "_ERR_RETURN_WINDOW_CLOSED":
        return refused("order", "windowClosed", first)
      case "_ERR_ORDER_NOT_RETURNABLE":
        return refused("order", "orderNotReturnable", first)
      case "_ERR_NO_STOCK":
        return refused(
          `exchanges.${Math.max(0, draft?.exchanges.findIndex(({ newSku }) => newSku === first) ?? 0)}.newSku`,
          "noStock",
          first,
        )
      case "_ERR_RETURN_STATUS_NOT_ALLOWED":
      case "_ERR_RETURN_SETTLED":
        return refused("status", "tooLate", first)
      case "_ERR_NOTHING_TO_REFUND":
        return refused("refund", "nothing")
      default:
        return reason.fields.length === 0
          ? error
          : new ReturnRefused({
              reasons: reason.fields.map(({ field, rule }) => ({ place: renameField(field, PLACES), rule })),
            })
    }
  }
}
