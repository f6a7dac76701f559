import { Client } from "pg"

/** A call, and its response. */
export type Call<Answer> = () => Promise<Answer>

/**
 * Runs calls concurrently and deterministically on PostgreSQL. A lock lets every connection read a table, and blocks
 * each one that writes it or locks a row until all calls have reached that point or have ended. So all calls have read
 * before one writes. They start one after the other; responses are in the same order.
 */
export async function runSimultaneously<Answer>(
  databaseUrl: string,
  table: string,
  calls: readonly Call<Answer>[],
): Promise<readonly Answer[]> {
  const [gate, watch] = [new Client({ connectionString: databaseUrl }), new Client({ connectionString: databaseUrl })]
  await Promise.all([gate.connect(), watch.connect()])
  try {
    await gate.query("begin")
    await gate.query(`lock table ${table} in exclusive mode`)
    let answered = 0
    const answers: Promise<Answer>[] = []
    for (const call of calls) {
      answers.push(call().finally(() => (answered += 1)))
      while (answered + (await waiting(watch)) < answers.length);
    }
    // A failed call is reported at the end, with the others.
    const all = Promise.allSettled(answers)
    if (answered === calls.length) throw new Error(`Nobody wants to write ${table}: the gate holds nothing.`)
    await gate.query("commit")
    await all
    return await Promise.all(answers)
  } finally {
    await Promise.all([gate.end(), watch.end()])
  }
}

/** Number of the database's connections that wait for a lock. */
async function waiting(watch: Client): Promise<number> {
  const { rows } = await watch.query<{ readonly count: number }>(
    "select count(distinct pid)::integer as count from pg_locks where not granted and pid in (select " +
      "pid from pg_stat_activity where datname = current_database())",
  )
  return rows[0]?.count ?? 0
}
