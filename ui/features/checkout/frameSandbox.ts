/** What the page of another party in a frame may do besides having its own origin. */
export type FrameAllowance = "allow-forms" | "allow-scripts"

/**
 * The `sandbox` attribute of a frame that keeps its origin: a bank and a vault need their cookies, and say who they are
 * by it. A page of the shop's own origin with `allow-scripts` as well could take the attribute off its own frame, so it
 * never gets both: scripts are left out there. On another origin both together still forbid to leave the shop's page,
 * to open windows, to download and to show dialogs.
 */
export function frameSandbox(address: string, allowances: readonly FrameAllowance[]): string {
  const { origin, protocol } = new URL(address, window.location.href)
  // A frame at an address without a host (`about:blank`) has the origin of the page around it.
  const isOwn = origin === window.location.origin || !/^https?:$/.test(protocol)
  return [...allowances.filter((allowance) => !isOwn || allowance !== "allow-scripts"), "allow-same-origin"].join(" ")
}
