import type { Command } from "commander"
import { findDeliveryPoints } from "../../../../application/location/findPlaces.ts"
import { parsePoint } from "../../input/parsePoint.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { table } from "../../output/Output.ts"

interface PickupPointOptions extends GlobalOptions {
  readonly zip?: string
  readonly city?: string
  readonly search?: string
  readonly near?: string
}

/** `pickup-point list`. */
export function addPickupPointCommands(program: Command): void {
  program
    .command("pickup-point")
    .description("Find stores and pickup points for an order")
    .command("list")
    .description("List stores, pickup points and parcel lockers")
    .option("--zip <code>", "Postal code")
    .option("--city <name>", "City")
    .option("--search <query>", "Part of the name or address")
    .option("--near <latitude,longitude>", "Sort by distance to this point")
    .addHelpText(
      "after",
      "\nUse the ID with --pickup-store or --pickup-point of `selvedge checkout`.\n\nExamples:\n" +
        "  $ selvedge --store ES pickup-point list --zip 28013\n" +
        "  $ selvedge --store ES pickup-point list --near 40.4168,-3.7038",
    )
    .action(async (_options: unknown, command: Command) => {
      const { zip, city, search, near, ...options }: PickupPointOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output }) => {
        const wanted = {
          ...(zip === undefined ? {} : { zipCode: zip }),
          ...(city === undefined ? {} : { city }),
          ...(search === undefined ? {} : { searchText: search }),
          ...(near === undefined ? {} : { point: parsePoint(near, "--near") }),
        }
        const points = await run(findDeliveryPoints(wanted))
        const rows = points.map(({ id, kind, name, addressLines, zipCode, city: town, isOpen, metres }) => [
          id,
          kind,
          `${name}${isOpen ? "" : " (closed for pickup)"}`,
          `${addressLines.join(", ")}, ${zipCode} ${town}`,
          ...(metres === undefined ? [] : [`${Math.round(metres)} m`]),
        ])
        output.result({ pickupPoints: points }, rows.length === 0 ? ["No pickup points found."] : table(rows))
      })
    })
}
