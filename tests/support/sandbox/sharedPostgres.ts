import { openTestShop } from "./onBothDatabases.ts"
import { startPrivatePostgres } from "./privatePostgres.ts"

/**
 * One PostgreSQL for all files of a run, passed on by its folder. Each file creates its own databases in it; those with
 * the small world are copies of one that is prepared here. Does nothing where PostgreSQL is not installed.
 */
export default async function sharedPostgres(): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPrivatePostgres()
  if (postgres === undefined) return undefined
  const databaseUrl = await postgres.newDatabase()
  const { sandbox } = await openTestShop({ databaseUrl })
  await sandbox.close()
  process.env["SHARED_POSTGRES_FOLDER"] = postgres.folder
  process.env["SHARED_POSTGRES_PLAIN_SHOP"] = databaseUrl
  return postgres.stop
}
