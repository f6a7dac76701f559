import { describe, expect, it } from "vitest"
import { acceptedEncoding } from "../../../../adapters/web/compression/acceptedEncoding.ts"

describe("the encoding of a response", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["br;q=0.5, gzip;q=0.5", "br"],
    ["*", "br"],
    ["*;q=0.3, gzip", "gzip"],
    ["*, br;q=0", "gzip"],
    ["*;q=0", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["br;q=none", undefined],
    ["identity, br;q=0.5", undefined],
    ["identity;q=0.1, br;q=0.5", "br"],
    ["BR ; Q=0.2", "br"],
    ["deflate", undefined],
    ["", undefined],
    [null, undefined],
  ])("for a client that sends %j is %s", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})
