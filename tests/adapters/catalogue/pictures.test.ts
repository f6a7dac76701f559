import type { RequestListener, Server } from "node:http"
import { createServer } from "node:http"
import { once } from "node:events"
import * as Effect from "effect/Effect"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isPublicAddress } from "../../../adapters/catalog-import/isPublicAddress.ts"
import type { PictureLimits } from "../../../adapters/catalog-import/pictureFetcher.ts"
import { PICTURE_LIMITS, pictureFetcher } from "../../../adapters/catalog-import/pictureFetcher.ts"
import type { FetchedPicture, PictureError } from "../../../application/catalog/import/PictureFetcher.ts"

let server: Server
let origin = ""
let picture: Buffer
const asked: string[] = []
beforeAll(async () => {
  picture = await sharp({ create: { width: 500, height: 600, channels: 3, background: "#804020" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "A secret place" } })
    .toBuffer()
  server = createServer(answer)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const answer: RequestListener = (request, response) => {
  asked.push(request.url ?? "")
  const paths: Readonly<Record<string, () => void>> = {
    "/picture": () => response.end(picture),
    "/turned": () =>
      void sharp(picture)
        .withMetadata({ orientation: 6 })
        .toBuffer()
        .then((bytes) => response.end(bytes)),
    "/text": () => response.end("no picture"),
    "/drawing": () => response.end('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
    "/missing": () => response.writeHead(404).end(),
    "/endless": () => response.writeHead(302, { location: "/endless" }).end(),
    "/elsewhere": () => response.writeHead(302, { location: "/picture" }).end(),
    "/inside": () => response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end(),
    "/file": () => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
    "/flood": () => {
      const sendChunk = () => {
        while (response.write(Buffer.alloc(65_536)));
        response.once("drain", sendChunk)
      }
      sendChunk()
    },
    "/silent": () => undefined,
  }
  paths[request.url ?? ""]?.()
}

const fetchPicture = (address: string, limits: Partial<PictureLimits> = {}): Promise<FetchedPicture | PictureError> =>
  Effect.runPromise(
    pictureFetcher({ ...PICTURE_LIMITS, allowsPrivate: true, ...limits })
      .fetchPicture(address)
      .pipe(Effect.catch((failure) => Effect.succeed(failure))),
  )

describe("a merchant's image", () => {
  it("is fetched and converted to the shop's sizes, without camera metadata", async () => {
    const result = await fetchPicture(`${origin}/picture`)
    expect(result).toMatchObject({
      width: 500,
      height: 600,
      widths: [160, 320, 480],
      formats: ["avif", "webp"],
      id: expect.stringMatching(/^[0-9a-f]{40}$/u),
    })
    const renderings = "render" in result ? await Effect.runPromise(result.render) : []
    expect(renderings.map(({ width, format }) => [width, format])).toEqual([
      [160, "avif"],
      [160, "webp"],
      [320, "avif"],
      [320, "webp"],
      [480, "avif"],
      [480, "webp"],
    ])
    for (const { width, format, bytes } of renderings) {
      const metadata = await sharp(bytes).metadata()
      expect([metadata.width, metadata.format === "heif" ? "avif" : metadata.format, metadata.exif]).toEqual([
        width,
        format,
        undefined,
      ])
    }
  })

  it("is the same each time, in the right orientation", async () => {
    const [one, again, turned] = await Promise.all(
      ["picture", "elsewhere", "turned"].map((path) => fetchPicture(`${origin}/${path}`)),
    )
    expect(one).toMatchObject({ id: again !== undefined && "id" in again ? again.id : "" })
    expect(turned).toMatchObject({ width: 600, height: 500 })
  })

  it.each([
    ["that is a text", "/text", "noPicture", {}],
    ["that is a drawing, which is a program", "/drawing", "noPicture", {}],
    ["that is not there", "/missing", "status", {}],
    ["that leads on for ever", "/endless", "redirects", {}],
    ["that leads to a file", "/file", "address", {}],
    ["that never ends", "/flood", "tooManyBytes", { maxBytes: 1_000_000 }],
    ["that never begins", "/silent", "timedOut", { timeoutMillis: 50 }],
    ["with too many pixels", "/picture", "tooManyPixels", { maxPixels: 299_999 }],
    ["beyond the number of an import", "/picture", "tooManyPictures", { maxPictures: 0 }],
  ] as const)("%s is reported and not fatal", async (_, path, reason, limits) => {
    expect(await fetchPicture(`${origin}${path}`, limits)).toMatchObject({ _tag: "PictureError", reason })
  })

  it("is fetched from no private network, by any address or redirect", async () => {
    const before = asked.length
    const port = new URL(origin).port
    for (const host of [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "0.0.0.0",
      "2130706433",
      "0x7f.1",
      "[::ffff:127.0.0.1]",
      "10.0.0.1",
      "192.168.1.1",
      "169.254.169.254",
    ])
      expect([
        host,
        await fetchPicture(`http://${host}:${port}/picture`, { allowsPrivate: false, timeoutMillis: 5_000 }),
      ]).toEqual([host, expect.objectContaining({ reason: "privateAddress" })])
    expect(asked.length).toBe(before)
  })

  it.each([
    "file:///etc/passwd",
    "ftp://pictures.example/1.jpg",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
    "http://user:secret@pictures.example/1.jpg",
    "//pictures.example",
    "x",
  ])("%s is no address of an image", async (address) => {
    expect(await fetchPicture(address)).toMatchObject({ reason: "address" })
  })
})

describe("an address of the public internet", () => {
  it.each(["93.184.216.34", "1.1.1.1", "2606:4700::1111"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "fc00::1",
    "fd12::1",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2001:0:1::",
    "localhost",
    "",
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
