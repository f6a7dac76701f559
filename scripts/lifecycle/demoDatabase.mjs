import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { build } from "vite"

const CACHE = join("node_modules", ".cache", "demo-database")

/**
 * Writes the database that new data folders start from to `target`. It is created once per version of PGlite and
 * content of the program that creates it, which has nothing of the rest of the sandbox.
 */
export async function writeDemoDatabase(root, emptyDatabase, target) {
  const cache = join(root, CACHE)
  const program = join(cache, "program")
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true, external: ["@electric-sql/pglite", "pg-native"] },
    build: {
      ssr: "contracts/sandbox/createDemoDatabase.ts",
      outDir: program,
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node20",
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const engine = readFileSync(join(root, "node_modules", "@electric-sql", "pglite", "package.json"))
  const file = join(program, "createDemoDatabase.js")
  const content = createHash("sha256").update(readFileSync(file)).update(engine).digest("hex").slice(0, 16)
  const created = join(cache, content)
  if (!existsSync(created)) {
    console.error("Creating the demo world …")
    const draft = join(cache, `${content}.${process.pid}`)
    execFileSync(process.execPath, [file, draft, emptyDatabase], { stdio: ["ignore", "inherit", "inherit"] })
    renameSync(join(draft, "database"), created)
    rmSync(draft, { recursive: true })
    for (const name of readdirSync(cache))
      if (name !== content && name !== "program") rmSync(join(cache, name), { recursive: true, force: true })
  }
  mkdirSync(dirname(target), { recursive: true })
  linkFolder(created, target)
}

/** Links each file, which takes no space: a shop copies the folder and never writes to it. */
function linkFolder(from, to) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, place] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, place)
    else
      try {
        linkSync(source, place)
      } catch {
        cpSync(source, place)
      }
  }
}
