import type { ReturnRefused } from "../../../domain/returns/ReturnRefused.ts"
import type { WithdrawalRefused } from "../../../domain/returns/WithdrawalRefused.ts"

/** Describes why a withdrawal was refused. */
export function presentWithdrawalReasons(reasons: WithdrawalRefused["reasons"]): string {
  return ["Nothing was sent:", ...reasons.map((reason) => `  ${withdrawalReasonText(reason)}`)].join("\n")
}

function withdrawalReasonText({ place, rule, parameter = "" }: Reason): string {
  switch (rule) {
    case "notAvailable":
      return "This store has no right of withdrawal. Run `selvedge return start <order-id>` to return items."
    case "closed":
      return `The withdrawal period has ended (${parameter}). Run \`selvedge return start <order-id>\`.`
    case "exempt":
      return `${place}: this item is exempt from withdrawal.`
    case "tooMany":
      return `${place}: only ${parameter} can still be withdrawn.`
    default:
      return `${place}: ${rule}${parameter === "" ? "" : ` (${parameter})`}`
  }
}

type Reason = ReturnRefused["reasons"][number]

/** Describes why a return or refund was refused. */
export function presentReturnReasons(reasons: ReturnRefused["reasons"]): string {
  return ["Nothing was changed:", ...reasons.map((reason) => `  ${reasonText(reason)}`)].join("\n")
}

function reasonText({ place, rule, parameter = "" }: Reason): string {
  switch (rule) {
    case "windowClosed":
      return `The return period ended on ${parameter}.`
    case "orderNotReturnable":
      return "This order was not paid, or it was canceled."
    case "notReturnable":
      return `${place}: this item cannot be returned.`
    case "tooMany":
      return place.startsWith("exchanges")
        ? `${place}: more units are exchanged than returned (${parameter}).`
        : `${place}: only ${parameter === "" ? "fewer" : parameter} can still be returned.`
    case "reason":
      return `${place}: unknown reason. Run \`selvedge return start <order-id>\` for the list.`
    case "pickupDate":
      return "The courier doesn't collect on that day. Run `selvedge return start <order-id>` for the days."
    case "noStock":
      return `${place}: ${parameter} is sold out. Choose another size, or return the item.`
    case "product":
      return `${place}: only another size or color of the same product is possible.`
    case "price":
      return `${place}: it costs more, and a gift card cannot be charged later. Return the item instead.`
    case "tooLate":
      return "The return was already handed over, received or canceled."
    case "nothing":
      return "There is nothing to refund."
    case "iban":
      return `${place}: invalid IBAN. Check its digits.`
    case "checkDigit":
      return `${place}: check the number, a digit is wrong.`
    default:
      return `${place}: ${rule}${parameter === "" ? "" : ` (${parameter})`}`
  }
}
