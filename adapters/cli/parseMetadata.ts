import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { AddToCartMetadata } from "../../domain/cart/AddToCartMetadata.ts"
import { CliUsageError } from "./CliUsageError.ts"

/** The names that `--set` accepts. */
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
          `An addition has no member "${member}": --set takes ${METADATA_OPTION_NAMES.join(", ")}, ` +
          "each as member=value.",
      })
    if (text === "") throw new CliUsageError({ message: `--set ${member} says nothing: write it as ${member}=value.` })
    return [member, member === "acceptedPolicies" ? text.split(",").map(Number) : text] as const
  })
  const duplicate = entries.find(([member], index) => entries.findIndex(([other]) => other === member) !== index)
  if (duplicate !== undefined)
    throw new CliUsageError({ message: `--set ${duplicate[0]} is given twice: say it once.` })
  const metadata = decode(Object.fromEntries(entries))
  if (Option.isNone(metadata))
    throw new CliUsageError({
      message: "--set acceptedPolicies takes whole numbers between commas, such as acceptedPolicies=1,2.",
    })
  return metadata.value
}
