import type { PGlite } from "@electric-sql/pglite"
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely"
import type { PGliteEngine } from "./PGliteEngine.ts"
import { pgliteStatements, type RunStatement } from "./pgliteStatements.ts"

/** Kysely dialect for PGlite. There is one connection, and waiting callers get it in order of arrival. */
export const pgliteDialect = (engine: PGliteEngine): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PGliteDriver(engine),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

class PGliteDriver implements Driver {
  readonly #connection: PGliteConnection
  readonly #waiting: (() => void)[] = []
  #held = false

  constructor(engine: PGliteEngine) {
    this.#connection = new PGliteConnection(engine)
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#held) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#held = true
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next === undefined) this.#held = false
    else next()
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel === undefined ? "" : ` isolation level ${settings.isolationLevel}`
    await connection.executeQuery(CompiledQuery.raw(`start transaction${isolation}`))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"))
  }
}

class PGliteConnection implements DatabaseConnection {
  readonly #engine: PGliteEngine
  readonly #statements = new WeakMap<PGlite, RunStatement>()

  constructor(engine: PGliteEngine) {
    this.#engine = engine
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const run = this.#statementsOf(await this.#engine.current())
      const { rows, affectedRows } = await run<Row>(query.sql, query.parameters)
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
    } catch (error) {
      this.#engine.failed(error)
      throw error
    }
  }

  #statementsOf(pglite: PGlite): RunStatement {
    const run = this.#statements.get(pglite) ?? pgliteStatements(pglite)
    this.#statements.set(pglite, run)
    return run
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("PGlite returns all rows at once; page with limit instead.")
  }
}
