/**
 * Runs the tests: `npm test` all of them, `npm test -- domain ui` the layers named.
 *
 * Layers run in order and every one runs, whatever became of those before. Types, lint and rules count as tests. The last
 * line is `N passed, N failed, N skipped`; anything failed, or a layer that ran nothing, ends the process with 1.
 */
import { checkNode } from "./lifecycle/checkNode.mjs"

checkNode()
const { LAYERS } = await import("./testing/layers.mjs")
const { runLayer } = await import("./testing/runLayer.mjs")
const { ensureInstalled } = await import("./lifecycle/ensureInstalled.mjs")
const { ensureSystemPackages } = await import("./testing/ensureSystemPackages.mjs")

const root = new URL("..", import.meta.url).pathname
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !LAYERS.some((layer) => layer.name === name))
if (unknown.length > 0) {
  process.stderr.write(`There is no layer ${unknown.join(", ")}. The layers: ${LAYERS.map((layer) => layer.name).join(" ")}\n`)
  process.exit(2)
}

const layers = LAYERS.filter((layer) => wanted.length === 0 || wanted.includes(layer.name))
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000)
process.stdout.write(`Random order: seed ${seed} (TEST_SEED=${seed} repeats it)\n`)
ensureInstalled(root, "all")
ensureSystemPackages(layers.flatMap((layer) => layer.system ?? []))

const total = { passed: 0, failed: 0, skipped: 0 }
for (const layer of layers) {
  const started = performance.now()
  process.stdout.write(`\n== ${layer.name}: ${layer.says}\n`)
  const counts = await runLayer(root, layer, seed)
  for (const key of Object.keys(total)) total[key] += counts[key]
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`== ${layer.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped in ${seconds} s\n`)
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`)
process.exitCode = total.failed === 0 ? 0 : 1
