import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { gzipSync } from "node:zlib"
import { emptyDatabase } from "./emptyDatabase.mjs"

const SOURCES = [
  "domain",
  "application",
  "adapters",
  "ui",
  "contracts",
  "public",
  "vite.config.ts",
  "package-lock.json",
  "tsconfig.base.json",
  "scripts/lifecycle",
  "scripts/texts",
]

/** Builds both programs, and the databases of new folders, if a source has changed since the last build. */
export async function ensureBuilt(root) {
  const stampFile = join(root, "dist", ".selvedge-built")
  const stamp = fingerprint(root)
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false
  console.error("Building …")
  // Set before React is loaded, so that the server renders with the same React as the browser's build.
  process.env.NODE_ENV = "production"
  const { build } = await import("vite")
  const { precompress } = await import("./precompress.mjs")
  rmSync(join(root, "dist"), { recursive: true, force: true })
  await build({ root, logLevel: "warn" })
  await build({ root, logLevel: "warn", build: { ssr: true } })
  await precompress(join(root, "dist", "client"))
  const server = join(root, "dist", "server")
  const emptyFile = join(server, "empty-database.tar.gz")
  writeFileSync(emptyFile, gzipSync(readFileSync(emptyDatabase(root))))
  const { writeDemoDatabase } = await import("./demoDatabase.mjs")
  await writeDemoDatabase(root, emptyFile, join(server, "demo-database"))
  writeFileSync(stampFile, stamp)
  return true
}

/** Changes when a source file is added, removed or written. */
function fingerprint(root) {
  const hash = createHash("sha256")
  const visit = (path) => {
    const info = statSync(path)
    if (info.isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name))
      return
    }
    hash.update(`${relative(root, path)}\0${info.size}\0`)
    hash.update(readFileSync(path))
  }
  for (const source of SOURCES) if (existsSync(join(root, source))) visit(join(root, source))
  return hash.digest("hex")
}
