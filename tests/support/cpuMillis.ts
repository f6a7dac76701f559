/** CPU milliseconds of this process for one call; other processes do not count. */
export function cpuMillis(call: () => unknown): number {
  const before = process.cpuUsage()
  call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
