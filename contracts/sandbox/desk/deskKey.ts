import { mkdir, open, readFile } from "node:fs/promises"
import { join } from "node:path"
import { newToken } from "../ports/token.ts"
import type { SandboxPorts } from "../ports/SandboxPorts.ts"

/** The key of the shop's desk: in a file only its owner may read, made at the first start. */
export const readDeskKey = async (ports: SandboxPorts, dataDir: string): Promise<string> => {
  const file = join(dataDir, "desk-key")
  await mkdir(dataDir, { recursive: true })
  try {
    const handle = await open(file, "wx", 0o600)
    const key = newToken(ports, "d.")
    await handle.writeFile(`${key}\n`)
    await handle.close()
    return key
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return (await readFile(file, "utf8")).trim()
    throw error
  }
}
