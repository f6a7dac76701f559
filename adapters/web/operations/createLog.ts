import { pino } from "pino"
import type { DestinationStream } from "pino"
import { redact, redactText } from "./redact.ts"
import { currentRequest } from "./requestRecord.ts"
import type { LogFields, ShopLog } from "./ShopLog.ts"

/** Levels of LOG_LEVEL, from the most lines to none. */
export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Creates the log: one JSON object per line, with the ID and the trace of the running request. Secrets are removed from
 * messages and fields.
 */
export function createLog(level: LogLevel, destination: DestinationStream): ShopLog {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const request = currentRequest()
        return request === undefined ? {} : identityOf(request)
      },
    },
    destination,
  )
  const write =
    (name: "debug" | "info" | "warn" | "error") =>
    (message: string, fields: LogFields = {}) => {
      if (logger.isLevelEnabled(name)) logger[name](redact(fields), redactText(message))
    }
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") }
}

/** The fields by which the lines of one request are found. */
export function identityOf({ id, traceId }: { readonly id: string; readonly traceId: string | undefined }): LogFields {
  return { requestId: id, ...(traceId === undefined ? {} : { traceId }) }
}

/**
 * Returns the destinations of a process: warnings and errors go to standard error, all other lines to standard output.
 * On a terminal the lines are colored text instead of JSON.
 */
export async function processDestination(isTerminal: boolean): Promise<DestinationStream> {
  const open = isTerminal ? await prettyStream() : (dest: number) => pino.destination({ dest, sync: true })
  return pino.multistream(
    [
      { level: "trace", stream: open(STDOUT) },
      { level: "warn", stream: open(STDERR) },
    ],
    { dedupe: true },
  )
}

const STDOUT = 1
const STDERR = 2

async function prettyStream(): Promise<(destination: number) => DestinationStream> {
  const { build } = await import("pino-pretty")
  return (destination) => build({ colorize: true, destination, sync: true, translateTime: "SYS:HH:MM:ss.l" })
}
