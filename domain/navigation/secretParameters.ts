import type { PageAddress } from "./PageAddress.ts"

/**
 * The parameters of addresses that open something to whoever has them, or tell who somebody is (ruling R20): accepted,
 * then taken out of the address bar; never in a canonical address, a log, or the key of anything that is kept.
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

/** Whether an address carries one. */
export function hasSecret({ parameters }: PageAddress): boolean {
  return Object.keys(parameters).some(isSecret)
}

/** The same address without any of them. */
export function withoutSecrets(address: PageAddress): PageAddress {
  return {
    ...address,
    parameters: Object.fromEntries(Object.entries(address.parameters).filter(([name]) => !isSecret(name))),
  }
}
