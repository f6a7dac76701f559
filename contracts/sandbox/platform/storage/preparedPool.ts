import { createHash } from "node:crypto"
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely"
import type { Pool, PoolClient } from "pg"

/**
 * Maximum number of prepared statements per connection. The texts come from our code and are few; lists of values
 * create variants.
 */
const MAX_STATEMENTS = 500
/** Error code of a prepared plan whose table was altered. */
const CHANGED_TABLE = "0A000"

/**
 * A pool whose connections plan a statement once: a parameterized statement is sent as a named one from its second use
 * in this process.
 *
 * *Details.* A connection with outdated plans is destroyed when it is released.
 */
export const preparedPool = (pool: Pool): PostgresPool => {
  const names = statementNames()
  return { connect: async () => preparedClient(await pool.connect(), names), end: () => pool.end() }
}

const preparedClient = (client: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient => {
  let isStale = false
  const run = async (text: string, values: readonly unknown[]) => {
    const name = values.length === 0 ? undefined : nameOf(text)
    try {
      return await client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] })
    } catch (error) {
      isStale ||= error instanceof Error && "code" in error && error.code === CHANGED_TABLE
      throw error
    }
  }
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new Error("Statements return all rows at once; page with limit instead.")
    return run(text, values)
  }
  return { query, release: () => client.release(isStale) }
}

const statementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string | undefined>()
  return (text) => {
    if (names.has(text)) {
      const name = names.get(text) ?? createHash("md5").update(text).digest("hex")
      names.set(text, name)
      return name
    }
    if (names.size < MAX_STATEMENTS) names.set(text, undefined)
    return undefined
  }
}
