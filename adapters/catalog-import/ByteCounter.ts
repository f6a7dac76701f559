/** Statistics about a file's bytes, from which its encoding is guessed. */
export interface ByteCounts {
  readonly bytes: number
  /** Valid UTF-8 sequences of several bytes. */
  readonly sequences: number
  /** Bytes outside of valid UTF-8 sequences. */
  readonly invalidBytes: number
  readonly nulsAtEven: number
  readonly nulsAtOdd: number
}

/** Counts bytes in chunks of any size. */
export class ByteCounter {
  private readonly counts = { bytes: 0, sequences: 0, invalidBytes: 0, nulsAtEven: 0, nulsAtOdd: 0 }
  private pendingContinuationBytes = 0
  private length = 0
  private lowest = 0x80
  private highest = 0xbf

  add(chunk: Uint8Array): void {
    const { counts } = this
    for (const byte of chunk) {
      counts.bytes += 1
      if (this.pendingContinuationBytes > 0) {
        if (byte >= this.lowest && byte <= this.highest) {
          this.lowest = 0x80
          this.highest = 0xbf
          this.pendingContinuationBytes -= 1
          if (this.pendingContinuationBytes === 0) counts.sequences += 1
          continue
        }
        counts.invalidBytes += this.length - this.pendingContinuationBytes
        this.pendingContinuationBytes = 0
      }
      if (byte === 0) counts[counts.bytes % 2 === 1 ? "nulsAtEven" : "nulsAtOdd"] += 1
      if (byte >= 0x80) this.begin(byte)
    }
  }

  /** Returns all counts; a sequence cut off by the end of the file counts as invalid bytes. */
  close(): ByteCounts {
    return {
      ...this.counts,
      invalidBytes:
        this.counts.invalidBytes +
        (this.pendingContinuationBytes > 0 ? this.length - this.pendingContinuationBytes : 0),
    }
  }

  private begin(byte: number): void {
    this.length =
      byte >= 0xc2 && byte <= 0xdf ? 2 : byte >= 0xe0 && byte <= 0xef ? 3 : byte >= 0xf0 && byte <= 0xf4 ? 4 : 0
    if (this.length === 0) {
      this.counts.invalidBytes += 1
      return
    }
    this.pendingContinuationBytes = this.length - 1
    // Overlong forms, surrogates and code points beyond U+10FFFF are invalid.
    this.lowest = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80
    this.highest = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf
  }
}
