import { Client } from "pg"

/** Tables that a refused call may write: counters of attempts and guest ids. */
const REMEMBERING = ["session", "spent_refresh", "captcha", "counted_try", "secret_try", "validation_code"]

/** Counts the rows that are written in a PostgreSQL, within the transaction of each write. */
export async function countWrites(databaseUrl: string, alsoRemembering: readonly string[] = []) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query("create table write_count (writes bigint not null, last_table text not null)")
  await client.query("insert into write_count values (0, 'none')")
  await client.query(
    "create function count_write() returns trigger language plpgsql as $$ " +
      "begin update write_count set writes = writes + 1, last_table = TG_TABLE_NAME; " +
      "return null; end $$",
  )
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'write_count'",
  )
  for (const { name } of rows.filter(({ name: table }) => ![...REMEMBERING, ...alsoRemembering].includes(table))) {
    await client.query(
      `create trigger count_write after insert or update or delete on "${name}" ` +
        "for each row execute function count_write()",
    )
  }
  return {
    writes: async (): Promise<number> =>
      Number((await client.query<{ writes: string }>("select writes from write_count")).rows[0]?.writes ?? 0),
    lastTable: async (): Promise<string> =>
      (await client.query<{ last_table: string }>("select last_table from write_count")).rows[0]?.last_table ?? "none",
    close: () => client.end(),
  }
}
