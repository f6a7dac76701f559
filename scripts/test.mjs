/**
 * Runs the tests: `npm test` all of them, `npm test -- domain ui` the given layers, and with `--changed` only the files
 * that a change against the upstream, or the last commit without one, can affect.
 *
 * Starts the layers in order, two at a time. All layers run, also after failures; the output of a layer is printed when
 * it ends. Types, lint and rules count as tests. Failures are listed again at the end, before the CPU time. The last
 * line is `N passed, N failed, N skipped`. Exits with 1 after a failure, or when a layer ran no test.
 */
import { checkNode } from "./lifecycle/checkNode.mjs"

checkNode()
const { ROOT } = await import("./lifecycle/root.mjs")
const { LAYERS } = await import("./testing/layers.mjs")
const { childCpuSeconds } = await import("./testing/childCpuSeconds.mjs")
const { runConcurrently } = await import("./testing/runConcurrently.mjs")
const { affectedLayers } = await import("./testing/affectedLayers.mjs")
const { changedFiles } = await import("./testing/changedFiles.mjs")
const { runLayer, sum } = await import("./testing/runLayer.mjs")
const { ensureInstalled } = await import("./lifecycle/ensureInstalled.mjs")
const { ensureSystemPackages } = await import("./testing/ensureSystemPackages.mjs")

/** Many layers wait for a browser, a mock server or a disk: two of them fit two cores. */
const CONCURRENCY = 2
/**
 * Maximum number of journeys that pass only on their second attempt; more are a defect of the shop or of the tests
 * (decision 027).
 */
const MAX_RETRIED_TESTS = 3
const isChanged = process.argv.includes("--changed")
const wanted = process.argv.slice(2).filter((name) => name !== "--changed")
const unknown = wanted.filter((name) => !LAYERS.some((layer) => layer.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no layer ${unknown.join(", ")}. The layers: ${LAYERS.map((layer) => layer.name).join(" ")}\n`,
  )
  process.exit(2)
}

const named = LAYERS.filter((layer) => wanted.length === 0 || wanted.includes(layer.name))
const layers = isChanged ? affectedLayers(named, changedFiles(ROOT)) : named
// The day is the seed: all runs of a day try the same order and inputs, those of the next day others.
const seed = Number(process.env.TEST_SEED ?? new Date().toISOString().slice(0, 10).replaceAll("-", ""))
process.env.TEST_SEED = String(seed)
process.stdout.write(`Random order and inputs: seed ${seed} (TEST_SEED=${seed} repeats it)\n`)
ensureInstalled(ROOT, "all")
ensureSystemPackages(layers.flatMap((layer) => layer.system ?? []))

let total = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [], cpuSeconds: 0 }
const startedAt = performance.now()
const run = async (layer) => {
  const started = performance.now()
  const printed = []
  const counts = await runLayer(ROOT, layer, seed, (chunk) => printed.push(chunk))
  total = sum(total, counts)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`\n== ${layer.name}: ${layer.description}\n${printed.join("")}`)
  process.stdout.write(
    `== ${layer.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} ` +
      `skipped in ${seconds} s, ${counts.cpuSeconds.toFixed(0)} s of CPU time\n`,
  )
}
await runConcurrently(layers, CONCURRENCY, run)
if (total.retried.length > 0)
  process.stdout.write(`\nPassed at the second try only:\n${total.retried.map((test) => `  ${test}\n`).join("")}`)
if (total.retried.length > MAX_RETRIED_TESTS) {
  const failure = `${total.retried.length} journeys needed a second try, at most ${MAX_RETRIED_TESTS} may`
  total = sum(total, { passed: 0, failed: 1, skipped: 0, failures: [failure], retried: [], cpuSeconds: 0 })
}
if (total.failed > 0) process.stdout.write(`\nFailed:\n${total.failures.map((failure) => `  ${failure}\n`).join("")}`)
const cpuSeconds = childCpuSeconds()
if (cpuSeconds !== undefined)
  process.stdout.write(
    `\nCPU time ${minutes(cpuSeconds)}, wall time ${minutes((performance.now() - startedAt) / 1000)}\n`,
  )
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`)
process.exitCode = total.failed === 0 ? 0 : 1

function minutes(seconds) {
  return `${(seconds / 60).toFixed(1)} min`
}
