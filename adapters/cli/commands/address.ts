import type { Command } from "commander"
import { GeographyGateway } from "../../../application/location/GeographyGateway.ts"
import type { AddressField, AddressForm } from "../../../domain/address/AddressForm.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { knownStates } from "../../../domain/address/knownStates.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../Output.ts"

interface AddressOptions extends GlobalOptions {
  readonly in?: string
}

/** The key of each field in an address file, and its label. */
const FIELDS: Readonly<Record<AddressField, readonly [key: string, word: string]>> = {
  email: ["email", "e-mail"],
  firstName: ["firstName", "first name"],
  lastName: ["lastName", "family name"],
  addressLine1: ["addressLines[0]", "street and number"],
  addressLine2: ["addressLines[1]", "floor, door"],
  city: ["city", "city"],
  zipCode: ["zipCode", "postal code"],
  stateCode: ["stateCode", "state or province"],
  district: ["district", "district"],
  buildingNumber: ["buildingNumber", "building number"],
  phoneCountryCode: ["phones[0].countryCode", "dialling code"],
  phone: ["phones[0].subscriberNumber", "telephone"],
}

/** `address`. */
export function addAddressCommand(program: Command): void {
  program
    .command("address [country]")
    .description(
      "what an address holds, in the order its country writes it: for the files of --address " +
        "and --billing; the store's country when none is given",
    )
    .option("--in <state>", "the towns and districts of this state or province that are known, by its code or name")
    .addHelpText("after", "\nA file holds countryCode besides. The states listed are those of the store's country.")
    .action(async (countryArgument: string | undefined, _options: unknown, command: Command) => {
      const options: AddressOptions = command.optsWithGlobals()
      const country = countryArgument?.toUpperCase()
      if (country !== undefined && !/^[A-Z]{2}$/.test(country))
        throw new CliUsageError({
          message: `"${countryArgument ?? ""}" is no country: give its code of two letters, such as JP.`,
        })
      await withCliContext(options, async ({ run, output, store }) => {
        const countryCode = country ?? store.countryCode
        const isOwn = countryCode === store.countryCode
        if (options.in !== undefined && !isOwn)
          throw new CliUsageError({
            message:
              `Towns are known of ${store.countryCode} alone, the country of this store: leave out ` +
              "--in, or name another --store.",
          })
        const form = addressForm(countryCode)
        const list = isOwn
          ? await run(GeographyGateway.use((gateway) => gateway.listDistricts({})))
          : { districts: [], states: [] }
        const states =
          form.fields.includes("stateCode") || options.in !== undefined ? knownStates(list, countryCode) : []
        if (options.in !== undefined) {
          const wanted = options.in.trim().toLowerCase()
          const state = states.find(({ code, written, name }) =>
            [code, written, name].some((text) => text.toLowerCase() === wanted),
          )
          if (state === undefined)
            throw new CliUsageError({
              message:
                `There is no state or province "${options.in}" in ${countryCode}: ` +
                `${states.map(({ code, name }) => `${code} (${name})`).join(", ")}.`,
            })
          const { districts } = await run(
            GeographyGateway.use((gateway) => gateway.listDistricts({ stateCode: state.code })),
          )
          output.result(
            { state, districts },
            districts.length === 0
              ? ["No town is known there; any may be written."]
              : table(districts.map(({ city, name, zipCode = "" }) => [city, name, zipCode])),
          )
          return
        }
        const fields = form.fields.map((field) => ({
          key: FIELDS[field][0],
          word: wordOf(field, form),
          isRequired: !form.optional.includes(field),
          ...exampleOf(field, form),
        }))
        output.result({ countryCode, fields, states }, [
          ...table(
            fields.map(({ key, word, isRequired, example = "" }) => [key, word, isRequired ? "" : "optional", example]),
          ),
          ...(states.length === 0
            ? []
            : ["", ...table(states.map(({ code, name }) => (form.hasStateCodes === true ? [code, name] : [name])))]),
        ])
      })
    })
}

function wordOf(field: AddressField, { stateLabel, zipLabel }: AddressForm): string {
  if (field === "stateCode" && stateLabel !== undefined) return stateLabel
  return field === "zipCode" && zipLabel !== undefined ? "ZIP code" : FIELDS[field][1]
}

function exampleOf(field: AddressField, { zipExample = "", diallingCode }: AddressForm): { readonly example?: string } {
  const example = field === "zipCode" ? zipExample : field === "phoneCountryCode" ? diallingCode : ""
  return example === "" ? {} : { example }
}
