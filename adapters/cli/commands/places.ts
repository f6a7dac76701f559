import type { Command } from "commander"
import { findDeliveryPoints } from "../../../application/location/findPlaces.ts"
import type { GlobalOptions } from "../openShop.ts"
import { withShop } from "../openShop.ts"
import { table } from "../Output.ts"

interface PlacesOptions extends GlobalOptions {
  readonly zip?: string
  readonly city?: string
  readonly search?: string
}

/** `places`. */
export function addPlacesCommand(program: Command): void {
  program.command("places").description("where an order can be collected: physical stores, drop points and pack stations")
    .option("--zip <code>", "in the town of this postal code")
    .option("--city <name>", "in this town")
    .option("--search <words>", "words of name or address")
    .action(async (_options: unknown, command: Command) => {
      const { zip, city, search, ...options }: PlacesOptions = command.optsWithGlobals()
      await withShop(options, async ({ run, output }) => {
        const wanted = { ...(zip === undefined ? {} : { zipCode: zip }), ...(city === undefined ? {} : { city }), ...(search === undefined ? {} : { words: search }) }
        const points = await run(findDeliveryPoints(wanted))
        const rows = points.map(({ id, kind, name, addressLines, zipCode, city: town, isOpen }) => [id, kind, `${name}${isOpen ? "" : " (takes nothing now)"}`, `${addressLines.join(", ")}, ${zipCode} ${town}`])
        output.result({ places: points }, rows.length === 0 ? ["There is no such place."] : table(rows))
      })
    })
}
