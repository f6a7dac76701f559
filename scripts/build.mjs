import { checkNode } from "./lifecycle/checkNode.mjs"
import { ensureBuilt } from "./lifecycle/ensureBuilt.mjs"
import { ensureInstalled } from "./lifecycle/ensureInstalled.mjs"
import { ROOT } from "./lifecycle/root.mjs"

checkNode()
ensureInstalled(ROOT, "run")
console.error((await ensureBuilt(ROOT)) ? "Built." : "Everything is built already.")
