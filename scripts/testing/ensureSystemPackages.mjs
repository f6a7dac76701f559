import { spawnSync } from "node:child_process"
import { accessSync, constants, existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"

const POSTGRES = "/usr/lib/postgresql"

/** How each program is found, and whether it is there. The names are those of Debian's packages. */
const PROGRAMS = {
  chromium: () => isExecutable(process.env.CHROMIUM_PATH ?? "") || ["chromium", "chromium-browser", "google-chrome"].some(isOnPath),
  postgresql: () => isOnPath("postgres") || (existsSync(POSTGRES) && readdirSync(POSTGRES).some((version) => isExecutable(join(POSTGRES, version, "bin/postgres")))),
}

/** Installs the programs that are missing where this user may (root on Debian); elsewhere prints the one command and ends. */
export function ensureSystemPackages(names) {
  const missing = [...new Set(names)].filter((name) => !PROGRAMS[name]())
  if (missing.length === 0) return
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(" ")}`
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) {
    process.stderr.write(`The tests need ${missing.join(" and ")}. On Debian type:\n  sudo sh -c '${command}'\n`)
    process.exit(1)
  }
  process.stderr.write(`Installing ${missing.join(" and ")} …\n`)
  const apt = spawnSync("sh", ["-c", command], { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
  if (apt.status === 0) return
  process.stderr.write(`${missing.join(" and ")} could not be installed; type it yourself:\n  ${command}\n`)
  process.exit(1)
}

function isOnPath(program) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => isExecutable(join(folder, program)))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return path !== ""
  } catch {
    return false
  }
}
