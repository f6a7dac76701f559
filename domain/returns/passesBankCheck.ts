import { passesLuhn } from "../payment/passesLuhn.ts"
import type { BankNumberCheck } from "./bankForm.ts"

/** Whether the check digits of a number, digits only, are correct. */
export function passesBankCheck(check: BankNumberCheck, digits: string): boolean {
  switch (check) {
    case "routing":
      return weighted(digits, [3, 7, 1]) % 10 === 0
    case "clabe":
      // Each product counts by its last digit, so the remainder is the same for the sum of the products.
      return (10 - (weighted(digits.slice(0, 17), [3, 7, 1]) % 10)) % 10 === Number(digits[17])
    case "luhn":
      return passesLuhn(digits)
    case "cpf":
      return digits.length === 11
        ? isBrazilian(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2], 11)
        : digits.length === 14 && isBrazilian(digits, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], 6)
  }
}

/** CPF and CNPJ: two check digits modulo 11; the second one includes the first. Equal digits are never issued. */
function isBrazilian(digits: string, weights: readonly number[], firstOfSecond: number): boolean {
  if (/^(.)\1*$/.test(digits)) return false
  const checkDigit = (factors: readonly number[]): number => {
    const rest = weighted(digits.slice(0, factors.length), factors) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  return (
    checkDigit(weights) === Number(digits[weights.length]) &&
    checkDigit([firstOfSecond, ...weights]) === Number(digits[weights.length + 1])
  )
}

/** Returns the sum of the digits times their weights, which repeat. */
function weighted(digits: string, weights: readonly number[]): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0), 0)
}
