// Benchmarks the most frequent operations, each with a baseline of similar work in the same run, and prints the ratios.
import { loadSource } from "./lifecycle/loadSource.mjs"
import { ROOT } from "./lifecycle/root.mjs"

process.env.NODE_ENV = "production"
const source = await loadSource(ROOT)
try {
  const { runBenchmarks } = await source("/tests/bench/runBenchmarks.ts")
  await runBenchmarks({ onlyNamed: process.argv.slice(2), print: (line) => console.log(line) })
} finally {
  await source.close()
}
