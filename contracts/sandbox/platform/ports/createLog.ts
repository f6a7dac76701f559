import { pino, type DestinationStream } from "pino"
import type { LogLine } from "./SandboxPorts.ts"

/** Levels of LOG_LEVEL. */
export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const REDACTED = "[redacted]"
const SECRET_NAME = /token|secret|passw|authori[sz]ation|cookie|cvv|cvc|card-?number|^pan$|e-?mail|phone|captcha/iu
const SECRETS: readonly RegExp[] = [
  // Queries of links, credentials, e-mail addresses, JSON Web Tokens, and the random part of tokens.
  /(?<=\?)[\w.%-]{1,64}=[^\s"'<>)]*/gu,
  /(?<=\b(?:Bearer|Basic)\s)[\w.~+/=-]+/giu,
  /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gu,
  /(?<![\w-])eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/gu,
  /(?<![\w-])(?=[\w-]*[0-9])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32,}(?![\w-])/gu,
]
const CARD_NUMBER = /(?<![\w.-])(?:\d[ -]?){12,18}\d(?![\w-])/gu
const MAX_TEXT = 16_384
const MAX_DEPTH = 6

/** Returns a text without tokens, card numbers, e-mail addresses and the queries of links. */
export const redactText = (text: string): string =>
  SECRETS.reduce((left, secret) => left.replace(secret, REDACTED), text.slice(0, MAX_TEXT)).replace(
    CARD_NUMBER,
    (digits) => (passesLuhn(digits) ? REDACTED : digits),
  )

const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return redactText(value)
  if (typeof value === "bigint") return String(value)
  if (typeof value !== "object" || value === null) return value
  if (depth >= MAX_DEPTH) return "…"
  if (Array.isArray(value)) return value.map((entry) => redact(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, SECRET_NAME.test(name) ? REDACTED : redact(entry, depth + 1)]),
  )
}

const passesLuhn = (text: string): boolean => {
  const doubled = Array.from(text.replace(/\D/gu, ""))
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
  return doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0
}

/** Returns the log of a sandbox: one JSON object per line, without secrets. */
export const createLog = (level: LogLevel, destination: DestinationStream): ((line: LogLine) => void) => {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  )
  return ({ level: own, message, detail = {} }) => {
    if (logger.isLevelEnabled(own)) logger[own](redact(detail), redactText(message))
  }
}

const STDOUT = 1
const STDERR = 2

/** Warnings and errors go to standard error, all other lines to standard output; as text on a terminal. */
export const processDestination = async (isTerminal: boolean): Promise<DestinationStream> => {
  const open = isTerminal ? await prettyStream() : (dest: number) => pino.destination({ dest, sync: true })
  return pino.multistream(
    [
      { level: "trace", stream: open(STDOUT) },
      { level: "warn", stream: open(STDERR) },
    ],
    { dedupe: true },
  )
}

const prettyStream = async (): Promise<(destination: number) => DestinationStream> => {
  const { build } = await import("pino-pretty")
  return (destination) => build({ colorize: true, destination, sync: true, translateTime: "SYS:HH:MM:ss.l" })
}
