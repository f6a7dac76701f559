import { randomUUID } from "node:crypto"
import { link, rename, rm, stat, writeFile } from "node:fs/promises"

/** These files hold personal data: orders, invoices, addresses. */
const OWNER_ONLY = 0o600

/**
 * Writes a file atomically: the content goes to a temporary file, which is then renamed. A full disk or a kill leaves
 * the old file unchanged. A path that is not a regular file, such as `/dev/stdout`, is written directly.
 */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  if (await isDevice(file)) await writeFile(file, content)
  else await writeAtomically(file, content, (draft) => rename(draft, file))
}

/** As `replaceFile`, but fails with `EEXIST` where a file of that name exists. */
export async function createFile(file: string, content: string | Uint8Array): Promise<void> {
  await writeAtomically(file, content, (draft) => link(draft, file))
}

async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  publish: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`
  try {
    await writeFile(draft, content, { mode: OWNER_ONLY, flag: "wx", flush: true })
    await publish(draft)
  } finally {
    await rm(draft, { force: true })
  }
}

async function isDevice(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => !found.isFile(),
    () => false,
  )
}
