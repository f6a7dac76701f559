import type * as FileSystem from "node:fs/promises"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import type { SandboxPorts } from "../../../contracts/sandbox/platform/ports/SandboxPorts.ts"
import { interruptAt, interruptible, stepsTaken } from "../../support/files/interruptedDisk.ts"

/**
 * The writers on a disk that can be interrupted. Files of this layer share a worker, so that the modules are loaded
 * anew before and after.
 */
async function readWriters() {
  const [{ readAdminKey }, { lockFolder }, { readCached, writeCached }, { fileStore }, { createFile, replaceFile }] =
    await Promise.all([
      import("../../../contracts/sandbox/admin-console/readAdminKey.ts"),
      import("../../../contracts/sandbox/platform/storage/lockFolder.ts"),
      import("../../../contracts/sandbox/world/imagery/imageCache.ts"),
      import("../../../adapters/node/FileStore.ts"),
      import("../../../adapters/cli/output/writeWholeFile.ts"),
    ])
  return { readAdminKey, lockFolder, readCached, writeCached, fileStore, createFile, replaceFile }
}

vi.resetModules()
vi.doMock("node:fs/promises", async (importOriginal) => interruptible(await importOriginal<typeof FileSystem>()))
const { readAdminKey, lockFolder, readCached, writeCached, fileStore, createFile, replaceFile } = await readWriters()
vi.doUnmock("node:fs/promises")
vi.resetModules()

const ports: SandboxPorts = { now: () => 0, random: (bytes) => new Uint8Array(bytes).fill(7), log: () => undefined }
const PICTURE = new Uint8Array(500).fill(9)
const OLD = "what was there before"
const NEW = "what is written now, and is longer"

interface Writer {
  /** Writes once. */
  readonly write: (folder: string) => Promise<unknown>
  /** Reads as a later process; fails the test for a partial write. */
  readonly check: (folder: string) => Promise<unknown>
}

const textIn = (folder: string): string | undefined =>
  readdirSync(folder).includes("file") ? readFileSync(join(folder, "file"), "utf8") : undefined

/** Every writer of files that must never be partial. */
const WRITERS: Readonly<Record<string, Writer>> = {
  "the key of the desk": {
    write: (folder) => readAdminKey(ports, folder),
    check: async (folder) => {
      const key = await readAdminKey(ports, folder)
      expect(key).toMatch(/^d\..{32}$/u)
      expect(readFileSync(join(folder, "admin-key"), "utf8")).toBe(`${key}\n`)
    },
  },
  "the lock of the folder": {
    write: (folder) => lockFolder(folder).then((release) => release()),
    check: async (folder) => {
      const written = readdirSync(folder)
        .filter((name) => name === "sandbox.lock")
        .map((name) => readFileSync(join(folder, name), "utf8"))
      expect(written.every((pid) => pid === String(process.pid))).toBe(true)
      await (
        await lockFolder(folder)
      )()
    },
  },
  "a picture of the cache": {
    write: (folder) => writeCached(join(folder, "picture"), PICTURE),
    check: async (folder) => {
      const found = await readCached(join(folder, "picture"))
      if (found !== undefined) expect(Array.from(found.bytes)).toEqual(Array.from(PICTURE))
    },
  },
  "the session of a terminal": {
    write: async (folder) => {
      writeFileSync(join(folder, "file"), JSON.stringify({ session: OLD }))
      await Effect.runPromise(fileStore(join(folder, "file")).set("session", NEW))
    },
    check: async (folder) =>
      expect([JSON.stringify({ session: OLD }), JSON.stringify({ session: NEW }, null, 1)]).toContain(textIn(folder)),
  },
  "a file that a command replaces": {
    write: async (folder) => {
      writeFileSync(join(folder, "file"), OLD)
      await replaceFile(join(folder, "file"), NEW)
    },
    check: async (folder) => expect([OLD, NEW]).toContain(textIn(folder)),
  },
  "a file that a command creates": {
    write: (folder) => createFile(join(folder, "file"), NEW),
    check: async (folder) => expect([undefined, NEW]).toContain(textIn(folder)),
  },
}

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-interrupted-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Number of steps of one write that change the disk. */
async function countSteps(write: Writer["write"]): Promise<number> {
  interruptAt(Infinity, "full")
  await write(newFolder())
  return stepsTaken()
}

describe("F181 a write interrupted by a full disk or a kill leaves a complete file or none", () => {
  for (const [name, { write, check }] of Object.entries(WRITERS)) {
    it.each(["full", "killed"] as const)(`${name}: disk or process %s at every step`, async (how) => {
      const steps = await countSteps(write)
      expect(steps).toBeGreaterThan(1)
      for (let at = 1; at <= steps; at += 1) {
        const folder = newFolder()
        interruptAt(at, how)
        await Promise.allSettled([write(folder)])
        interruptAt(Infinity, how)
        await check(folder)
      }
    })
  }

  it("leaves no temporary file on a full disk", async () => {
    const steps = await countSteps(
      WRITERS["the key of the desk"]?.write ?? (() => Promise.reject(new Error("no such writer"))),
    )
    for (let at = 1; at < steps; at += 1) {
      const folder = newFolder()
      interruptAt(at, "full")
      await Promise.allSettled([readAdminKey(ports, folder)])
      expect(readdirSync(folder).filter((file) => file.endsWith(".part"))).toEqual([])
    }
    interruptAt(Infinity, "full")
  })

  it("names the admin key and the reason when it cannot be written", async () => {
    const folder = newFolder()
    interruptAt(2, "full")
    await expect(readAdminKey(ports, folder)).rejects.toThrow(
      `The admin key ${join(folder, "admin-key")} cannot be written: ENOSPC`,
    )
    interruptAt(Infinity, "full")
  })
})
