import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { RunningShop } from "./runShop.ts"

/**
 * Calls the admin API of a shop's sandbox with the key of its folder; fails with the API's own message when it refuses.
 */
export async function callAdminApi(
  { address, dataDir }: Pick<RunningShop, "address" | "dataDir">,
  path: string,
  change?: object,
): Promise<string> {
  const key = readFileSync(join(dataDir, "sandbox", "admin-key"), "utf8").trim()
  const headers = { "x-admin-key": key, accept: "application/json", "content-type": "application/json" }
  const answer = await fetch(`${address}/sandbox/${path}`, {
    headers,
    ...(change === undefined ? {} : { method: "POST", body: JSON.stringify(change) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The desk's ${path} answers ${answer.status}: ${text}`)
  return text
}
