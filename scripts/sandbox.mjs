// Runs the sandbox alone, as a backend of the shop: npm run sandbox (PORT, HOST, DATA_DIR or DATABASE_URL, PUBLIC_URL).
import module from "node:module"
import { checkNode } from "./lifecycle/checkNode.mjs"

checkNode()
const { ensureInstalled } = await import("./lifecycle/ensureInstalled.mjs")
const { ensureBuilt } = await import("./lifecycle/ensureBuilt.mjs")
const { ROOT: root } = await import("./lifecycle/root.mjs")
ensureInstalled(root, "run")
await ensureBuilt(root)
// Node 22 and newer keep compiled code between starts.
module.enableCompileCache?.()
process.env.NODE_ENV = "production"
await import(new URL("../dist/server/sandbox.js", import.meta.url).href)
