import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Starts the built shop on a free port with its own data folder and settings, for measurements and screenshots. */
export async function runBuiltShop(root, settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "selvedge-"))
  const child = spawn(process.execPath, ["dist/server/web.js"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const address = await new Promise((resolve, reject) => {
    let printed = ""
    const read = (chunk) => {
      printed += chunk
      const found = /Selvedge is open at (http:\/\/\S+)/.exec(printed)
      if (!found) return
      child.stdout.off("data", read).resume()
      resolve(found[1])
    }
    child.stdout.on("data", read)
    child.once("exit", (code) => reject(new Error(`The shop ended with ${code} before it opened.`)))
  })
  for (let tries = 0; !(await fetch(`${address}/readyz`)).ok; tries += 1) {
    if (tries > 600) throw new Error(`The shop is not ready: ${await (await fetch(`${address}/readyz`)).text()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const close = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve))
    child.kill("SIGINT")
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { address, close }
}
