import { parseAddress } from "../parseAddress.ts"
import type { SettingError } from "./SettingError.ts"

const IP_ADDRESS = /^(?:\[.*\]|[0-9.]+)$/

/**
 * Returns the origins of a comma-separated setting, or its first error. Browsers accept passkeys on the domain of the
 * first origin and below it, over https or on localhost.
 */
export function readPasskeyOrigins(setting: string | undefined): readonly string[] | SettingError | undefined {
  if (setting === undefined) return undefined
  const origins: string[] = []
  let domain: string | undefined
  for (const part of setting.split(",").map((text) => text.trim())) {
    const url = parseAddress(part)
    const problem =
      url === undefined || !["http:", "https:"].includes(url.protocol)
        ? "is no address"
        : url.origin !== part
          ? "has more than scheme, host and port"
          : IP_ADDRESS.test(url.hostname)
            ? "is an IP address, which browsers refuse for passkeys"
            : url.protocol === "http:" && !isLocal(url.hostname)
              ? "is not https, which browsers require for passkeys"
              : domain !== undefined && url.hostname !== domain && !url.hostname.endsWith(`.${domain}`)
                ? `is not on ${domain}, the domain of the first one`
                : undefined
    if (url === undefined || problem !== undefined)
      return {
        problem:
          `PASSKEY_ORIGINS contains "${part}", which ${problem}: ` +
          "set it to something like https://shop.example,https://m.shop.example.",
      }
    domain ??= url.hostname
    origins.push(url.origin)
  }
  return origins
}

function isLocal(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost")
}
