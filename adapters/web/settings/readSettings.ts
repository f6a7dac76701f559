import type { Sites } from "../../../domain/navigation/Site.ts"
import { parseAddress } from "../parseAddress.ts"
import { readPasskeyOrigins } from "./readPasskeyOrigins.ts"
import { readSites } from "./readSites.ts"
import type { SettingError } from "./SettingError.ts"

/** The settings of this server, read from the environment and validated. */
export interface Settings {
  readonly port: number
  /** The address to listen on; this machine only when absent. */
  readonly host: string | undefined
  /** Number of processes that serve the port together. */
  readonly workers: number
  /** Folder for all data that must survive a restart. */
  readonly dataDir: string
  /** The backend to forward to; the sandbox when absent. */
  readonly backendUrl: string | undefined
  /** PostgreSQL for the sandbox; its own database in the data folder when absent. */
  readonly databaseUrl: string | undefined
  /** Number of products of each store in an empty sandbox; the sandbox's default when absent. */
  readonly demoProducts: number | undefined
  /** Public scheme and host, for canonical addresses and cookies; the request's own when absent. */
  readonly publicOrigin: string | undefined
  /** Origins on which passkeys are used, the shop's domain first; the shop's own when absent. */
  readonly passkeyOrigins: readonly string[] | undefined
  /** The desktop and the mobile site; one site when neither MOBILE_ORIGIN nor MOBILE_PREFIX is set. */
  readonly sites: Sites
  /**
   * The holder of customers' tokens (R4): this server, in cookies that no script can read, or the page, in the
   * readable cookies. `page` is for backends and scripts that expect those; this server then forwards calls
   * unchanged.
   */
  readonly sessionHolder: "server" | "page"
  /** A staging shop: search engines are told not to index it. */
  readonly isStage: boolean
  /** Port of the simulated providers' own origin, with the sandbox as the backend; 0 takes any free port. */
  readonly providersPort: number
  /** Public scheme and host of the simulated providers; the listening address when absent. */
  readonly providersOrigin: string | undefined
  /** Origin of the second allowed collector of telemetry; the first is the shop itself. */
  readonly collector: string | undefined
  /** Number of proxies in front of this server that append their client's address to `x-forwarded-for`. */
  readonly trustedProxies: number
  /** The XMPP server to which the sandbox's chat workgroups connect; the embedded one when absent. */
  readonly xmppServer: XmppServerSettings | undefined
  /**
   * Where card data is entered: in the frame of a vault at that URL (the sandbox's own when absent), or in the shop's
   * page.
   */
  readonly cardEntry: { readonly by: "frame"; readonly vault: string | undefined } | { readonly by: "direct" }
}

const MAX_PORT = 65_535
const MAX_PROXIES = 9
const MAX_WORKERS = 64
const MAX_DEMO_PRODUCTS = 100_000

