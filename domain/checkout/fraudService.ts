import type { ParsedAddress } from "../shared/allowedRedirect.ts"
import { allowedRedirect } from "../shared/allowedRedirect.ts"

/** A service whose script screens the device before a payment (S4.27). */
export interface FraudService {
  /** Address of its script. */
  readonly script: string
  /** Name of the document event by which the script reports ready. */
  readonly readyEvent: string
}

/** Configuration variable with the address of the script; empty: no screening. */
export const FRAUD_SCRIPT_VARIABLE = "FRAUD_SCRIPT_URL"
const DEFAULT_EVENT = "fraudready"

/**
 * Returns the fraud screening service of a store's configuration: the script `FRAUD_SCRIPT_URL`, its allowed hosts
 * `FRAUD_SCRIPT_HOSTS`, a comma list (default: only the store's own), and its ready event `FRAUD_READY_EVENT` (default:
 * `fraudready`). Returns `undefined` when the store has none, or an untrusted one (R11, R12).
 */
export function fraudService(
  configuration: Readonly<Record<string, string>>,
  parse: (address: string) => ParsedAddress | undefined,
): FraudService | undefined {
  const named = configuration[FRAUD_SCRIPT_VARIABLE]?.trim() ?? ""
  if (named === "") return undefined
  const hosts = (configuration["FRAUD_SCRIPT_HOSTS"] ?? "")
    .split(",")
    .map((host) => host.trim())
    .filter((host) => host !== "")
  const script = allowedRedirect(named, hosts, parse)
  const event = configuration["FRAUD_READY_EVENT"]?.trim() ?? ""
  return script === undefined ? undefined : { script, readyEvent: event === "" ? DEFAULT_EVENT : event }
}
