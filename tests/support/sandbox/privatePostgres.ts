import { type ChildProcess, execFile, spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { chmod, chown, mkdtemp, readdir, rm, statfs } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { tmpdir } from "node:os"
import { promisify } from "node:util"
import { Client } from "pg"

const run = promisify(execFile)

export interface PrivatePostgres {
  /** Folder of its socket. */
  readonly folder: string
  /** Of the server, whose other processes are its children. */
  readonly processId: () => number
  /** Creates an empty database on it. */
  readonly newDatabase: () => Promise<string>
  /** Kills the server as a machine crash would, and returns a function that restarts it on the same data. */
  readonly crash: () => Promise<() => Promise<void>>
  /** Ends the server and removes its data, or moves them to the folder, from which another server can start. */
  readonly stop: (savedIn?: string) => Promise<void>
}

const INSTALLED = "/usr/lib/postgresql"
/** The first version that can be told to copy a database as files. */
const COPIES_FILES = 15
/** Linux's file system in memory, and the room that the databases of a run need there. */
const [MEMORY, MEMORY_BYTES] = ["/dev/shm", 4 * 1024 ** 3]
/** Small segments of the log: a saved server takes them along. */
const INITDB = ["-U", "selvedge", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--wal-segsize=1"]

/** Folder of initdb and postgres, of the newest version; undefined when PostgreSQL is not installed. */
const binaries = async (): Promise<string | undefined> => {
  const versions = await readdir(INSTALLED).catch(() => [])
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0]
  return newest === undefined ? undefined : join(INSTALLED, newest, "bin")
}

/** The newest installed version; undefined when PostgreSQL is not installed. */
export const postgresVersion = async (): Promise<string | undefined> => {
  const bin = await binaries()
  return bin === undefined ? undefined : basename(dirname(bin))
}

/** PostgreSQL refuses to run as root; root runs it as the user that the package created. */
const unprivileged = async (): Promise<{ readonly uid: number; readonly gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const { stdout: uid } = await run("id", ["-u", "postgres"])
  const { stdout: gid } = await run("id", ["-g", "postgres"])
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * The folder for the data of servers: in memory where there is room, since each database has hundreds of files, which
 * cost a fifth of the CPU time there.
 */
const serversFolder = async (): Promise<string> => {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > MEMORY_BYTES ? MEMORY : tmpdir()
}

/**
 * Starts a private PostgreSQL in a temporary folder, reachable only through a socket in it, empty or with the data that
 * another one saved; undefined when none is installed. Does not use `TEST_DATABASE_URL`.
 */
export const startPrivatePostgres = async (saved?: string): Promise<PrivatePostgres | undefined> => {
  const bin = await binaries()
  if (bin === undefined) return undefined
  const user = await unprivileged()
  const folder = await mkdtemp(join(await serversFolder(), "selvedge-pg-"))
  if (user !== undefined) await chown(folder, user.uid, user.gid)
  await chmod(folder, 0o700)
  const data = join(folder, "data")
  const asUser = { ...(user ?? {}), cwd: folder }
  if (saved === undefined) await run(join(bin, "initdb"), ["-D", data, ...INITDB], asUser)
  else await run("cp", ["-a", saved, data])
  let server = await startServer(join(bin, "postgres"), data, folder, asUser)
  return {
    folder,
    processId: () => server.pid ?? 0,
    newDatabase: () => databaseIn(folder),
    crash: async () => {
      await end(server, "SIGQUIT")
      return async () => {
        server = await startServer(join(bin, "postgres"), data, folder, asUser)
      }
    },
    stop: async (savedIn) => {
      await end(server, "SIGINT")
      if (savedIn !== undefined) await run("cp", ["-a", data, savedIn])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a database on the server with this socket folder: empty, or a copy of another that has no connections. */
export const databaseIn = async (folder: string, original?: string): Promise<string> => {
  const bin = await binaries()
  const name = `shop_${randomUUID().replaceAll("-", "")}`
  // A fifth of the CPU time of a copy through the log, for a database of 27 MB.
  const byFiles = Number(/(\d+)\/bin$/.exec(bin ?? "")?.[1]) >= COPIES_FILES ? " strategy file_copy" : ""
  const copy = original === undefined ? "" : ` template ${nameIn(original)}${byFiles}`
  await execute(folder, `create database ${name}${copy}`)
  return `postgresql://selvedge@/${name}?host=${encodeURIComponent(folder)}`
}

/** Drops a database, even with open connections; does nothing where it is gone already. */
export const dropDatabase = async (databaseUrl: string): Promise<void> => {
  const folder = decodeURIComponent(/\?host=([^&]+)/.exec(databaseUrl)?.[1] ?? "")
  await execute(folder, `drop database if exists ${nameIn(databaseUrl)} with (force)`)
}

/** Runs a statement on the server, without the programs of PostgreSQL: a new process takes as long as the statement. */
const execute = async (folder: string, statement: string): Promise<void> => {
  const client = new Client({ host: folder, user: "selvedge", database: "postgres" })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const nameIn = (databaseUrl: string): string => {
  const name = /\/(shop_[0-9a-f]+)\?/.exec(databaseUrl)?.[1]
  if (name === undefined) throw new Error(`${databaseUrl} names no database of a private PostgreSQL.`)
  return name
}

const startServer = async (
  program: string,
  data: string,
  folder: string,
  asUser: { readonly uid?: number; readonly gid?: number; readonly cwd: string },
): Promise<ChildProcess> => {
  const server = spawn(
    program,
    [
      "-D",
      data,
      "-k",
      folder,
      "-c",
      "listen_addresses=",
      "-c",
      "fsync=off",
      "-c",
      "full_page_writes=off",
      "-c",
      "max_connections=200",
      // The databases live for seconds: vacuum, JIT and replication are not worth their cost.
      "-c",
      "autovacuum=off",
      "-c",
      "jit=off",
      "-c",
      "min_wal_size=4MB",
      "-c",
      "wal_level=minimal",
      "-c",
      "max_wal_senders=0",
    ],
    { ...asUser, stdio: ["ignore", "ignore", "pipe"] },
  )
  await new Promise<void>((resolve, reject) => {
    server.once("exit", (code) => reject(new Error(`postgres ended with ${code}`)))
    server.stderr.on("data", (text: Buffer) => {
      if (text.toString().includes("ready to accept connections")) resolve()
    })
  })
  return server
}

const end = async (server: ChildProcess, signal: "SIGINT" | "SIGQUIT"): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once("exit", resolve))
  server.kill(signal)
  await ended
}
