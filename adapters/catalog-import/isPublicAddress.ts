import { BlockList, isIP } from "node:net"

const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
]
/** Parts of the public range that lead to other networks: tunnels, translation, documentation. */
const PRIVATE_V6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]

const closed = new BlockList()
for (const [network, prefix] of PRIVATE_V4) closed.addSubnet(network, prefix, "ipv4")
for (const [network, prefix] of PRIVATE_V6) closed.addSubnet(network, prefix, "ipv6")
const publicV6 = new BlockList()
publicV6.addSubnet("2000::", 3, "ipv6")

/** True for an IP address in the public internet: no private network, no local machine, no tunnel into one. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, "ipv4")
    case 6:
      return publicV6.check(address, "ipv6") && !closed.check(address, "ipv6")
    default:
      return false
  }
}
