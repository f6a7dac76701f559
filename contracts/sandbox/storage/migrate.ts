import { type Kysely, sql } from "kysely"

/** One step of the schema. Its name never changes once it is released; steps run in the order of the list. */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
}

export interface MigrationTables {
  sandbox_migration: { name: string; applied_at: number }
}

/** Runs the steps that this database has not seen, all in one transaction. The caller holds the set-up lock. */
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
