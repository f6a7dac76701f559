// Measures the home, category and product pages, the store locator and a physical store of a left-to-right and a
// right-to-left store with Lighthouse's mobile simulation; `--only=locator,store` measures some pages. Each page runs
// alternately with and without its scripts through the same proxy. Prints the median of three for the largest
// contentful paint, the ratio of both, blocking time and layout shift, and the scores for accessibility, best practices
// and SEO. Blocking time and performance are printed twice: in wall-clock time, and with the CPU time of each task of
// the main thread. Wall-clock time includes the work of other processes on the same CPU, which blocks even pages
// without scripts and differs by machine, so the limits apply to CPU time.
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { createServer, request as httpRequest } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { ensureBuilt } from "../lifecycle/ensureBuilt.mjs"
import { ensureToolInstalled } from "../lifecycle/ensureInstalled.mjs"
import { CHROMIUM_FLAGS, findChromium } from "../lifecycle/findChromium.mjs"
import { ROOT } from "../lifecycle/root.mjs"
import { runBuiltShop } from "../lifecycle/runBuiltShop.mjs"
import { physicalStorePages, showcasePages } from "../lifecycle/showcasePages.mjs"

ensureToolInstalled(import.meta.dirname, "lighthouse")
const { default: lighthouse } = await import("lighthouse")
const chromeLauncher = await import("chrome-launcher")

const ROUNDS = Number(process.argv.find((argument) => argument.startsWith("--rounds="))?.slice(9) ?? 3)
const ONLY = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice(7)
  .split(",")
const STORES = { ltr: "10000034", rtl: "10000966" }
await ensureBuilt(ROOT)
const shop = await runBuiltShop(ROOT)
const plain = await proxy(shop.address, (html) => html)
const withoutScriptsProxy = await proxy(shop.address, (html) =>
  html
    .replace(/<script\b(?![^>]*application\/(?:ld\+)?json)[^>]*>[^]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, ""),
)
const chrome = await chromeLauncher.launch({
  chromePath: findChromium(),
  chromeFlags: CHROMIUM_FLAGS,
  logLevel: "silent",
})
let isOverBudget = false
try {
  for (const [direction, storeId] of Object.entries(STORES)) {
    const all = {
      ...(await showcasePages(shop.address, storeId)),
      ...(await physicalStorePages(shop.address, storeId)),
    }
    const pages = Object.fromEntries(Object.entries(all).filter(([name]) => ONLY?.includes(name) ?? true))
    // Pictures are generated on their first request, so every page is visited once before the measurement.
    for (const path of Object.values(pages)) await runLighthouse(plain.address + path, ["performance"])
    for (const [name, path] of Object.entries(pages)) await compare(`${direction} ${name}`, path)
  }
} finally {
  chrome.kill()
  plain.close()
  withoutScriptsProxy.close()
  await shop.close()
}
process.exit(isOverBudget ? 1 : 0)

/** Measures one page alternately with and without its scripts, and prints the results. */
async function compare(name, path) {
  const withScripts = []
  const without = []
  for (let round = 0; round < ROUNDS; round += 1) {
    withScripts.push(await measure(plain.address + path))
    without.push(await measure(withoutScriptsProxy.address + path))
  }
  const lcp = median(withScripts.map((run) => run.lcp))
  const base = median(without.map((run) => run.lcp))
  const [tbt, baseTbt] = [withScripts, without].map((runs) => median(runs.map((run) => run.tbt)))
  const cls = Math.max(...withScripts.map((run) => run.cls))
  const performance = median(withScripts.map((run) => run.performance))
  const [cpuTbt, cpuBaseTbt] = [withScripts, without].map((runs) => median(runs.map((run) => run.cpuTime.tbt)))
  const cpuPerformance = median(withScripts.map((run) => run.cpuTime.performance))
  const { categories } = await runLighthouse(plain.address + path, ["accessibility", "best-practices", "seo"])
  const scores = Object.values(categories).map(({ title, score }) => `${title.toLowerCase()} ${score.toFixed(2)}`)
  isOverBudget ||=
    lcp / base > 1.15 ||
    cpuTbt > 50 ||
    cls > 0 ||
    cpuPerformance < 0.99 ||
    Object.values(categories).some(({ score }) => score < 1)
  console.log(
    [
      `${name.padEnd(15)} LCP ${Math.round(lcp)} ms, without scripts ${Math.round(base)} ms, ` +
        `ratio ${(lcp / base).toFixed(3)} (≤ 1.15)`,
      `by the clock blocking ${Math.round(tbt)} ms, without scripts ${Math.round(baseTbt)} ms, ` +
        `performance ${performance.toFixed(2)}`,
      `in processor time blocking ${Math.round(cpuTbt)} ms (≤ 50), without scripts ` +
        `${Math.round(cpuBaseTbt)} ms, performance ${cpuPerformance.toFixed(2)} (≥ 0.99)`,
      `layout shift ${cls.toFixed(4)} (0)`,
      scores.join(", "),
    ].join("; "),
  )
}

