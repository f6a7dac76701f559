import type { Sites } from "../../domain/navigation/Site.ts"
import { parseAddress } from "./parseAddress.ts"
import { readSites } from "./readSites.ts"
import type { SettingProblem } from "./SettingProblem.ts"

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
  /** The desktop and the mobile site; one for everybody when neither MOBILE_ORIGIN nor MOBILE_PREFIX is set. */
  readonly sites: Sites
  /**
   * Who keeps a shopper's tokens (ruling R4): this server, in cookies no script can read, or the page, in the specification's own
   * cookies. `page` is for backends and scripts that expect those; this server then hands calls on as they are.
   */
  readonly sessionHolder: "server" | "page"
  /** The whole shop is only tried out, and search engines are told to leave it alone. */
  readonly isStage: boolean
}

/** The settings in an environment, or the first thing wrong with it. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings | SettingProblem {
  const port = present(environment["PORT"]) ?? "4173"
  if (!/^[0-9]{1,5}$/.test(port) || Number(port) > 65_535)
    return { problem: `PORT is "${port}", which is no port: set it to a number from 0 to 65535.` }
  for (const name of ["BACKEND_URL", "PUBLIC_ORIGIN", "MOBILE_ORIGIN"]) {
    const value = present(environment[name])
    if (value !== undefined && !isHttpAddress(value))
      return { problem: `${name} is "${value}", which is no address: set it to something like https://shop.example.` }
  }
  const sessionHolder = present(environment["SESSION_HOLDER"]) ?? "server"
  if (sessionHolder !== "server" && sessionHolder !== "page")
    return { problem: `SESSION_HOLDER is "${sessionHolder}", which holds no session: set it to server or page.` }
  const stage = present(environment["STAGE"]) ?? "false"
  if (stage !== "true" && stage !== "false") return { problem: `STAGE is "${stage}", which is neither: set it to true for a shop that is only tried out, or leave it out.` }
  const publicOrigin = originOf(present(environment["PUBLIC_ORIGIN"]))
  const sites = readSites({ publicOrigin, mobileOrigin: originOf(present(environment["MOBILE_ORIGIN"])), environment })
  if ("problem" in sites) return sites
  return {
    port: Number(port),
    host: present(environment["HOST"]) ?? "127.0.0.1",
    dataDir: present(environment["DATA_DIR"]) ?? ".data",
    backendUrl: present(environment["BACKEND_URL"]),
    databaseUrl: present(environment["DATABASE_URL"]),
    publicOrigin,
    sites,
    sessionHolder,
    isStage: stage === "true",
  }
}

function present(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === "" ? undefined : value.trim()
}

function isHttpAddress(text: string): boolean {
  return ["http:", "https:"].includes(parseAddress(text)?.protocol ?? "")
}

function originOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : new URL(text).origin
}
