import { readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { createFile } from "./createFile.ts"

const lockedFolders = new Set<string>()

/**
 * Locks a PGlite folder: two processes in one folder would destroy it, and PGlite itself does not check. Returns a
 * function that releases the lock.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, "sandbox.lock")
  if (lockedFolders.has(file)) throw new Error(`The data folder ${folder} is already in use by this process.`)
  await createLock(file, folder)
  lockedFolders.add(file)
  return async () => {
    lockedFolders.delete(file)
    await rm(file, { force: true })
  }
}

const createLock = async (file: string, folder: string): Promise<void> => {
  const isCreated = await createFile(file, String(process.pid)).catch((error: unknown) => {
    throw new Error(
      `The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  })
  if (isCreated) return
  const owner = Number(await readFile(file, "utf8").catch(() => ""))
  if (isAnotherLiveProcess(owner)) {
    throw new Error(`The data folder ${folder} is in use by process ${owner}. Stop it, or choose another DATA_DIR.`)
  }
  await rm(file, { force: true })
  await createLock(file, folder)
}

const isAnotherLiveProcess = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
