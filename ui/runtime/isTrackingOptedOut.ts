/** Whether the browser opts out of tracking, by either of the two signals (R18). */
export function isTrackingOptedOut(): boolean {
  return (
    navigator.doNotTrack === "1" || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  )
}
