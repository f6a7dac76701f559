import { mkdirSync, accessSync, constants } from "node:fs"
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { remoteBackend } from "./Backend.ts"
import { createShop } from "./createShop.ts"
import { mountSandbox } from "./mountSandbox.ts"
import { readSettings } from "./readSettings.ts"
import { startServer } from "./startServer.ts"

/** How long requests under way may take to end after Ctrl-C. */
const GRACE_MILLIS = 1_500

const settings = readSettings(process.env)
if ("problem" in settings) fail(settings.problem)
const dataDir = resolve(settings.dataDir)
ensureWritable(dataDir)
const clientFolder = fileURLToPath(new URL("../client", import.meta.url))
try {
  const backend = settings.backendUrl === undefined ? await mountSandbox({ ...settings, dataDir }) : remoteBackend(settings.backendUrl)
  const shop = await createShop({ backend, clientFolder, publicOrigin: settings.publicOrigin, sites: settings.sites, sessionHolder: settings.sessionHolder, isStage: settings.isStage })
  const server = await startServer(shop.fetch, settings.port, settings.host).catch(async (error: unknown) => {
    await backend.close()
    throw error
  })
  console.log(`Selvedge is open at ${server.address}`)
  let ending = false
  const end = () => {
    if (ending) process.exit(130)
    ending = true
    shop.drain()
    server.close(GRACE_MILLIS).then(() => backend.close()).then(() => process.exit(0), (error: unknown) => fail(String(error)))
  }
  process.once("SIGTERM", end)
  process.on("SIGINT", end)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function ensureWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    fail(`The data folder ${folder} cannot be written: make it writable, or choose another with DATA_DIR=/some/folder.`)
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
