import type { Command } from "commander"
import type { RestCall } from "../../../application/rest/RestGateway.ts"
import { RestGateway } from "../../../application/rest/RestGateway.ts"
import { CliProblem } from "../CliProblem.ts"
import type { GlobalOptions } from "../openShop.ts"
import { withShop } from "../openShop.ts"

interface RestOptions extends GlobalOptions {
  readonly path: readonly string[]
  readonly query: readonly string[]
  readonly body?: string
}

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value]

/** `rest`: one named action of the specification, in the backend's own words. */
export function addRestCommand(program: Command): void {
  program.command("rest <action>")
    .description("call one named action of the backend, for example order:shoppingCart; prints its answer as JSON")
    .option("--path <name=value>", "a part of the action's path, for example orderId=7; may be repeated", collect, [])
    .option("--query <name=value>", "a parameter; the same name again makes a list", collect, [])
    .option("--body <json>", "what to send")
    .action(async (action: string, _options: unknown, command: Command) => {
      const options: RestOptions = command.optsWithGlobals()
      const call: RestCall = { path: Object.fromEntries(options.path.map(pairOf)), query: queryOf(options.query), ...(options.body === undefined ? {} : { body: jsonOf(options.body) }) }
      await withShop(options, async ({ run, output }) => {
        const answer = await run(RestGateway.use((gateway) => gateway.call(action, call)))
        output.result(answer.data ?? null, [JSON.stringify(answer.data ?? null, null, 2)])
      })
    })
}

function pairOf(text: string): readonly [name: string, value: string] {
  const mark = text.indexOf("=")
  if (mark < 1) throw new CliProblem({ message: `"${text}" is no name=value.` })
  return [text.slice(0, mark), text.slice(mark + 1)]
}

function queryOf(texts: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const query: Record<string, string[]> = {}
  for (const [name, value] of texts.map(pairOf)) (query[name] ??= []).push(value)
  return query
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CliProblem({ message: "--body is no JSON: put it in single quotes, names and texts in double ones." })
  }
}
