/** The capabilities of a third-party page in a frame, besides its own origin. */
export type FrameAllowance = "allow-forms" | "allow-scripts"

/**
 * The `sandbox` attribute of a frame that keeps its origin: banks and vaults need their cookies, and their origin
 * identifies them. A page of the shop's own origin with `allow-scripts` could remove the attribute from its frame, so
 * scripts are omitted there. On another origin the sandbox still prevents navigation of the shop's page, new windows,
 * downloads and dialogs.
 */
export function frameSandbox(address: string, allowances: readonly FrameAllowance[]): string {
  const { origin, protocol } = new URL(address, window.location.href)
  // A frame without a host in its address (`about:blank`) inherits the origin of the page around it.
  const isOwn = origin === window.location.origin || !/^https?:$/.test(protocol)
  return [...allowances.filter((allowance) => !isOwn || allowance !== "allow-scripts"), "allow-same-origin"].join(" ")
}
