import { isEmail } from "../shared/isEmail.ts"
import type { WithdrawalOptions, WithdrawalStatement } from "./Withdrawal.ts"
import type { WithdrawalRefused } from "./WithdrawalRefused.ts"

const MAX_TEXT = 128
const MAX_MESSAGE = 2000

/**
 * Returns the errors of a statement. An unidentified person has no `options`: then only the fields are checked, because
 * a statement must be accepted.
 */
export function validateWithdrawal(
  { name, email, orderReference, lines, message = "" }: WithdrawalStatement,
  options?: WithdrawalOptions,
): WithdrawalRefused["reasons"] {
  return [
    ...requiredText("name", name),
    ...(isEmail(email) ? [] : [{ place: "email", rule: "email" }]),
    ...requiredText("orderReference", orderReference),
    ...([...message].length > MAX_MESSAGE
      ? [{ place: "message", rule: "tooLong", parameter: String(MAX_MESSAGE) }]
      : []),
    ...(lines?.length === 0 ? [{ place: "lines", rule: "required" }] : []),
    ...(options?.isOpen === false
      ? [
          {
            place: "order",
            rule: "closed",
            ...(options.lastDay === undefined ? {} : { parameter: options.lastDay }),
          },
        ]
      : []),
    ...(options === undefined
      ? []
      : (lines ?? []).flatMap(({ orderItemId, quantity }, index): WithdrawalRefused["reasons"] => {
          const own = options.lines.find((line) => line.orderItemId === orderItemId)
          if (own?.isWithdrawable !== true)
            return [{ place: `lines.${index}`, rule: own === undefined ? "unknown" : "exempt" }]
          return Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= own.quantity
            ? []
            : [{ place: `lines.${index}.quantity`, rule: "tooMany", parameter: String(own.quantity) }]
        })),
  ]
}

function requiredText(place: string, text: string): WithdrawalRefused["reasons"] {
  if (text.trim() === "") return [{ place, rule: "required" }]
  return [...text].length > MAX_TEXT ? [{ place, rule: "tooLong", parameter: String(MAX_TEXT) }] : []
}
