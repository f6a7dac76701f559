import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"

/** First digits of the shop's own gift cards; no card network has them. */
const ISSUER = "9280"
const NUMBER_LENGTH = 16
const CODE_LENGTH = 3
/** Letters and digits that cannot be mistaken for others. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
const ACTIVATION_LENGTH = 10

export interface GiftCardCodes {
  readonly number: string
  readonly cvv: string
  readonly activationCode: string
}

/** Unpredictable number, security code and activation code of a new card; the number passes its check digit. */
export const newGiftCardCodes = (ports: SandboxPorts): GiftCardCodes => {
  const body = ISSUER + digits(ports, NUMBER_LENGTH - ISSUER.length - 1)
  return {
    number: body + checkDigit(body),
    cvv: digits(ports, CODE_LENGTH),
    activationCode: letters(ports, ACTIVATION_LENGTH),
  }
}

/** Eight random bytes per run of digits: the remainder is uniform to one part in a billion. */
const digits = (ports: SandboxPorts, length: number): string =>
  (Buffer.from(ports.random(8)).readBigUInt64BE() % 10n ** BigInt(length)).toString().padStart(length, "0")

const letters = (ports: SandboxPorts, length: number): string =>
  [...ports.random(length)].map((byte) => LETTERS[byte % LETTERS.length]).join("")

/** ISO/IEC 7812-1, annex B: the digit that makes the sum a multiple of ten. */
const checkDigit = (body: string): string => {
  const sum = [...body].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
