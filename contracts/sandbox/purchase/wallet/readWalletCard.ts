import type { components } from "../../../generated/wallet.d.ts"
import { type CardNetwork, cardNetwork } from "../payments/cardNetworks.ts"
import { passesCheckDigit } from "../payments/readCard.ts"
import { type FieldProblem, invalidInput, notAcceptable } from "../../platform/http/Refused.ts"
import { type CardExpiry, cardExpiry, isOver } from "./cardExpiry.ts"

type WalletCardInput = components["schemas"]["WalletCardInput"]
type TypedInput = WalletCardInput & Required<Pick<WalletCardInput, (typeof TYPED)[number]>>

/** The fields of a card that is typed in the page. */
const TYPED = ["number", "month", "year", "cvv2", "holder"] as const

/** The stored fields of a card (F104). */
export interface WalletCardDetails {
  readonly network: string
  readonly lastDigits: string
  readonly holder: string
  readonly end: CardExpiry
  readonly tag: string | undefined
}

const MAX_YEARS_AHEAD = 20

/**
 * Returns the stored fields of a card to save. Fails with 422 `_ERR_CARD_NOT_VALID` naming the fields; the response
 * never repeats a value.
 */
export const readWalletCard = (input: WalletCardInput, now: number): WalletCardDetails => {
  if (!isTyped(input))
    throw invalidInput(
      TYPED.filter((field) => input[field] === undefined).map((field) => ({
        field,
        rule: "required",
        message: `${field} is required without encrypted.`,
      })),
    )
  const network = cardNetwork(input.number)
  const end = cardExpiry(input.month, input.year, now)
  const problems = [
    ...numberProblems(input.number, network),
    ...cardExpiryProblems(end, now),
    ...validateCode(input, network),
    ...textProblems(input),
  ]
  if (problems.length > 0 || network === undefined)
    throw notAcceptable("_ERR_CARD_NOT_VALID", "The card is not valid.", problems)
  const tag = input.tag?.trim()
  return {
    network: network.id,
    lastDigits: input.number.slice(-4),
    holder: input.holder.trim(),
    end,
    tag: tag === "" ? undefined : tag,
  }
}

const isTyped = (input: WalletCardInput): input is TypedInput => TYPED.every((field) => input[field] !== undefined)

/** Returns the name to give a card: undefined for none. Fails with 422 for one that is a card number. */
export const readTag = ({ tag }: WalletCardInput): string | undefined => {
  const problems = tagProblems(tag)
  if (problems.length > 0) throw notAcceptable("_ERR_CARD_NOT_VALID", "The name is not valid.", problems)
  return tag === undefined || tag.trim() === "" ? undefined : tag.trim()
}

const numberProblems = (number: string, network: CardNetwork | undefined): readonly FieldProblem[] => {
  if (!passesCheckDigit(number)) return [{ field: "number", rule: "luhn", message: "The card number is mistyped." }]
  if (network === undefined) return [{ field: "number", rule: "network", message: "This kind of card is not taken." }]
  return network.lengths.includes(number.length)
    ? []
    : [{ field: "number", rule: "length", message: "The card number has the wrong length." }]
}

const cardExpiryProblems = (end: CardExpiry, now: number): readonly FieldProblem[] => {
  if (isOver(end, now)) return [{ field: "year", rule: "expired", message: "The card has expired." }]
  return end.year > new Date(now).getUTCFullYear() + MAX_YEARS_AHEAD
    ? [{ field: "year", rule: "maximum", message: "The card ends too far ahead." }]
    : []
}

const validateCode = ({ cvv2, paymentCode }: TypedInput, network: CardNetwork | undefined): readonly FieldProblem[] => {
  if (network === undefined) return []
  return [
    ...(cvv2.length === network.cvvLength
      ? []
      : [
          { field: "cvv2", rule: "length", message: `The security code of this card has ${network.cvvLength} digits.` },
        ]),
    ...(paymentCode === undefined || paymentCode === network.id
      ? []
      : [{ field: "paymentCode", rule: "equal", message: "The number is of another payment method." }]),
  ]
}

// A number typed into the wrong field would be stored as a text.
const LONG_NUMBER = /(?:\p{Nd}[\s.\-]?){12,}/u

const textProblems = ({ holder, tag }: TypedInput): readonly FieldProblem[] => [
  ...(holder.trim() === "" ? [{ field: "holder", rule: "required", message: "The name on the card is missing." }] : []),
  ...(LONG_NUMBER.test(holder) ? [{ field: "holder", rule: "number", message: "A name holds no card number." }] : []),
  ...tagProblems(tag),
]

const tagProblems = (tag = ""): readonly FieldProblem[] =>
  LONG_NUMBER.test(tag) ? [{ field: "tag", rule: "number", message: "A name holds no card number." }] : []
