/** The delay before the object URL is revoked, so that the browser can read the file, in milliseconds. */
const REVOKE_DELAY_MILLIS = 60_000

/** Downloads a file. */
export function saveFile(name: string, mediaType: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MILLIS)
}
