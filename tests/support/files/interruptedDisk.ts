import type * as FileSystem from "node:fs/promises"

type Files = typeof FileSystem

/** Steps that change the disk, counted over all calls. */
let step = 0
let failsAt = Infinity
let failure: "full" | "killed" = "full"

/** A full disk fails one step and then recovers. A killed process does no further step and cleans nothing up. */
export function interruptAt(at: number, how: "full" | "killed"): void {
  step = 0
  failsAt = at
  failure = how
}

/** Number of steps of the write without an interruption. */
export function stepsTaken(): number {
  return step
}

/** `node:fs/promises` with interruptible steps: an interrupted write stores half of its data. */
export function interruptible(real: Files): Files {
  const guarded =
    <Arguments extends readonly unknown[], Result>(
      act: (...overrides: Arguments) => Promise<Result>,
      half?: (...overrides: Arguments) => Promise<unknown>,
    ) =>
    async (...overrides: Arguments): Promise<Result> => {
      step += 1
      const isOver = failure === "killed" ? step >= failsAt : step === failsAt
      if (!isOver) return act(...overrides)
      if (step === failsAt) await half?.(...overrides)
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), {
        code: failure === "killed" ? "EIO" : "ENOSPC",
      })
    }
  const halfOf = (data: unknown): string | Uint8Array =>
    typeof data === "string" || data instanceof Uint8Array ? data.slice(0, Math.floor(data.length / 2)) : ""
  const files: Files = {
    ...real,
    mkdir: real.mkdir,
    link: guarded(real.link),
    rename: guarded(real.rename),
    rm: guarded(real.rm),
    writeFile: guarded(real.writeFile, (file, data, options) => real.writeFile(file, halfOf(data), options)),
    open: async (...overrides) => {
      const handle = await guarded(real.open)(...overrides)
      const { writeFile, sync } = { writeFile: handle.writeFile.bind(handle), sync: handle.sync.bind(handle) }
      handle.writeFile = guarded(writeFile, (data) => writeFile(halfOf(data)))
      handle.sync = guarded(sync)
      return handle
    },
  }
  return files
}
