import { randomUUID } from "node:crypto"
import { link, open, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"

/** Readable and writable by the owner of the process only. */
const OWNER_ONLY = 0o600
/** Error codes of file systems without hard links. */
const NO_HARD_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"])

/**
 * Creates a file atomically: writes the content to a draft next to it, flushes it to disk and then renames it. A full
 * disk or a kill at any moment leaves no file of that name, at most a draft (F181). Returns false when the file already
 * exists; its content is then unchanged.
 */
export const createFile = async (file: string, content: string): Promise<boolean> => {
  const draft = `${file}.${randomUUID()}.part`
  try {
    await writeFlushed(draft, content)
    const isCreated = await linkDraft(draft, file)
    await flushFolder(dirname(file))
    return isCreated
  } finally {
    await rm(draft, { force: true })
  }
}

const writeFlushed = async (file: string, content: string): Promise<void> => {
  const handle = await open(file, "wx", OWNER_ONLY)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * A hard link fails where the name exists, so of two concurrent processes one creates the file and the other finds it.
 */
const linkDraft = async (draft: string, file: string): Promise<boolean> => {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === "EEXIST") return false
    if (!NO_HARD_LINKS.has(code)) throw error
    await rename(draft, file)
    return true
  }
}

/** Makes the changed directory entries durable. Some systems cannot flush a folder; there it is written later. */
export const flushFolder = async (folder: string): Promise<void> => {
  try {
    const handle = await open(folder, "r")
    await handle.sync().finally(() => handle.close())
  } catch {
    // Windows cannot open folders. The content is complete in any case.
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "")
