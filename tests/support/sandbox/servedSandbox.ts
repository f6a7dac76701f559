import { createSandbox } from "../../../contracts/sandbox/createSandbox.ts"
import { serveSandbox } from "../../../contracts/sandbox/server.ts"
import { CHEAP_SCRYPT } from "./CHEAP_SCRYPT.ts"
import { smallWorld } from "./smallWorld.ts"

// A sandbox in its own process, so that a test can kill it; prints its address. Reads DATA_DIR or DATABASE_URL.
const sandbox = await createSandbox({
  world: smallWorld,
  dataDir: process.env["DATA_DIR"],
  scryptCost: CHEAP_SCRYPT,
  databaseUrl: process.env["DATABASE_URL"],
})
const { url } = await serveSandbox(sandbox)
process.stdout.write(`${url}\n`)
