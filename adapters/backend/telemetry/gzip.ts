/** The bytes of a text, packed by gzip as browsers and Node do it themselves. */
export async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),
  )
}
