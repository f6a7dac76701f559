// Runs a script or tool that needs the development packages: node scripts/withDevDependencies.mjs <script.mjs | tool>
// [arguments]. `npm start` installs only the shop's packages; this script installs the others first.
import { checkNode } from "./lifecycle/checkNode.mjs"

checkNode()
const { spawnSync } = await import("node:child_process")
const { join } = await import("node:path")
const { pathToFileURL } = await import("node:url")
const { ensureInstalled } = await import("./lifecycle/ensureInstalled.mjs")
const { ROOT } = await import("./lifecycle/root.mjs")

const [command, ...rest] = process.argv.slice(2)
if (command === undefined) {
  console.error("Which script or tool? node scripts/withDevDependencies.mjs <script.mjs | tool> [arguments]")
  process.exit(2)
}
ensureInstalled(ROOT, "all")
if (command.endsWith(".mjs")) {
  const script = join(ROOT, "scripts", command)
  // Arranges the arguments as Node would for the script.
  process.argv.splice(1, 2, script)
  await import(pathToFileURL(script).href)
} else {
  const tool = join(ROOT, "node_modules", ".bin", process.platform === "win32" ? `${command}.cmd` : command)
  const { status, error } = spawnSync(tool, rest, { stdio: "inherit", shell: process.platform === "win32" })
  if (error !== undefined) console.error(`${command} could not be started: ${error.message}`)
  process.exit(status ?? 1)
}
