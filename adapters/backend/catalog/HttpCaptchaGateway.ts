import * as Effect from "effect/Effect"
import { CaptchaGateway } from "../../../application/catalog/CaptchaGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { paths } from "../../../contracts/generated/catalog.d.ts"
import { gateway } from "../gateway.ts"
import { callForFile } from "../http/callForFile.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { toBytes } from "../http/wire/BytesWire.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { decodeNativeCaptcha } from "./productServiceWire.ts"

const client = contractClient<paths>()
const PNG = "image/png"

/** Captchas over the contract's `catalog` document. */
export const httpCaptchaGateway = gateway(CaptchaGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    getCaptcha: (size) =>
      callForFile(
        backend,
        "getCaptcha",
        () => client.GET("/itxrest/{version}/secure/store/{storeId}/captcha", { params: { path, query: size } }),
        [PNG],
      ).pipe(
        Effect.flatMap((image) => {
          // The file name holds the captcha's id; the response has it nowhere else.
          const captchaId = /^([\w-]+)\.png$/.exec(image.name ?? "")?.[1]
          if (captchaId !== undefined) return Effect.succeed({ captchaId, image })
          return Effect.fail(
            new BackendError({
              operation: "getCaptcha",
              reason: {
                _tag: "ContractMismatch",
                path: "Content-Disposition",
                expected: "a file named {captchaId}.png",
              },
            }),
          )
        }),
      ),
    getNativeCaptcha: (size) =>
      callOperation(
        backend,
        "getNativeCaptcha",
        () => client.GET("/itxrest/{version}/secure/store/{storeId}/native-captcha", { params: { path, query: size } }),
        { decode: decodeNativeCaptcha },
      ).pipe(
        Effect.map(({ captchaId, imageData, question }) => ({
          captchaId,
          image: { mediaType: PNG, bytes: toBytes(imageData) },
          ...whenDefined(question, (text) => ({ question: text })),
        })),
      ),
    getCaptchaBarcode: (barcode, captcha) =>
      callForFile(
        backend,
        "getCaptchaBarcode",
        () =>
          client.GET("/itxrest/{version}/secure/store/{storeId}/captcha-barcode", {
            params: {
              path,
              query: { barcode, ...whenDefined(captcha, ({ id, value }) => ({ captcha: `${id}:${value}` })) },
            },
          }),
        [PNG],
      ),
  }
})
