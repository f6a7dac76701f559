import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Installs missing packages of the folder `root`, exactly as in its lock file, without running install scripts.
 *
 * `kind` is `run` for the shop's packages, `all` to include the tests' tools.
 */
export function ensureInstalled(root, kind) {
  if (kind === "all") install(root, "vitest", [])
  else install(root, "vite", ["--omit=dev"])
}

/** The same for a script that has a folder and packages of its own, of which `witness` is one. */
export function ensureToolInstalled(folder, witness) {
  install(folder, witness, [])
}

function install(root, witness, omit) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")
  const stampFile = join(root, "node_modules", ".selvedge-installed")
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : undefined
  const isInstalled = existsSync(join(root, "node_modules", witness, "package.json"))
  // Without a stamp the packages were installed manually, and are used as long as they exist.
  if (isInstalled && (stamp === undefined || stamp === lock)) return
  console.error("Installing packages …")
  // The output of npm goes to standard error: that of the command itself may be JSON. Not `npm ci`: it refuses a lock
  // file without the optional packages of all other platforms, which not every registry offers.
  const npm = spawnSync(
    "npm",
    ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", ...omit],
    { cwd: root, stdio: ["ignore", 2, "inherit"] },
  )
  if (npm.status !== 0) {
    console.error(
      "The packages could not be installed: npm's message is above. Check the network, or run " +
        `this in ${root}: npm install --ignore-scripts`,
    )
    process.exit(1)
  }
  writeFileSync(stampFile, lock)
}
