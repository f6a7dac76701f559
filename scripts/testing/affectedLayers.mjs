import { ALL, journeysOf } from "./journeysOf.mjs"

/** Layers that check every file but take only seconds after a small change: they always run. */
const ALWAYS = ["types", "lint", "imports", "architecture"]
/** Layers of journeys, whose tests import no module of the shop that they drive. */
const JOURNEYS = ["e2e", "whole"]
/** Files that the commands of the other layers check. */
const CONTRACTS = /^(contracts|scripts)\/|^package(-lock)?\.json$/
/**
 * Files that tests read instead of importing them, so that the import graph does not show them, with the layer of these
 * tests and the beginnings of their paths: without any, the whole layer.
 */
export const READ = [
  { files: /^ui\/text\/.*\.json$/, layer: "ui", tests: [] },
  { files: /^ui\/text\/.*\.json$/, layer: "adapters", tests: ["tests/adapters/web/"] },
  {
    files: /^ui\//,
    layer: "ui",
    tests: ["tests/ui/design/brands", "tests/ui/design/classes", "tests/ui/design/fonts", "tests/ui/text/texts"],
  },
  { files: /^ui\/.*\.tsx$/, layer: "ui", tests: ["tests/ui/features/checkout/frameSandbox"] },
  {
    files: /^(domain|application|adapters\/web|ui)\/.*\.tsx?$/,
    layer: "adapters",
    tests: ["tests/adapters/web/hostileParameters"],
  },
  { files: /^adapters\/backend\//, layer: "adapters", tests: ["tests/adapters/backend/gateways"] },
  {
    files: /^contracts\/sandbox\//,
    layer: "sandbox",
    tests: ["tests/sandbox/languages", "tests/sandbox/texts/textFiles", "tests/sandbox/world/languagePacks"],
  },
  { files: /^contracts\/(?!sandbox\/)/, layer: "contract", tests: [] },
  { files: /^contracts\/(generated\/|operations\.csv)/, layer: "sandbox", tests: ["tests/sandbox/contract/"] },
  { files: /^contracts\/generated\//, layer: "adapters", tests: ["tests/adapters/backend/"] },
  { files: /^tests\/fixtures\/catalogue\//, layer: "adapters", tests: ["tests/adapters/catalogue/"] },
  { files: /^tests\/fixtures\/chat\//, layer: "adapters", tests: ["tests/adapters/chat/xep0142"] },
  { files: /^tests\/fixtures\/catalogue\//, layer: "sandbox", tests: ["tests/sandbox/admin-console/"] },
]

/**
 * The layers that a change affects: in vitest projects the files that import a changed module or read a changed file,
 * of the journeys those of the changed features, and the commands of a layer only where their files changed.
 */
export function affectedLayers(layers, { base, files }) {
  const journeys = journeysOf(files)
  return layers.flatMap((layer) => {
    if (ALWAYS.includes(layer.name)) return [layer]
    if (JOURNEYS.includes(layer.name)) {
      if (journeys === ALL) return [layer]
      const own = journeys.filter((journey) => journey.startsWith(`tests/${layer.name}/`))
      const { shard, ...whole } = layer
      // The first half replaces both: a few journeys do not justify two starts.
      return own.length === 0 || (shard !== undefined && !shard.startsWith("1/")) ? [] : [{ ...whole, files: own }]
    }
    const { commands, ...rest } = layer
    const runsCommands = commands !== undefined && files.some((file) => CONTRACTS.test(file))
    const withCommands = runsCommands ? { commands } : {}
    const reading = READ.filter((row) => row.layer === layer.name && files.some((file) => row.files.test(file)))
    if (reading.some(({ tests }) => tests.length === 0)) return [{ ...rest, ...withCommands }]
    const readers = [...new Set(reading.flatMap(({ tests }) => tests))]
    return [{ ...rest, ...withCommands, since: base }, ...(readers.length === 0 ? [] : [{ ...rest, files: readers }])]
  })
}
