import { type Kysely, sql } from "kysely"

/** One migration of the schema. Its name never changes after a release; migrations run in the order of the list. */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
}

export interface MigrationTables {
  sandbox_migration: { name: string; applied_at: number }
}

/** Runs the pending migrations, all in one transaction. The caller holds the setup lock. */
export const migrate = async <Tables extends MigrationTables>(
  db: Kysely<Tables>,
  migrations: readonly Migration[],
  now: number,
): Promise<void> => {
  await sql`create table if not exists sandbox_migration (name text primary key, applied_at bigint not null)`.execute(
    db,
  )
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ name: string }>`select name from sandbox_migration`.execute(trx)
    const applied = new Set(rows.map((row) => row.name))
    for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
      for (const statement of migration.statements) await sql.raw(statement).execute(trx)
      await sql`insert into sandbox_migration (name, applied_at) values (${migration.name}, ${now})`.execute(trx)
    }
  })
}
