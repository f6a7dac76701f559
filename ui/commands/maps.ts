import { maps } from "../../adapters/composition/browserMaps.ts"
import type { MapRequest } from "../../application/location/MapPort.ts"
import { MapPort } from "../../application/location/MapPort.ts"
import type { CommandError } from "../runtime/CommandResult.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** All errors of the map commands. */
export type MapError = CommandError<ReturnType<typeof mapCommands>>

/** Commands for maps. The provider's code is loaded with the first map. */
export function mapCommands(base: CommandBase) {
  const run = runWith(base, maps)
  return {
    /** Draws a map into an element of the page. */
    draw: (request: MapRequest) => run(MapPort.use((port) => port.draw(request))),
  }
}
