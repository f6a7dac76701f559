import { Buffer } from "node:buffer"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { toBase64 } from "../../../domain/shared/toBase64.ts"

it("bytes have the base64 of RFC 4648", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"))
    }),
  )
})
