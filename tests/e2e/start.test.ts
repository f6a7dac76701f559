import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { projectRoot } from "./support/projectRoot.ts"
import { type RunningShop, runShop } from "./support/runShop.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-start-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a script of the project to its end. */
function run(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly stderr: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, script.split(" "), {
      cwd: projectRoot,
      env: { ...process.env, DATA_DIR: folder, PORT: "0", ...environment },
      stdio: ["ignore", "ignore", "pipe"],
    })
    let stderr = ""
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
    child.once("exit", (code) => resolve({ code, stderr }))
  })
}

/** Process ids of a shop's web processes; none when it has ended. */
const workersOf = ({ pid }: RunningShop): readonly number[] => {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, "utf8").split(" ").filter(Boolean).map(Number) : []
}

describe("Opening the shop", () => {
  it("generates the demo world, reports that it is ready, and ends on Ctrl-C despite open connections", async () => {
    // The build makes the databases of new folders; to create an empty one at the start takes 3 s of CPU time.
    for (const made of ["empty-database.tar.gz", "demo-database"])
      expect(existsSync(join(projectRoot, "dist", "server", made))).toBe(true)
    const shop = await runShop({ storage: "own" })
    const health = await fetch(`${shop.address}/readyz`)
    expect(health.status).toBe(200)
    expect(await health.json()).toEqual({ status: "ready" })
    const { hostname, port } = new URL(shop.address)
    const idle = connect(Number(port), hostname)
    await new Promise((resolve) => idle.once("connect", resolve))
    const stoppedAt = performance.now()
    expect(await shop.stop()).toBe(0)
    process.stdout.write(`ended ${Math.round(performance.now() - stoppedAt)} ms after Ctrl-C\n`)
    idle.destroy()
    expect(shop.errors()).toBe("")
  })

  it("F226 serves its port with several processes, replaces one that ends, and ends with all of them", async () => {
    const shop = await runShop({ environment: { WORKERS: "2" } })
    expect(shop.printed()).toContain(`Selvedge is open at ${shop.address} with 2 processes`)
    const first = workersOf(shop)
    expect(first).toHaveLength(2)
    process.kill(first[0] ?? 0, "SIGKILL")
    await expect.poll(() => workersOf(shop).filter((pid) => !first.includes(pid))).toHaveLength(1)
    // The replacement is still starting.
    expect(await shop.terminate()).toBe(0)
  })

  it("F226 ends when it is told to before a process that ended is replaced, and starts no other", async () => {
    const shop = await runShop({ environment: { WORKERS: "2" } })
    const [ended = 0, other = 0] = workersOf(shop)
    process.kill(ended, "SIGKILL")
    await expect.poll(() => workersOf(shop)).toEqual([other])
    expect((await fetch(`${shop.address}/readyz`)).status).toBe(200)
    // An unfinished request keeps the other process until its grace period ends, which is longer than the pause.
    const { hostname, port } = new URL(shop.address)
    const unfinished = connect(Number(port), hostname)
    unfinished.on("error", () => undefined)
    unfinished.write(
      [
        "POST /10000001/newsletter HTTP/1.1",
        `Host: ${hostname}:${port}`,
        `Origin: ${shop.address}`,
        "Content-Type: application/x-www-form-urlencoded",
        "Content-Length: 10",
        "Expect: 100-continue",
        "\r\n",
      ].join("\r\n"),
    )
    expect(String(await new Promise((resolve) => unfinished.once("data", resolve)))).toContain("100 Continue")
    const seen = new Set<number>()
    const observation = setInterval(() => workersOf(shop).forEach((pid) => seen.add(pid)), 100)
    expect(await shop.terminate()).toBe(0)
    clearInterval(observation)
    expect([...seen]).toEqual([other])
  })

  it("reports in one sentence that the port is in use", async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) =>
      other.listen(0, "127.0.0.1", () => {
        const bound = other.address()
        resolve(typeof bound === "object" && bound !== null ? bound.port : 0)
      }),
    )
    const { code, stderr } = await run("dist/server/web.js", { PORT: String(port), NODE_ENV: "production" })
    other.close()
    expect(code).toBe(1)
    expect(stderr.trim()).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program: stop that one, or choose another with PORT=${port + 1}.`,
    )
  })

  it("reports in one sentence that the data folder cannot be written", async () => {
    const file = join(folder, "a-file")
    writeFileSync(file, "")
    const { code, stderr } = await run("dist/server/web.js", { DATA_DIR: join(file, "data") })
    expect(code).toBe(1)
    expect(stderr.trim()).toMatch(
      /^The data folder \S+ cannot be written: make it writable, or choose another with DATA_DIR=\S+\.$/,
    )
  })

  it("reports in one sentence that a setting is invalid", async () => {
    expect(await run("dist/server/web.js", { PORT: "shop" })).toEqual({
      code: 1,
      stderr: 'PORT is "shop", which is no port: set it to a number from 0 to 65535.\n',
    })
    const { code, stderr } = await run("dist/server/web.js", { BACKEND_URL: "ftp://shop" })
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'BACKEND_URL is "ftp://shop", which is no address: set it to something like https://shop.example.\n',
    })
  })

  it("refuses a Node that is too old before anything else is loaded", async () => {
    const script = "import('./scripts/lifecycle/checkNode.mjs').then(({checkNode})=>checkNode('18.20.4'))"
    const child = spawn(process.execPath, ["-e", script], { cwd: projectRoot, stdio: ["ignore", "ignore", "pipe"] })
    let stderr = ""
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
    const code = await new Promise((resolve) => child.once("exit", resolve))
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        "Selvedge needs Node 20.19 or newer, and this is Node 18.20.4. Install a newer Node and run " +
        "the command again.\n",
    })
  })
})
