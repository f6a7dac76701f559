/** An XMPP address, in normal form. */
export interface Jid {
  readonly local: string
  readonly domain: string
  readonly resource: string
}

const MAX_PART_BYTES = 1_023
const LOCAL = /^[^"&'/:<>@\s\p{C}]+$/u
const DOMAIN = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/u
const RESOURCE = /^[^\p{Cc}\p{Cs}]+$/u

/** Parses an address; `undefined` when it is malformed. The part before `/` does not depend on case. */
export const parseJid = (text: string): Jid | undefined => {
  const slash = text.indexOf("/")
  const bare = (slash < 0 ? text : text.slice(0, slash)).toLowerCase()
  const resource = slash < 0 ? "" : text.slice(slash + 1)
  const at = bare.indexOf("@")
  const local = at < 0 ? "" : bare.slice(0, at)
  const domain = bare.slice(at + 1)
  const isValid =
    DOMAIN.test(domain) &&
    (at < 0 || LOCAL.test(local)) &&
    (slash < 0 || RESOURCE.test(resource)) &&
    [local, domain, resource].every((part) => Buffer.byteLength(part) <= MAX_PART_BYTES)
  return isValid ? { local, domain, resource } : undefined
}

/** Returns an address without its resource. */
export const bareOf = (jid: string): string => {
  const slash = jid.indexOf("/")
  return slash < 0 ? jid : jid.slice(0, slash)
}

/** Returns the resource of an address; empty without one. */
export const resourceOf = (jid: string): string => {
  const slash = jid.indexOf("/")
  return slash < 0 ? "" : jid.slice(slash + 1)
}

/** Returns the domain of an address. */
export const domainOf = (jid: string): string => {
  const bare = bareOf(jid)
  return bare.slice(bare.indexOf("@") + 1)
}

/** Returns the part before the `@` of an address; empty without one. */
export const localOf = (jid: string): string => {
  const bare = bareOf(jid)
  const at = bare.indexOf("@")
  return at < 0 ? "" : bare.slice(0, at)
}

/** Writes an address. */
export const formatJid = ({ local, domain, resource }: Jid): string =>
  `${local === "" ? "" : `${local}@`}${domain}${resource === "" ? "" : `/${resource}`}`
