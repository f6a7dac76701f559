/** Milliseconds that this process computed for one call; what other processes do meanwhile does not count. */
export function cpuMillis(call: () => unknown): number {
  const before = process.cpuUsage()
  call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
