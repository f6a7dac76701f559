import type { PageAddress } from "./PageAddress.ts"

/**
 * Address parameters that grant access or identify a person (R20): accepted, then removed from the address bar;
 * never in a canonical address, a log, or a cache key.
 */
export const SECRET_PARAMETERS: readonly string[] = [
  "guestToken",
  "tokenGuest",
  "token",
  "sharedToken",
  "userToken",
  "access_token",
  "refresh_token",
  "hlpEmail",
  "hlpzi",
  "email",
  "logon",
  "pin",
  "eventAccessCode",
  "code",
  "validationCode",
  "state",
  "hash",
  "hashValue",
  "password",
  "captchaValue",
]

const SECRETS: ReadonlySet<string> = new Set(SECRET_PARAMETERS.map((name) => name.toLowerCase()))

function isSecret(name: string): boolean {
  return SECRETS.has(name.toLowerCase())
}

/** Whether an address has such a parameter. */
export function hasSecret({ parameters }: PageAddress): boolean {
  return Object.keys(parameters).some(isSecret)
}

/** Returns the address without them. */
export function withoutSecrets(address: PageAddress): PageAddress {
  return {
    ...address,
    parameters: Object.fromEntries(Object.entries(address.parameters).filter(([name]) => !isSecret(name))),
  }
}
