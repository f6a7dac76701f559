import type { Command } from "commander"
import { GeographyGateway } from "../../../../application/location/GeographyGateway.ts"
import type { AddressField, AddressForm } from "../../../../domain/address/AddressForm.ts"
import { addressForm } from "../../../../domain/address/AddressForm.ts"
import { knownStates } from "../../../../domain/address/knownStates.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { table } from "../../output/Output.ts"

interface AddressOptions extends GlobalOptions {
  readonly region?: string
}

/** The key of each field in an address file, and its label. */
const FIELDS: Readonly<Record<AddressField, readonly [key: string, label: string]>> = {
  email: ["email", "email"],
  firstName: ["firstName", "first name"],
  lastName: ["lastName", "last name"],
  addressLine1: ["addressLines[0]", "street address"],
  addressLine2: ["addressLines[1]", "apartment, suite, etc."],
  city: ["city", "city"],
  zipCode: ["zipCode", "postal code"],
  stateCode: ["stateCode", "state or province"],
  district: ["district", "district"],
  buildingNumber: ["buildingNumber", "building number"],
  phoneCountryCode: ["phones[0].countryCode", "country code"],
  phone: ["phones[0].subscriberNumber", "phone number"],
}

/** `address fields`. Returns the command, so that other modules can add subcommands. */
export function addAddressCommands(program: Command): Command {
  const address = program.command("address").alias("addresses").description("Manage saved addresses and address files")
  address
    .command("fields [country]")
    .description("List the address fields of a country (default: the store's country)")
    .option("--region <code>", "List the known cities of this state or province, by code or name")
    .addHelpText(
      "after",
      "\nAddress files also need countryCode. States are listed for the store's country only.\n\nExamples:\n" +
        "  $ selvedge --store JP address fields\n  $ selvedge --store ES address fields --region GI",
    )
    .action(async (countryArgument: string | undefined, _options: unknown, command: Command) => {
      const options: AddressOptions = command.optsWithGlobals()
      const country = countryArgument?.toUpperCase()
      if (country !== undefined && !/^[A-Z]{2}$/.test(country))
        throw new CliUsageError({
          message: `"${countryArgument ?? ""}" is not a country code. Use two letters, such as JP.`,
        })
      await withCliContext(options, async ({ run, output, store }) => {
        const countryCode = country ?? store.countryCode
        const isOwn = countryCode === store.countryCode
        if (options.region !== undefined && !isOwn)
          throw new CliUsageError({
            message:
              `Cities are known for ${store.countryCode} only, the store's country. Leave out --region, or choose ` +
              "another --store.",
          })
        const form = addressForm(countryCode)
        const list = isOwn
          ? await run(GeographyGateway.use((gateway) => gateway.listDistricts({})))
          : { districts: [], states: [] }
        const states =
          form.fields.includes("stateCode") || options.region !== undefined ? knownStates(list, countryCode) : []
        if (options.region !== undefined) {
          const wanted = options.region.trim().toLowerCase()
          const state = states.find(({ code, written, name }) =>
            [code, written, name].some((text) => text.toLowerCase() === wanted),
          )
          if (state === undefined)
            throw new CliUsageError({
              message:
                `Unknown state or province "${options.region}" in ${countryCode}. Available: ` +
                `${states.map(({ code, name }) => `${code} (${name})`).join(", ")}.`,
            })
          const { districts } = await run(
            GeographyGateway.use((gateway) => gateway.listDistricts({ stateCode: state.code })),
          )
          output.result(
            { state, districts },
            districts.length === 0
              ? ["No known cities. Any city is accepted."]
              : table(districts.map(({ city, name, zipCode = "" }) => [city, name, zipCode])),
          )
          return
        }
        const fields = form.fields.map((field) => ({
          key: FIELDS[field][0],
          label: labelOf(field, form),
          isRequired: !form.optional.includes(field),
          ...exampleOf(field, form),
        }))
        output.result({ countryCode, fields, states }, [
          ...table(
            fields.map(({ key, label, isRequired, example = "" }) => [
              key,
              label,
              isRequired ? "" : "optional",
              example,
            ]),
          ),
          ...(states.length === 0
            ? []
            : ["", ...table(states.map(({ code, name }) => (form.hasStateCodes === true ? [code, name] : [name])))]),
        ])
      })
    })
  return address
}

function labelOf(field: AddressField, { stateLabel, zipLabel }: AddressForm): string {
  if (field === "stateCode" && stateLabel !== undefined) return stateLabel
  return field === "zipCode" && zipLabel !== undefined ? "ZIP code" : FIELDS[field][1]
}

function exampleOf(field: AddressField, { zipExample = "", diallingCode }: AddressForm): { readonly example?: string } {
  const example = field === "zipCode" ? zipExample : field === "phoneCountryCode" ? diallingCode : ""
  return example === "" ? {} : { example }
}
