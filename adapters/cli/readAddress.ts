import { Address } from "../../domain/address/Address.ts"
import { readJson } from "./readJson.ts"

/** What is said of a member that an address does not have. */
export const ADDRESS_HINT =
  '`selvedge address` shows what an address holds; what a backend alone knows goes under "kept", and is sent as it is.'

/** The address in a JSON file. Fails with `CliUsageError` naming each member that is missing, or that no address has. */
export function readAddress(file: string): Address {
  return readJson(
    file,
    Address,
    "an address with firstName, lastName, addressLines, city, countryCode, phones and email",
    ADDRESS_HINT,
  )
}