async function measure(address) {
  const artifactsDir = await mkdtemp(join(tmpdir(), "lighthouse-"))
  try {
    const measured = await runLighthouse(address, ["performance"], {
      gatherMode: artifactsDir,
      auditMode: artifactsDir,
    })
    await useCpuTime(artifactsDir)
    const recounted = await runLighthouse(address, ["performance"], { auditMode: artifactsDir })
    return { ...metricsOf(measured), cpuTime: metricsOf(recounted) }
  } finally {
    await rm(artifactsDir, { recursive: true })
  }
}

function metricsOf({ audits, categories }) {
  return {
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    performance: categories.performance.score,
  }
}

/** Replaces each task's duration in the trace by its CPU time. */
async function useCpuTime(artifactsDir) {
  const name = (await readdir(artifactsDir)).find((file) => file.endsWith(".trace.json"))
  if (name === undefined) throw new Error(`Lighthouse saved no trace in ${artifactsDir}.`)
  const trace = JSON.parse(await readFile(join(artifactsDir, name), "utf8"))
  const tasks = trace.traceEvents.filter(
    (event) => event.ph === "X" && event.name.endsWith("RunTask") && event.tdur < event.dur,
  )
  if (tasks.length === 0) throw new Error("The browser's trace has no CPU times.")
  for (const task of tasks) task.dur = task.tdur
  await writeFile(join(artifactsDir, name), JSON.stringify(trace))
}

/** Runs Lighthouse once. Retries when the browser's tracing did not start; never returns an empty measurement. */
async function runLighthouse(address, onlyCategories, modes = {}, retriesLeft = 3) {
  const result = await lighthouse(address, {
    port: chrome.port,
    onlyCategories,
    logLevel: "error",
    output: "json",
    ...modes,
  })
  const problem = result === undefined ? "no answer" : result.lhr.runtimeError?.message
  if (problem === undefined) return result.lhr
  if (retriesLeft > 1) return runLighthouse(address, onlyCategories, modes, retriesLeft - 1)
  throw new Error(`Lighthouse could not measure ${address}: ${problem}`)
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function proxy(target, change) {
  const server = createServer((incoming, outgoing) => {
    const { host: _, ...headers } = incoming.headers
    const upstream = httpRequest(
      target + incoming.url,
      {
        method: incoming.method,
        headers: { ...headers, ...(headers.accept?.includes("text/html") ? { "accept-encoding": "identity" } : {}) },
      },
      async (answer) => {
        if (!answer.headers["content-type"]?.startsWith("text/html")) {
          outgoing.writeHead(answer.statusCode, answer.headers)
          answer.pipe(outgoing)
          return
        }
        const chunks = []
        for await (const chunk of answer) chunks.push(chunk)
        const { "content-length": _length, "transfer-encoding": _encoding, ...artifactsDir } = answer.headers
        // Compressed as by the shop: on a slow connection the page's size determines most of its time.
        outgoing.writeHead(answer.statusCode, { ...artifactsDir, "content-encoding": "gzip" })
        outgoing.end(gzipSync(change(Buffer.concat(chunks).toString("utf8"))))
      },
    )
    incoming.pipe(upstream)
  })
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve({ address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    ),
  )
}
