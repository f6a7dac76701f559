import { spawnSync } from "node:child_process"
import { accessSync, constants, existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"

const POSTGRES = "/usr/lib/postgresql"

/** How each program is detected, with the name of its Debian package. */
const PROGRAMS = {
  chromium: () =>
    isExecutable(process.env.CHROMIUM_PATH ?? "") || ["chromium", "chromium-browser", "google-chrome"].some(isOnPath),
  postgresql: () =>
    isOnPath("postgres") ||
    (existsSync(POSTGRES) &&
      readdirSync(POSTGRES).some((version) => isExecutable(join(POSTGRES, version, "bin/postgres")))),
  ejabberd: () => isOnPath("ejabberdctl"),
  prosody: () => isOnPath("prosody"),
  "python3-slixmpp": () => existsSync("/usr/lib/python3/dist-packages/slixmpp"),
  // slixmpp uploads with it, although Debian only recommends it.
  "python3-aiohttp": () => existsSync("/usr/lib/python3/dist-packages/aiohttp"),
}

/** The lighter package of the same program, where Debian has it: the tests use it when it is installed. */
const LIGHTWEIGHT_PACKAGES = { chromium: "chromium-headless-shell" }

/** Installs missing programs where this user may (root on Debian); elsewhere prints the command and exits. */
export function ensureSystemPackages(names) {
  const wanted = [...new Set(names)]
  const missing = wanted.filter((name) => !PROGRAMS[name]())
  const canInstall = process.getuid?.() === 0 && existsSync("/etc/debian_version")
  if (missing.length > 0) install(missing, canInstall)
  if (!canInstall) return
  for (const lightweightPackage of wanted.flatMap((name) => LIGHTWEIGHT_PACKAGES[name] ?? []))
    if (!isOnPath(lightweightPackage)) run(installCommand([lightweightPackage]), "ignore")
}

function install(missing, canInstall) {
  const command = installCommand(missing)
  if (!canInstall) {
    process.stderr.write(`The tests need ${missing.join(" and ")}. On Debian type:\n  sudo sh -c '${command}'\n`)
    process.exit(1)
  }
  process.stderr.write(`Installing ${missing.join(" and ")} …\n`)
  if (run(command, "inherit").status === 0) return
  process.stderr.write(`${missing.join(" and ")} could not be installed; type it yourself:\n  ${command}\n`)
  process.exit(1)
}

function installCommand(packages) {
  return `apt-get update && apt-get install -y --no-install-recommends ${packages.join(" ")}`
}

function run(command, errors) {
  return spawnSync("sh", ["-c", command], {
    stdio: ["ignore", "ignore", errors],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  })
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
