// Writes the browsable contract reference as a static page: npm run contracts:reference [-- folder]
import { mkdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { loadSource } from "./lifecycle/loadSource.mjs"
import { ROOT } from "./lifecycle/root.mjs"

const folder = resolve(process.argv[2] ?? join(ROOT, "dist", "reference"))
const source = await loadSource(ROOT)
try {
  const { referenceFiles } = await source("/contracts/sandbox/platform/reference/referenceFiles.ts")
  await mkdir(folder, { recursive: true })
  for (const [name, { read }] of referenceFiles) await writeFile(join(folder, name), await read())
  console.log(`${referenceFiles.size} files in ${folder}: serve them with any web server, and begin at index.html.`)
} finally {
  await source.close()
}
