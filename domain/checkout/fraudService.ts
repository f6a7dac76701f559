import type { ParsedAddress } from "../shared/allowedRedirect.ts"
import { allowedRedirect } from "../shared/allowedRedirect.ts"

/** A service whose script looks at the device before something is paid (specification, section 4). */
export interface FraudService {
  /** Address of its script. */
  readonly script: string
  /** Name of the event of the document by which the script reports ready. */
  readonly readyEvent: string
}

/** Configuration variable with the address of the script; no screening where it is empty. */
export const FRAUD_SCRIPT_VARIABLE = "FRAUD_SCRIPT_URL"
const DEFAULT_EVENT = "fraudready"

/**
 * The fraud screening of a store by its configuration: the script `FRAUD_SCRIPT_URL`, the hosts such a script may come
 * from,
 * `FRAUD_SCRIPT_HOSTS`, a comma list (none but the shop's own when absent), and the event by which it reports ready,
 * `FRAUD_READY_EVENT` (`fraudready` when absent). `undefined` where the store has none, or one that may not be trusted
 * (rulings R11, R12).
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
