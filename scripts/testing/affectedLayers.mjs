import { ALL, journeysOf } from "./journeysOf.mjs"

/** Layers that check every file but take only seconds after a small change: they always run. */
const ALWAYS = ["types", "lint", "imports"]
/** Layers of journeys, whose tests import no module of the shop that they drive. */
const JOURNEYS = ["e2e", "whole"]
/** Files that the commands of the other layers check. */
const CONTRACTS = /^(contracts|scripts)\/|^package(-lock)?\.json$/

/**
 * The layers that a change affects: in vitest projects the files that import a changed module, of the journeys those of
 * the changed features, and the commands of a layer only where their files changed.
 */
export function affectedLayers(layers, { base, files }) {
  const journeys = journeysOf(files)
  return layers.flatMap((layer) => {
    if (ALWAYS.includes(layer.name)) return [layer]
    if (JOURNEYS.includes(layer.name)) {
      if (journeys === ALL) return [layer]
      const own = journeys.filter((journey) => journey.startsWith(`tests/${layer.name}/`))
      const { shard, ...whole } = layer
      // The first third replaces all three: a few journeys do not justify three starts.
      return own.length === 0 || (shard !== undefined && !shard.startsWith("1/")) ? [] : [{ ...whole, files: own }]
    }
    const { commands, ...rest } = layer
    const runsCommands = commands !== undefined && files.some((file) => CONTRACTS.test(file))
    return [{ ...rest, ...(runsCommands ? { commands } : {}), since: base }]
  })
}