/** Returns the settings of an environment, or the first error. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings | SettingError {
  const port = present(environment["PORT"]) ?? "4173"
  const providersPort = present(environment["PROVIDERS_PORT"]) ?? nextPort(port)
  for (const [name, value] of [
    ["PORT", port],
    ["PROVIDERS_PORT", providersPort],
  ])
    if (!isPort(value ?? ""))
      return { problem: `${name} is "${value}", which is no port: set it to a number from 0 to 65535.` }
  if (port === providersPort && port !== "0")
    return {
      problem:
        `PROVIDERS_PORT is "${providersPort}", which is the shop's own port: the providers need ` +
        `another, for example PROVIDERS_PORT=${nextPort(port)}.`,
    }
  for (const name of [
    "BACKEND_URL",
    "PUBLIC_ORIGIN",
    "MOBILE_ORIGIN",
    "PROVIDERS_ORIGIN",
    "CARD_VAULT_URL",
    "TELEMETRY_COLLECTOR_URL",
  ]) {
    const value = present(environment[name])
    if (value !== undefined && !isHttpAddress(value))
      return { problem: `${name} is "${value}", which is no address: set it to something like https://shop.example.` }
  }
  const sessionHolder = present(environment["SESSION_HOLDER"]) ?? "server"
  if (sessionHolder !== "server" && sessionHolder !== "page")
    return { problem: `SESSION_HOLDER is "${sessionHolder}", which holds no session: set it to server or page.` }
  const stage = present(environment["STAGE"]) ?? "false"
  if (stage !== "true" && stage !== "false")
    return {
      problem:
        `STAGE is "${stage}", which is neither: set it to true for a shop that is only tried ` +
        "out, or leave it out.",
    }
  const demoProducts = present(environment["DEMO_PRODUCTS"])
  if (demoProducts !== undefined && !(/^[0-9]{1,6}$/.test(demoProducts) && Number(demoProducts) <= MAX_DEMO_PRODUCTS))
    return {
      problem:
        `DEMO_PRODUCTS is "${demoProducts}", which is no number of products: set it to a number ` +
        `from 0 (none, for a catalogue of your own) to ${MAX_DEMO_PRODUCTS}, or leave it out.`,
    }
  const trustedProxies = present(environment["TRUSTED_PROXIES"]) ?? "0"
  if (!/^[0-9]$/.test(trustedProxies))
    return {
      problem:
        `TRUSTED_PROXIES is "${trustedProxies}", which is no number of proxies: set it to how ` +
        `many stand in front of this server, from 0 to ${MAX_PROXIES}.`,
    }
  const workers = present(environment["WORKERS"]) ?? "1"
  if (!/^[1-9][0-9]?$/.test(workers) || Number(workers) > MAX_WORKERS)
    return {
      problem:
        `WORKERS is "${workers}", which is no number of processes: ` + `set it to a number from 1 to ${MAX_WORKERS}.`,
    }
  if (
    workers !== "1" &&
    [environment["BACKEND_URL"], environment["DATABASE_URL"]].every((url) => present(url) === undefined)
  )
    return {
      problem:
        `WORKERS is "${workers}", but only one process can open the database in the data folder: set DATABASE_URL to ` +
        "a PostgreSQL or BACKEND_URL to a backend, or leave WORKERS out.",
    }
  const xmppServer = readXmppServer(present(environment["XMPP_URL"]), present(environment["XMPP_COMPONENT_SECRET"]))
  if (xmppServer !== undefined && "problem" in xmppServer) return xmppServer
  const cardEntry = readCardEntry(environment)
  if ("problem" in cardEntry) return cardEntry
  const publicOrigin = originOf(present(environment["PUBLIC_ORIGIN"]))
  const vaultOrigin = cardEntry.by === "frame" ? originOf(cardEntry.vault) : undefined
  if (
    vaultOrigin !== undefined &&
    [publicOrigin, originOf(present(environment["MOBILE_ORIGIN"]))].includes(vaultOrigin)
  )
    return {
      problem:
        `CARD_VAULT_URL is on ${vaultOrigin}, which is the shop's own origin, whose scripts ` +
        "would reach the card data: set it to the vault's address on another host.",
    }
  const passkeyOrigins = readPasskeyOrigins(present(environment["PASSKEY_ORIGINS"]))
  if (passkeyOrigins !== undefined && "problem" in passkeyOrigins) return passkeyOrigins
  const sites = readSites({ publicOrigin, mobileOrigin: originOf(present(environment["MOBILE_ORIGIN"])), environment })
  if ("problem" in sites) return sites
  return {
    port: Number(port),
    workers: Number(workers),
    host: present(environment["HOST"]),
    dataDir: present(environment["DATA_DIR"]) ?? ".data",
    backendUrl: present(environment["BACKEND_URL"]),
    databaseUrl: present(environment["DATABASE_URL"]),
    demoProducts: demoProducts === undefined ? undefined : Number(demoProducts),
    publicOrigin,
    passkeyOrigins,
    sites,
    sessionHolder,
    isStage: stage === "true",
    providersPort: Number(providersPort),
    providersOrigin: originOf(present(environment["PROVIDERS_ORIGIN"])),
    collector: originOf(present(environment["TELEMETRY_COLLECTOR_URL"])),
    trustedProxies: Number(trustedProxies),
    cardEntry,
    xmppServer,
  }
}

/** An XMPP server, with its port for components (XEP-0114). */
interface XmppServerSettings {
  readonly url: string
  readonly componentSecret: string
}

function readXmppServer(
  url: string | undefined,
  componentSecret: string | undefined,
): XmppServerSettings | SettingError | undefined {
  if (url === undefined) return undefined
  if (!URL.canParse(url) || new URL(url).protocol !== "xmpp:" || new URL(url).hostname === "")
    return { problem: `XMPP_URL is "${url}", which is no server: set it to something like xmpp://chat.example:5347.` }
  return componentSecret === undefined
    ? { problem: "XMPP_COMPONENT_SECRET is not set: set it to the secret that the server at XMPP_URL expects." }
    : { url, componentSecret }
}

/** Card data is entered in a frame by default. A backend elsewhere also needs a vault elsewhere. */
function readCardEntry(
  environment: Readonly<Record<string, string | undefined>>,
): Settings["cardEntry"] | SettingError {
  const by = present(environment["CARD_ENTRY"]) ?? "frame"
  if (by === "direct") return { by }
  if (by !== "frame") return { problem: `CARD_ENTRY is "${by}", which takes no card: set it to frame or direct.` }
  const vault = present(environment["CARD_VAULT_URL"])
  if (vault === undefined && present(environment["BACKEND_URL"]) !== undefined)
    return {
      problem:
        "CARD_VAULT_URL is not set, and BACKEND_URL names a backend whose vault is not known: " +
        "set it to the address of the vault's frame, or set CARD_ENTRY=direct to have cards " +
        "typed into the shop's own page.",
    }
  return { by, vault }
}

function isPort(text: string): boolean {
  return /^[0-9]{1,5}$/.test(text) && Number(text) <= MAX_PORT
}

/** The port next to another one; any free port next to any free port. */
function nextPort(port: string): string {
  return port === "0" ? port : String(Number(port) < MAX_PORT ? Number(port) + 1 : Number(port) - 1)
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
