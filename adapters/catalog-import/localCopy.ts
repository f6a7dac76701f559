import { createReadStream, createWriteStream } from "node:fs"
import { mkdtemp, open, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { SheetUnreadableError } from "../../application/catalog/import/SheetUnreadableError.ts"

/** The file name that means standard input. */
export const STANDARD_INPUT = "-"
/** Maximum unpacked size in bytes: a small file can unpack to any size. */
const MAX_BYTES = 8 * 1024 ** 3
const GZIP = [0x1f, 0x8b]

/** A file that can be read several times. */
export interface LocalCopy {
  readonly path: string
  /** The name in messages. */
  readonly name: string
}

/** Copies of inputs that can be read only once, in a folder that is removed at the end. */
export class LocalCopies {
  private folder: string | undefined
  private count = 0
  private readonly input: () => Readable & { readonly isTTY?: boolean }
  private readonly maxBytes: number

  constructor(input: () => Readable & { readonly isTTY?: boolean } = () => process.stdin, maxBytes = MAX_BYTES) {
    this.input = input
    this.maxBytes = maxBytes
  }

  /**
   * Returns a path to read from: the file itself, or a copy of standard input. Gzip is detected by content and
   * unpacked.
   */
  async of(file: string): Promise<LocalCopy> {
    const name = file === STANDARD_INPUT ? "standard input" : file
    const path = file === STANDARD_INPUT ? await this.copyInput(name) : file
    return { path: (await isPacked(path)) ? await this.unpack(path, name) : path, name }
  }

  async remove(): Promise<void> {
    if (this.folder !== undefined) await rm(this.folder, { recursive: true, force: true })
  }

  private async copyInput(name: string): Promise<string> {
    const input = this.input()
    if (input.isTTY === true)
      throw new SheetUnreadableError({
        message: "Standard input is empty. Run `selvedge catalog import - < FILE`, or name a file.",
      })
    const path = await this.newFile()
    await pipeline(input, this.bounded(name), createWriteStream(path, { mode: 0o600 }))
    return path
  }

  private async unpack(packed: string, name: string): Promise<string> {
    const path = await this.newFile()
    try {
      await pipeline(
        createReadStream(packed),
        createGunzip(),
        this.bounded(name),
        createWriteStream(path, { mode: 0o600 }),
      )
    } catch (error) {
      if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_"))
        throw new SheetUnreadableError({
          message:
            `${name} is packed with gzip, and breaks off or is damaged (${error.message}): get it ` +
            "again, or unpack it first.",
        })
      throw error
    }
    return path
  }

  private async newFile(): Promise<string> {
    this.folder ??= await mkdtemp(join(tmpdir(), "selvedge-import-"))
    this.count += 1
    return join(this.folder, `copy-${this.count}`)
  }

  private bounded(name: string): Transform {
    let bytes = 0
    const { maxBytes } = this
    return new Transform({
      transform(chunk: Uint8Array, _encoding, done) {
        bytes += chunk.byteLength
        if (bytes > maxBytes)
          done(
            new SheetUnreadableError({
              message:
                `${name} has more than ${maxBytes} bytes: split it into several files, each with a ` +
                "--source of its own.",
            }),
          )
        else done(null, chunk)
      },
    })
  }
}

async function isPacked(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0)
    return bytesRead === GZIP.length && GZIP.every((byte, at) => buffer[at] === byte)
  } finally {
    await file.close()
  }
}
