import { checkNode } from "./lifecycle/checkNode.mjs"
import { ensureBuilt } from "./lifecycle/ensureBuilt.mjs"
import { ensureInstalled } from "./lifecycle/ensureInstalled.mjs"

checkNode()
const root = new URL("..", import.meta.url).pathname
ensureInstalled(root, "run")
console.error((await ensureBuilt(root)) ? "Built." : "Everything is built already.")
