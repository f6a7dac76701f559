import { randomUUID } from "node:crypto"
import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { PGlite } from "@electric-sql/pglite"

// A program of its own, whose end releases the 600 MB of memory that creating a database takes.
const [, , file = ""] = process.argv
const pglite = await PGlite.create()
await pglite.exec("checkpoint")
const image = await pglite.dumpDataDir("none")
await pglite.close()
mkdirSync(dirname(file), { recursive: true })
// Renamed when complete: another process may read it at any moment.
const draft = `${file}.${randomUUID()}`
writeFileSync(draft, Buffer.from(await image.arrayBuffer()))
renameSync(draft, file)
