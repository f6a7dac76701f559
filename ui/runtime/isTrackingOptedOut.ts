/** Whether the shopper's browser asks not to be tracked, by either of the two signs (ruling R18). */
export function isTrackingOptedOut(): boolean {
  return (
    navigator.doNotTrack === "1" || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  )
}
