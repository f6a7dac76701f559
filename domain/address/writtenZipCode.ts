import { asciiDigits } from "../shared/asciiDigits.ts"
import { addressForm } from "./AddressForm.ts"

/** A postal code as its country writes it: digits of any script as ASCII ones, and with the dash that was left out. */
export function writtenZipCode(zipCode: string, countryCode: string): string {
  const code = asciiDigits(zipCode).trim()
  const { zipExample = "", zipPattern } = addressForm(countryCode)
  const dash = zipExample.indexOf("-")
  if (dash === -1 || code.includes("-") || code.length !== zipExample.length - 1 || zipPattern?.test(code) !== true) return code
  return `${code.slice(0, dash)}-${code.slice(dash)}`
}
