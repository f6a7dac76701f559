import { startPrivatePostgres } from "./privatePostgres.ts"

/** One PostgreSQL for all files of a run, told to them by its folder; each file makes databases of its own in it. Nothing where none is installed. */
export default async function sharedPostgres(): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPrivatePostgres()
  if (postgres === undefined) return undefined
  process.env["SHARED_POSTGRES_FOLDER"] = postgres.folder
  return postgres.stop
}
