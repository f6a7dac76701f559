import type { Command } from "commander"
import { findDeliveryPoints } from "../../../application/location/findPlaces.ts"
import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../Output.ts"

interface PickupPointOptions extends GlobalOptions {
  readonly zip?: string
  readonly city?: string
  readonly search?: string
  readonly near?: string
}

/** `places`. */
export function addPickupPointsCommand(program: Command): void {
  program
    .command("places")
    .description("where an order can be collected: physical stores, drop points and pack stations")
    .option("--zip <code>", "in the town of this postal code")
    .option("--city <name>", "in this town")
    .option("--search <words>", "words of name or address")
    .option("--near <latitude,longitude>", "the nearest to this point first, with how far they are")
    .action(async (_options: unknown, command: Command) => {
      const { zip, city, search, near, ...options }: PickupPointOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output }) => {
        const wanted = {
          ...(zip === undefined ? {} : { zipCode: zip }),
          ...(city === undefined ? {} : { city }),
          ...(search === undefined ? {} : { words: search }),
          ...(near === undefined ? {} : { point: parsePoint(near) }),
        }
        const points = await run(findDeliveryPoints(wanted))
        const rows = points.map(({ id, kind, name, addressLines, zipCode, city: town, isOpen, metres }) => [
          id,
          kind,
          `${name}${isOpen ? "" : " (takes nothing now)"}`,
          `${addressLines.join(", ")}, ${zipCode} ${town}`,
          ...(metres === undefined ? [] : [`${Math.round(metres)} m`]),
        ])
        output.result({ places: points }, rows.length === 0 ? ["There is no such place."] : table(rows))
      })
    })
}

function parsePoint(text: string): GeoPoint {
  const [latitude, longitude, ...more] = text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)))
  if (
    latitude === undefined ||
    longitude === undefined ||
    more.length > 0 ||
    Number.isNaN(latitude) ||
    Number.isNaN(longitude)
  )
    throw new CliUsageError({ message: `"${text}" is no point: write it like 40.4168,-3.7038.` })
  return { latitude, longitude }
}
