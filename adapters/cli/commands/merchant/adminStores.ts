import type { Command } from "commander"
import { Option } from "commander"
import * as Effect from "effect/Effect"
import { StoreOfficeGateway } from "../../../../application/store/StoreOfficeGateway.ts"
import { table } from "../../output/Output.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"

interface CreateStoreOptions extends GlobalOptions {
  readonly category: string
  readonly currency: string
  readonly payment: readonly string[]
  readonly fulfillmentCenter: readonly string[]
  readonly notify: string
}

/** `admin store-groups|create-store|accelerate-stores`. */
export function addAdminStoreCommands(admin: Command): void {
  admin
    .command("store-groups")
    .description("List the stores by region")
    .action(async (_options: unknown, command: Command) => {
      await withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output }) => {
        const groups = await run(Effect.flatMap(StoreOfficeGateway, (office) => office.listStoreGroups))
        output.result(
          { groups },
          table([["Group", "Stores"], ...groups.map(({ id, storeIds }) => [id, storeIds.join(", ")])]),
        )
      })
    })
  admin
    .command("create-store <identifier>")
    .description("Apply for a new store; staff open it after a check")
    .requiredOption("--category <name>", "Category of the store")
    .requiredOption("--currency <code>", "ISO 4217 code, such as EUR")
    .requiredOption("--fulfillment-center <ids...>", "Fulfillment centers")
    .requiredOption("--notify <email>", "Email address for the decision")
    .addOption(
      new Option("--payment <methods...>", "Payment methods").default(["VISA", "MASTERCARD"], "VISA MASTERCARD"),
    )
    .action(async (identifier: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<CreateStoreOptions>()
      await withCliContext(options, async ({ run, output }) => {
        const application = {
          identifier,
          category: options.category,
          currencyCode: options.currency,
          payments: options.payment,
          fulfilmentCentres: options.fulfillmentCenter,
          notificationEmail: options.notify,
        }
        const applicationId = await run(Effect.flatMap(StoreOfficeGateway, (office) => office.createStore(application)))
        output.result({ applicationId, identifier }, [
          `Application ${applicationId} for store ${identifier} received. The decision is sent to ${options.notify}.`,
        ])
      })
    })
  admin
    .command("accelerate-stores <brand-id>")
    .description("Preload the stores of a brand")
    .action(async (brandId: string, _options: unknown, command: Command) => {
      await withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output }) => {
        const storeIds = await run(Effect.flatMap(StoreOfficeGateway, (office) => office.addStoreAccelerator(brandId)))
        output.result({ brandId, storeIds }, [`Preloading ${storeIds.length} stores: ${storeIds.join(", ")}`])
      })
    })
}
