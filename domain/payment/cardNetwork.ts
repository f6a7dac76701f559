/** Supported card networks. */
export type CardNetwork = "visa" | "mastercard" | "amex" | "diners" | "discover" | "jcb" | "unionpay" | "maestro"

interface NetworkRule {
  readonly network: CardNetwork
  readonly prefix: RegExp
  readonly lengths: readonly number[]
  readonly securityDigits: 3 | 4
}

// First match wins: narrower ranges precede wider ones.
const RULES: readonly NetworkRule[] = [
  { network: "amex", prefix: /^3[47]/, lengths: [15], securityDigits: 4 },
  { network: "diners", prefix: /^(30[0-5]|3095|36|38|39)/, lengths: [14, 16, 19], securityDigits: 3 },
  { network: "jcb", prefix: /^(352[89]|35[3-8])/, lengths: [16, 17, 18, 19], securityDigits: 3 },
  { network: "visa", prefix: /^4/, lengths: [13, 16, 19], securityDigits: 3 },
  { network: "mastercard", prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], securityDigits: 3 },
  { network: "discover", prefix: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], securityDigits: 3 },
  { network: "unionpay", prefix: /^(62|81)/, lengths: [16, 17, 18, 19], securityDigits: 3 },
  { network: "maestro", prefix: /^(50|5[6-9]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], securityDigits: 3 },
]

/** Returns the network of a card number from its first digits; `undefined` while they are ambiguous. */
export function cardNetwork(digits: string): CardNetwork | undefined {
  return RULES.find((rule) => rule.prefix.test(digits))?.network
}

/** Whether the network has numbers of this length; 12–19 for an unknown network. */
export function isCardLength(digits: string): boolean {
  const rule = RULES.find((candidate) => candidate.prefix.test(digits))
  return rule === undefined ? digits.length >= 12 && digits.length <= 19 : rule.lengths.includes(digits.length)
}

/** Returns the number of digits of the card's security code. */
export function securityCodeLength(digits: string): 3 | 4 {
  return RULES.find((rule) => rule.prefix.test(digits))?.securityDigits ?? 3
}
