/** How this server is to run: the environment, read once and checked. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Folder for everything that must survive a restart. */
  readonly dataDir: string
  /** The backend to forward to; without one the sandbox is the backend. */
  readonly backendUrl: string | undefined
  /** PostgreSQL for the sandbox; without one it keeps its own database in the data folder. */
  readonly databaseUrl: string | undefined
  /** Scheme and host that shoppers see, for canonical addresses and cookies; without one the request's own. */
  readonly publicOrigin: string | undefined
}

/** A setting that cannot be used; `message` says which, what is wrong with it and what to do. */
export interface SettingProblem {
  readonly problem: string
}

/** The settings in an environment, or the first thing wrong with it. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings | SettingProblem {
  const port = present(environment["PORT"]) ?? "4173"
  if (!/^[0-9]{1,5}$/.test(port) || Number(port) > 65_535)
    return { problem: `PORT is "${port}", which is no port: set it to a number from 0 to 65535.` }
  for (const name of ["BACKEND_URL", "PUBLIC_ORIGIN"]) {
    const value = present(environment[name])
    if (value !== undefined && !isHttpAddress(value))
      return { problem: `${name} is "${value}", which is no address: set it to something like https://shop.example.` }
  }
  return {
    port: Number(port),
    host: present(environment["HOST"]) ?? "127.0.0.1",
    dataDir: present(environment["DATA_DIR"]) ?? ".data",
    backendUrl: present(environment["BACKEND_URL"]),
    databaseUrl: present(environment["DATABASE_URL"]),
    publicOrigin: originOf(present(environment["PUBLIC_ORIGIN"])),
  }
}

function present(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === "" ? undefined : value.trim()
}

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol)
}

function originOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : new URL(text).origin
}
