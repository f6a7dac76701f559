import { parse, type PGlite, protocol, type Results } from "@electric-sql/pglite"

/** Runs statements on one PGlite. */
export type RunStatement = <Row>(text: string, parameters: readonly unknown[]) => Promise<Results<Row>>

interface PreparedStatement {
  readonly name: string
  /** Types of the parameters, in order. */
  readonly types: readonly number[]
  /** The message that describes the rows; none for a statement without rows. */
  readonly description: Parameters<typeof parse.parseResults>[0]
}

/**
 * Maximum number of prepared statements. The texts come from our code and are few; lists of values create variants.
 */
const MAX_STATEMENTS = 500
const { serialize } = protocol
/** The engine writes the folder itself; a commit is durable when it returns. */
const OPTIONS = { syncToFs: false }
const EXECUTE = joined([serialize.execute(), serialize.sync()])

/**
 * Runs statements on one PGlite, and prepares each text at its second use: most of a small statement's time is
 * planning.
 */
export function pgliteStatements(pglite: PGlite): RunStatement {
  const known = new Map<string, PreparedStatement | undefined>()
  let made = 0

  const prepare = async (text: string): Promise<PreparedStatement> => {
    const name = `s${(made += 1)}`
    try {
      const { messages } = await pglite.execProtocol(
        joined([serialize.parse({ name, text }), serialize.describe({ type: "S", name })]),
        OPTIONS,
      )
      const description = messages.filter((message) => message.name === "rowDescription")
      const prepared = { name, types: parse.parseDescribeStatementResults(messages), description }
      known.set(text, prepared)
      return prepared
    } finally {
      await pglite.execProtocol(serialize.sync(), OPTIONS)
    }
  }
  const execute = async (
    { name, types, description }: PreparedStatement,
    parameters: readonly unknown[],
  ): Promise<unknown> => {
    const values = parameters.map((value, at) =>
      value === null || value === undefined ? null : (pglite.serializers[types[at] ?? 0] ?? String)(value),
    )
    const { messages } = await pglite.execProtocol(
      joined([serialize.bind({ statement: name, values }), EXECUTE]),
      OPTIONS,
    )
    return parse.parseResults([...description, ...messages], pglite.parsers)[0]
  }
  function run<Row>(text: string, parameters: readonly unknown[]): Promise<Results<Row>>
  async function run(text: string, parameters: readonly unknown[]): Promise<unknown> {
    if (parameters.length === 0) return (await pglite.exec(text))[0]
    if (known.has(text))
      return pglite.runExclusive(async () => execute(known.get(text) ?? (await prepare(text)), parameters))
    if (known.size < MAX_STATEMENTS) known.set(text, undefined)
    return pglite.query(text, [...parameters])
  }
  return run
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
