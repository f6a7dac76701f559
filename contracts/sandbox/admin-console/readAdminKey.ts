import { mkdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { requireSecret } from "../platform/ports/requireSecret.ts"
import type { SandboxPorts } from "../platform/ports/SandboxPorts.ts"
import { newToken } from "../platform/ports/token.ts"
import { createFile } from "../platform/storage/createFile.ts"

/**
 * The admin key. It is stored in a file that only its owner may read, and created at the first start. Fails with a
 * one-line message when the file cannot be written or holds no usable key.
 */
export const readAdminKey = async (ports: SandboxPorts, dataDir: string): Promise<string> => {
  const file = join(dataDir, "admin-key")
  await mkdir(dataDir, { recursive: true })
  const stored = await readStored(file)
  if (stored !== undefined) return stored
  const key = newToken(ports, "d.")
  const isCreated = await createFile(file, `${key}\n`).catch((error: unknown) => {
    throw new Error(
      `The admin key ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  })
  if (isCreated) return key
  // Another process has created one in the meantime.
  return (await readStored(file)) ?? key
}

const readStored = async (file: string): Promise<string | undefined> => {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
    throw error
  })
  return text === undefined
    ? undefined
    : requireSecret(text.trim(), `The admin key in ${file}`, "Delete the file and restart to create a new key.")
}
