import { insertRows } from "../catalog/insertRows.ts"
import { operation, type Operation } from "../platform/http/Operation.ts"
import { invalidField, Refused, sessionMissing } from "../platform/http/Refused.ts"
import { sameSecret } from "../platform/ports/sameSecret.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { countTry } from "../customers/session/countTry.ts"
import { bearerToken } from "../customers/session/Sessions.ts"
import { readTagsLine, TelemetryLineRefused, readLine, type ParsedLine } from "./readLine.ts"

/** The write token of the demo collector; not secret, because it only allows writing events. */
const COLLECTOR_TOKEN = "demo-collector-token"
const FORM = "#selvedge-events 1"
/** Batches of one client per minute. */
const BATCH_LIMIT = { what: "telemetry", tries: 60, windowMs: 60_000, pauseMs: 60_000 }
const MAX_LINES = 5_000
/** Maximum number of stored lines. */
export const MAX_STORED = 10_000

export const telemetryOperations = (services: SandboxServices): readonly Operation[] => [
  operation("sendEvents", async ({ header, body, request }) => {
    const { storage, ports } = services
    if (!sameSecret(COLLECTOR_TOKEN, bearerToken(request))) throw sessionMissing("This is not the collector's token.")
    const { lines, tags } = readBatch(body)
    await countTry(services, BATCH_LIMIT, `${header["project-key"]} ${header["tracker-id"]}`)
    const common = {
      project_key: header["project-key"],
      tracker_id: header["tracker-id"],
      shared_tags: tags,
      received_at: ports.now(),
    }
    await storage.transaction(async ({ db }) => {
      await insertRows(
        db,
        "telemetry_line",
        lines.map(({ line, kind, grade, name, at }) => ({ ...common, line, kind, grade, name, happened_at: at })),
      )
      const newest = await db
        .selectFrom("telemetry_line")
        .select(({ fn }) => fn.max("line_id").as("line_id"))
        .executeTakeFirst()
      await db
        .deleteFrom("telemetry_line")
        .where("line_id", "<=", Number(newest?.line_id ?? 0) - MAX_STORED)
        .execute()
    })
    return { status: 202 }
  }),
]

interface StoredLine extends ParsedLine {
  readonly line: string
}

const readBatch = (text: string): { readonly tags: string; readonly lines: readonly StoredLine[] } => {
  const [form = "", tags = "", ...rest] = text.split("\n")
  if (form !== FORM) {
    if (/^#selvedge-events [0-9]{1,9}$/u.test(form))
      throw new Refused(426, { code: 426, key: "_ERR_UPGRADE_REQUIRED", message: "The collector takes the form 1." })
    throw invalidField("line 1", "form", `The first line must be ${FORM}.`)
  }
  if (rest.pop() !== "") throw invalidField("body", "end", "Each line ends with a line feed.")
  if (rest.length > MAX_LINES)
    throw new Refused(413, { code: 413, key: "_ERR_TOO_LARGE", message: `A batch has at most ${MAX_LINES} events.` })
  asked(2, () => readTagsLine(tags))
  return { tags, lines: rest.map((line, at) => ({ line, ...asked(at + 3, () => readLine(line)) })) }
}

/** Adds the line number to a problem. */
const asked = <Value>(number: number, read: () => Value): Value => {
  try {
    return read()
  } catch (error) {
    if (error instanceof TelemetryLineRefused)
      throw invalidField(`line ${number}`, "form", `Line ${number}: ${error.message}.`)
    throw error
  }
}
