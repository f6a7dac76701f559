// A sandbox in a process of its own, so that a test can kill it: prints its address. DATA_DIR or DATABASE_URL.
import { loadSource } from "../../../scripts/lifecycle/loadSource.mjs"

const source = await loadSource(new URL("../../..", import.meta.url).pathname)
const { createSandbox } = await source("/contracts/sandbox/createSandbox.ts")
const { serveSandbox } = await source("/contracts/sandbox/server.ts")
const { smallWorld } = await source("/tests/support/sandbox/smallWorld.ts")
const sandbox = await createSandbox({ world: smallWorld, dataDir: process.env.DATA_DIR, databaseUrl: process.env.DATABASE_URL })
const { url } = await serveSandbox(sandbox)
process.stdout.write(`${url}\n`)
