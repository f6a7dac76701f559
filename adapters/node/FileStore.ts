import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Semaphore from "effect/Semaphore"
import type { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { StorageError } from "../../application/shared/StorageError.ts"

/** Readable by the owner only: the file contains a session. */
const OWNER_ONLY = 0o600

/**
 * Values in one small JSON file. A write goes to a new file that replaces the old one, so that an interrupted program
 * leaves the values unchanged. An unreadable file counts as empty and is renamed.
 */
export function fileStore(path: string): KeyValueStore["Service"] {
  const turn = Semaphore.makeUnsafe(1)
  const change = (key: string, make: (values: ReadonlyMap<string, string>) => ReadonlyMap<string, string>) =>
    Effect.tryPromise({
      try: async () => write(path, make(await read(path))),
      catch: (cause) => failure(key, cause),
    }).pipe(Effect.uninterruptible, Semaphore.withPermit(turn))
  return {
    get: (key) =>
      Effect.tryPromise({
        try: async () => Option.fromUndefinedOr((await read(path)).get(key)),
        catch: (cause) => failure(key, cause),
      }),
    set: (key, value) => change(key, (values) => new Map(values).set(key, value)),
    remove: (key) => change(key, (values) => new Map([...values].filter(([name]) => name !== key))),
  }
}

async function read(path: string): Promise<ReadonlyMap<string, string>> {
  let text: string
  try {
    text = await readFile(path, "utf8")
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return new Map()
    throw cause
  }
  try {
    const values: unknown = JSON.parse(text)
    if (typeof values === "object" && values !== null && !Array.isArray(values))
      return new Map(
        Object.entries(values).flatMap(([key, value]) => (typeof value === "string" ? [[key, value] as const] : [])),
      )
  } catch {
    // Handled below, like any JSON that is not an object of texts.
  }
  await rename(path, `${path}.unreadable`)
  return new Map()
}

async function write(path: string, values: ReadonlyMap<string, string>): Promise<void> {
  const next = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(next, JSON.stringify(Object.fromEntries(values), null, 1), { mode: OWNER_ONLY, flush: true })
    await rename(next, path)
  } catch (cause) {
    await rm(next, { force: true })
    throw cause
  }
}

function failure(key: string, cause: unknown): StorageError {
  const code = codeOf(cause)
  return new StorageError({
    key,
    reason: code === "ENOSPC" || code === "EDQUOT" ? { _tag: "QuotaReached" } : { _tag: "Unavailable" },
  })
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : ""
}
