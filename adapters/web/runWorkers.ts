import cluster, { type Worker } from "node:cluster"

/** The message to a worker that it must end. */
const END = "end"
/** Position of a worker among those of its server, from 0. */
const POSITION = "SELVEDGE_WORKER"
/** Pause before a worker that ended is replaced, in milliseconds. */
const REPLACEMENT_PAUSE = 1_000

interface Opened {
  readonly opened: string
}

const isOpened = (message: unknown): message is Opened =>
  typeof message === "object" && message !== null && "opened" in message

/**
 * Runs worker processes of a program that share its ports, until this process is told to end; resolves to its exit
 * code.
 *
 * *Details.* A worker that ends by itself is replaced. Prints the address once all are open; one that ends before that
 * has a wrong setting, which it has printed: all others are ended. A worker whose shop is open finishes its requests;
 * one that is still starting has none, and does not listen to messages yet.
 */
export function runWorkers(program: string, count: number): Promise<number> {
  cluster.setupPrimary({ exec: program })
  const open = new Set<Worker>()
  let code: number | undefined
  let hasPrinted = false
  return new Promise((resolve) => {
    const endAll = (exitCode: number) => {
      code ??= exitCode
      const workers = Object.values(cluster.workers ?? {})
      for (const worker of workers) {
        if (worker === undefined) continue
        if (open.has(worker)) worker.send(END)
        else worker.process.kill("SIGTERM")
      }
      if (workers.length === 0) resolve(code)
    }
    const start = (position: number) => {
      const worker = cluster.fork({ [POSITION]: String(position) })
      worker.on("message", (message: unknown) => {
        if (!isOpened(message)) return
        open.add(worker)
        if (hasPrinted || open.size < count) return
        hasPrinted = true
        console.log(`Selvedge is open at ${message.opened} with ${count} processes`)
      })
      worker.on("exit", (exitCode) => {
        open.delete(worker)
        if (code !== undefined || !hasPrinted) endAll(exitCode ?? 1)
        else setTimeout(() => (code === undefined ? start(position) : undefined), REPLACEMENT_PAUSE)
      })
    }
    for (let position = 0; position < count; position += 1) start(position)
    process.on("SIGTERM", () => endAll(0))
    // The terminal sends Ctrl-C to the workers as well.
    process.on("SIGINT", () => endAll(0))
  })
}

/** The position of this process among the workers; 0 when it is the only one. */
export const workerPosition = (): number => Number(process.env[POSITION] ?? 0)

/** Reports that the shop of this process is open; prints it when there are no other processes. */
export function reportOpened(address: string): void {
  if (cluster.isWorker) process.send?.({ opened: address } satisfies Opened)
  else console.log(`Selvedge is open at ${address}`)
}

/** Calls `end` when the server of this worker ends. */
export function onServerEnd(end: () => void): void {
  if (cluster.isWorker) process.on("message", (message) => (message === END ? end() : undefined))
}
