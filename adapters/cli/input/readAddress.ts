import { Address } from "../../../domain/address/Address.ts"
import { readJson } from "./readJson.ts"

/** The hint for unknown fields in an address file. */
export const ADDRESS_HINT =
  'Run `selvedge address fields` for the known fields. Put fields of your own backend under "unknownMembers".'

/** Reads an address from a JSON file. Fails with `CliUsageError` naming each missing or unknown field. */
export function readAddress(file: string): Address {
  return readJson(
    file,
    Address,
    "an address with firstName, lastName, addressLines, city, countryCode, phones and email",
    ADDRESS_HINT,
  )
}
