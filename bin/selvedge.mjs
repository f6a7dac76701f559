#!/usr/bin/env node
import module from "node:module"
import { checkNode } from "../scripts/lifecycle/checkNode.mjs"

checkNode()
const { ensureInstalled } = await import("../scripts/lifecycle/ensureInstalled.mjs")
const { ensureBuilt } = await import("../scripts/lifecycle/ensureBuilt.mjs")
const { ROOT: root } = await import("../scripts/lifecycle/root.mjs")
ensureInstalled(root, "run")
await ensureBuilt(root)
// Node 22 and newer keep compiled code between starts.
module.enableCompileCache?.()
process.env.NODE_ENV = "production"
await import(new URL("../dist/server/cli.js", import.meta.url).href)
