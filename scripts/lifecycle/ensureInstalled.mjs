import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Installs what is missing, exactly as the lock file says, without running any package's install script.
 *
 * `kind` is `run` for what the shop needs, `all` for the tests' tools too.
 */
export function ensureInstalled(root, kind) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")
  const stampFile = join(root, "node_modules", ".selvedge-installed")
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : undefined
  const witness = join(root, "node_modules", kind === "all" ? "vitest" : "vite", "package.json")
  // Without a stamp somebody installed by hand: that is trusted as long as the packages are there.
  if (existsSync(witness) && (stamp === undefined || stamp === lock)) return
  const omit = kind === "all" ? [] : ["--omit=dev"]
  console.error("Installing packages …")
  // The output of npm goes to standard error: that of the command itself may be JSON. Not `npm ci`: it refuses a lock
  // file without every other platform's optional packages, which not every registry offers.
  const npm = spawnSync(
    "npm",
    ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", ...omit],
    { cwd: root, stdio: ["ignore", 2, "inherit"] },
  )
  if (npm.status !== 0) {
    console.error(
      `The packages could not be installed: npm's message is above. Check the network, or run this in ${root}: npm install --ignore-scripts`,
    )
    process.exit(1)
  }
  writeFileSync(stampFile, lock)
}
