import type { ResolvedStore } from "../stores/Stores.ts"
import { code128Png } from "../platform/files/codeImages.ts"
import { operation, type Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { checkCaptcha } from "./checkCaptcha.ts"
import { CAPTCHA_SECONDS, createCaptcha } from "./createCaptcha.ts"

const PNG = "image/png"
const sizeOf = ({
  width = 240,
  height = 80,
}: {
  readonly width?: number | undefined
  readonly height?: number | undefined
}) => ({ width, height })
const placeIn = (store: ResolvedStore, { languageId }: { readonly languageId?: string | undefined }) => ({
  storeId: store.id,
  languageCode: store.language(languageId).code,
})

export const captchaOperations = (services: SandboxServices): readonly Operation[] => [
  operation("getCaptcha", async ({ path, query }) => {
    const store = await services.stores.require(path.storeId)
    const { captchaId, bytes } = await createCaptcha(services, placeIn(store, query), sizeOf(query))
    return {
      status: 200,
      file: { mediaType: PNG, bytes },
      headers: [["content-disposition", `inline; filename="${captchaId}.png"`]],
    }
  }),
  operation("getNativeCaptcha", async ({ path, query }) => {
    const store = await services.stores.require(path.storeId)
    const { captchaId, bytes, question } = await createCaptcha(services, placeIn(store, query), sizeOf(query))
    return {
      status: 200,
      body: { captchaId, imageData: Buffer.from(bytes).toString("base64"), expiresIn: CAPTCHA_SECONDS, question },
    }
  }),
  operation("getCaptchaBarcode", async ({ path, query }) => {
    const store = await services.stores.require(path.storeId)
    const [captchaId, captchaValue] = query.captcha?.split(":") ?? []
    await checkCaptcha(services, store.id, { captchaId, captchaValue })
    return { status: 200, file: { mediaType: PNG, bytes: await code128Png(query.barcode) } }
  }),
]
