import { Address } from "../../domain/address/Address.ts"
import { readJson } from "./readJson.ts"

/** The hint for unknown members of an address file. */
export const ADDRESS_HINT =
  '`selvedge address` shows what an address holds; what a backend alone knows goes under "kept", and is sent as it is.'

/** Reads an address from a JSON file. Fails with `CliUsageError` naming each missing or unknown member. */
export function readAddress(file: string): Address {
  return readJson(
    file,
    Address,
    "an address with firstName, lastName, addressLines, city, countryCode, phones and email",
    ADDRESS_HINT,
  )
}
