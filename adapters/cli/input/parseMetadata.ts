import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { AddToCartMetadata } from "../../../domain/cart/AddToCartMetadata.ts"
import { CliUsageError } from "../CliUsageError.ts"

/** The names that `--metadata` accepts. */
export const METADATA_OPTION_NAMES: readonly string[] = Object.keys(AddToCartMetadata.fields)

const decode = Schema.decodeUnknownOption(AddToCartMetadata)

/**
 * Parses add-to-cart metadata from texts like `purpose=gift`; policies are numbers separated by commas. Fails with
 * `CliUsageError` for an unknown name and for an empty value.
 */
export function parseMetadata(settings: readonly string[]): AddToCartMetadata {
  const entries = settings.map((setting) => {
    const at = setting.indexOf("=")
    const member = at < 0 ? setting : setting.slice(0, at)
    const text = at < 0 ? "" : setting.slice(at + 1).trim()
    if (!METADATA_OPTION_NAMES.includes(member))
      throw new CliUsageError({
        message:
          `Unknown --metadata key "${member}". Use key=value with one of ` + `${METADATA_OPTION_NAMES.join(", ")}.`,
      })
    if (text === "") throw new CliUsageError({ message: `--metadata ${member} has no value. Write ${member}=value.` })
    return [member, member === "acceptedPolicies" ? text.split(",").map(Number) : text] as const
  })
  const duplicate = entries.find(([member], index) => entries.findIndex(([other]) => other === member) !== index)
  if (duplicate !== undefined)
    throw new CliUsageError({ message: `--metadata ${duplicate[0]} is given twice. Give it once.` })
  const metadata = decode(Object.fromEntries(entries))
  if (Option.isNone(metadata))
    throw new CliUsageError({
      message: "--metadata acceptedPolicies must be comma-separated whole numbers, such as acceptedPolicies=1,2.",
    })
  return metadata.value
}
