import { AsyncLocalStorage } from "node:async_hooks"
import { isIP } from "node:net"

const current = new AsyncLocalStorage<string>()

/** Runs `act` with the source of a request; everything that it awaits can read it with `currentSource`. */
export const withRequestSource = <Result>(request: Request, act: () => Promise<Result>): Promise<Result> =>
  current.run(sourceOf(request.headers.get("x-forwarded-for")), act)

/** Returns the network address of the running request, as rate limits count it; empty when unknown. */
export const currentSource = (): string => current.getStore() ?? ""

/**
 * Returns the last address of an `x-forwarded-for` header: the proxy in front wrote it, while clients can forge the
 * others. An IPv6 address is reduced to its /64, which belongs to one household or machine. A loopback address belongs
 * to the server's own machine and counts as unknown.
 */
export const sourceOf = (forwardedFor: string | null): string => {
  const last = (forwardedFor ?? "").split(",").at(-1)?.trim() ?? ""
  const address = withoutPort(last).toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/u.exec(address)?.[1] ?? address
  if (isIP(mapped) === 4) return mapped.startsWith("127.") ? "" : mapped
  if (isIP(mapped) !== 6) return ""
  const groups = groupsOf(mapped)
  return groups.every((group, index) => group === (index === groups.length - 1 ? 1 : 0))
    ? ""
    : `${groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(":")}::/64`
}

const withoutPort = (text: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/u.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/u.exec(text)?.[1] ?? text

/** Returns the eight groups of an IPv6 address; an embedded IPv4 address fills the last two. */
const groupsOf = (address: string): readonly number[] => {
  const [before = "", after] = (address.split("%")[0] ?? "").split("::")
  const numbers = (part: string): readonly number[] =>
    part === ""
      ? []
      : part.split(":").flatMap((group) => {
          if (!group.includes(".")) return [Number.parseInt(group, 16)]
          const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number)
          return [a * 256 + b, c * 256 + d]
        })
  const [head, tail] = [numbers(before), after === undefined ? [] : numbers(after)]
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}
