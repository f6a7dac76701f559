import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { projectRoot } from "./support/projectRoot.ts"

/**
 * All runtime files and the inputs of the build's fingerprint: with `dist`, nothing is built again, which would take a
 * minute of CPU time.
 */
const COPIED = [
  "adapters",
  "application",
  "bin",
  "contracts",
  "dist",
  "domain",
  "scripts",
  "tests/architecture",
  "ui",
  "package.json",
  "package-lock.json",
  "public",
  "tsconfig.base.json",
  "tsconfig.json",
  "vite.config.ts",
]

/** Copies a file or a folder, for a fifth of the CPU time of `cpSync`. */
function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync("cp", ["-a", from, to], { encoding: "utf8" })
  if (status !== 0) throw new Error(`${from} was not copied: ${stderr}`)
}

/** The product in a folder whose name has a space, an accent and a percent sign. */
function copyOfProduct(): string {
  const outside = mkdtempSync(join(tmpdir(), "selvedge-folder-"))
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
  const root = join(outside, "Boutique é 100%25 日本")
  mkdirSync(join(root, "tests"), { recursive: true })
  for (const part of COPIED) copy(join(projectRoot, part), join(root, part))
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"))
  return root
}

async function addressOf(shop: ChildProcess): Promise<string> {
  let printed = ""
  return new Promise((resolve, reject) => {
    shop.stdout?.on("data", (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /Selvedge is open at (http:\/\/\S+)/u.exec(printed)?.[1]
      if (address !== undefined) resolve(address)
    })
    shop.once("exit", (code) => reject(new Error(`The shop ended with ${code}: ${printed}`)))
  })
}

describe("F199 the product in a folder with a space and an accent", () => {
  it("opens, serves its pages, images and scripts, and its terminal programs run", async () => {
    const root = copyOfProduct()
    const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: tmpdir(), encoding: "utf8" })
    const shop = spawn(process.execPath, [join(root, "scripts", "start.mjs")], {
      cwd: tmpdir(),
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, PORT: "0", PROVIDERS_PORT: "0", DATA_DIR: join(root, "my data") },
    })
    const ended = new Promise((resolve) => shop.once("exit", resolve))
    onTestFinished(async () => {
      shop.kill("SIGKILL")
      await ended
    })
    let errors = ""
    shop.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()))
    const address = await addressOf(shop)
    expect(errors).not.toContain("Building")
    const home = await fetch(`${address}/10000001/`)
    const html = await home.text()
    expect(home.status).toBe(200)
    const parts = [/src="([^"]+\.js)"/u, /href="([^"]+\.css)"/u, /src="(\/media\/[^"]+)"/u].flatMap(
      (pattern) => pattern.exec(html)?.[1] ?? [],
    )
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect([part, (await fetch(new URL(part, address))).status]).toEqual([part, 200])

    const stores = run(join(root, "bin", "selvedge.mjs"), "--backend", address, "store", "list")
    expect([stores.status, stores.stderr]).toEqual([0, ""])
    for (const [script, ...args] of [
      ["verifyProvider.mjs", "--help"],
      ["contracts.mjs", "--check"],
      ["postal.mjs", "--check"],
      ["contractsReference.mjs", join(root, "dist", "reference")],
    ]) {
      const ran = run(join(root, "scripts", "withDevDependencies.mjs"), script ?? "", ...args)
      expect([script, ran.status, ran.stderr]).toEqual([script, 0, ""])
    }
  }, 300_000)
})
