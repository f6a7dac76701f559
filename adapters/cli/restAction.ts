import { writeFile } from "node:fs/promises"
import * as Effect from "effect/Effect"
import type { RestAction } from "../../application/rest/RestAction.ts"
import type { RestAnswer, RestCall } from "../../application/rest/RestGateway.ts"
import { RestGateway } from "../../application/rest/RestGateway.ts"
import type { FileContent } from "../../application/shared/FileContent.ts"
import { CliUsageError } from "./CliUsageError.ts"
import { table } from "./output/Output.ts"
import type { CliContext } from "./CliContext.ts"

/** The command line of an action. */
export interface RestArguments extends Pick<RestCall, "body" | "ts"> {
  /** Names and values in order; a name may repeat. */
  readonly parameterTexts: readonly (readonly [name: string, value: string])[]
}

/** How to print a response. */
export interface RestPrinting {
  /** The output file of a ticket or picture. */
  readonly out?: string
  /** True to print status and audience too. */
  readonly includesStatus: boolean
}

/** Readable by the owner only: the file opens an order at the counter. */
const OWNER_ONLY = 0o600

/** Prints all actions with their parameters; an asterisk marks required ones. */
export async function listRestActions({ run, output }: CliContext): Promise<void> {
  const actions = await run(RestGateway.use((gateway) => Effect.succeed(gateway.actions)))
  const rows = actions.map(({ name, parameters }) => [
    name,
    parameters.map((one) => `${one.name}${one.isRequired ? "*" : ""}`).join(" "),
  ])
  output.result(actions, table(rows))
}

/** Calls an action and prints its response. Binary content goes into a file or a pipe, never to a terminal. */
export async function callRestAction(
  { run, output }: CliContext,
  name: string,
  { parameterTexts, ...rest }: RestArguments,
  { out, includesStatus }: RestPrinting,
): Promise<void> {
  const actions = await run(RestGateway.use((gateway) => Effect.succeed(gateway.actions)))
  const action = actions.find((one) => one.name === name)
  if (action?.result.kind === "file" && out === undefined && output.bytes === undefined && !output.isJson)
    throw new CliUsageError({
      message:
        `${name} returns a file (${action.result.mediaTypes.join(" or ")}), which is not printed to a terminal. ` +
        "Add --out FILE.",
    })
  if (action !== undefined && action.result.kind !== "file" && out !== undefined)
    throw new CliUsageError({
      message: `${name} does not return a file. Leave out --out and redirect the output instead.`,
    })
  const answer = await run(
    RestGateway.use((gateway) =>
      gateway.call(name, { ...rest, parameters: action === undefined ? {} : parametersOf(action, parameterTexts) }),
    ),
  )
  if (answer.file !== undefined)
    return await printFile({ run, output }, answer, answer.file, {
      includesStatus,
      ...(out === undefined ? {} : { out }),
    })
  const { status, audienceId, unread, data = null } = answer
  if (unread !== undefined) output.note(`Could not load: ${unread.join(", ")}. Run the command again.`)
  const shown = includesStatus ? { status, ...(audienceId === undefined ? {} : { audienceId }), data } : data
  output.result(shown, [JSON.stringify(shown, null, 2)])
}

async function printFile(
  { output }: Pick<CliContext, "run" | "output">,
  { status, audienceId }: RestAnswer,
  { bytes, mediaType, name }: FileContent,
  { out, includesStatus }: RestPrinting,
): Promise<void> {
  const about = {
    mediaType,
    ...(name === undefined ? {} : { name }),
    ...(includesStatus ? { status, ...(audienceId === undefined ? {} : { audienceId }) } : {}),
  }
  if (out !== undefined) {
    await writeFile(out, bytes, { mode: OWNER_ONLY })
    return output.result({ file: out, bytes: bytes.length, ...about }, [`Saved to ${out}.`])
  }
  if (output.isJson) return output.result({ ...about, base64: Buffer.from(bytes).toString("base64") }, [])
  output.bytes?.(bytes)
}

/** Returns the parameters as values: body members are parsed as JSON. Repeated names become lists. */
function parametersOf(
  action: RestAction,
  parameterTexts: RestArguments["parameterTexts"],
): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown[]>()
  for (const [name, text] of parameterTexts) {
    const isJson = action.parameters.some((parameter) => parameter.name === name && parameter.kind === "json")
    values.set(name, [...(values.get(name) ?? []), isJson ? jsonOf(name, text) : text])
  }
  for (const [name, all] of values) {
    if (all.length > 1 && typeof all[0] === "object")
      throw new CliUsageError({ message: `${name} is given ${all.length} times. Give it once, as one JSON value.` })
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all]))
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CliUsageError({
      message: `${name} is not valid JSON. Put the value in single quotes and strings in double quotes.`,
    })
  }
}
