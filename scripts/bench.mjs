// Measures what the shop does most, each beside a baseline of the same kind of work in the same run, and prints the ratios.
import { createServer } from "vite"

const root = new URL("..", import.meta.url).pathname
process.env.NODE_ENV = "production"
const vite = await createServer({ root, appType: "custom", logLevel: "error", server: { middlewareMode: true, hmr: false, watch: null, ws: false }, optimizeDeps: { noDiscovery: true } })
try {
  const { runBenchmarks } = await vite.ssrLoadModule("/tests/bench/runBenchmarks.ts")
  await runBenchmarks({ onlyNamed: process.argv.slice(2), print: (line) => console.log(line) })
} finally {
  await vite.close()
}
