import { asciiDigits } from "../shared/asciiDigits.ts"
import { addressForm } from "./AddressForm.ts"

/** A postal code as its country writes it: digits of any script as ASCII ones, and with the dash that was left out, or was a space. */
export function writtenZipCode(zipCode: string, countryCode: string): string {
  const code = asciiDigits(zipCode).trim()
  const { zipExample = "", zipPattern } = addressForm(countryCode)
  const dash = zipExample.indexOf("-")
  const bare = code.replace(/[ -]/g, "")
  return dash !== -1 && bare.length === zipExample.length - 1 && zipPattern?.test(code) === true ? `${bare.slice(0, dash)}-${bare.slice(dash)}` : code
}
