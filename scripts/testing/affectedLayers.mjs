import { ALL, journeysOf } from "./journeysOf.mjs"

/** Layers whose commands look at every file, for seconds where little changed: they always run. */
const ALWAYS = ["types", "lint", "imports"]
/** Layers of journeys, whose tests import nothing of the shop that they drive. */
const JOURNEYS = ["e2e", "whole"]
/** What the commands of the other layers check. */
const CONTRACTS = /^(contracts|scripts)\/|^package(-lock)?\.json$/

/**
 * The layers as a change needs them: in projects of vitest only the files that import something that changed, of the
 * journeys those of the features that changed, and the commands of a layer only where their files changed.
 */
export function affectedLayers(layers, { base, files }) {
  const journeys = journeysOf(files)
  return layers.flatMap((layer) => {
    if (ALWAYS.includes(layer.name)) return [layer]
    if (JOURNEYS.includes(layer.name)) {
      if (journeys === ALL) return [layer]
      const own = journeys.filter((journey) => journey.startsWith(`tests/${layer.name}/`))
      const { shard, ...whole } = layer
      // The first third stands for all three: few journeys are not worth three starts.
      return own.length === 0 || (shard !== undefined && !shard.startsWith("1/")) ? [] : [{ ...whole, files: own }]
    }
    const { commands, ...rest } = layer
    const keepsCommands = commands !== undefined && files.some((file) => CONTRACTS.test(file))
    return [{ ...rest, ...(keepsCommands ? { commands } : {}), since: base }]
  })
}
