import { CaptchaGateway } from "../../application/catalog/CaptchaGateway.ts"
import { ProductGateway } from "../../application/catalog/ProductGateway.ts"
import { ShelfStockGateway } from "../../application/catalog/ShelfStockGateway.ts"
import { StockNotificationGateway } from "../../application/catalog/StockNotificationGateway.ts"
import { httpCaptchaGateway } from "../backend/catalog/HttpCaptchaGateway.ts"
import { httpProductGateway } from "../backend/catalog/HttpProductGateway.ts"
import { httpShelfStockGateway } from "../backend/catalog/HttpShelfStockGateway.ts"
import { httpStockNotificationGateway } from "../backend/catalog/HttpStockNotificationGateway.ts"
import { family } from "./Family.ts"
import { gateway } from "./identityFamily.ts"

/** What a store does around its products, over HTTP: shelves, notifications, captchas, letters, mails. */
export function productFamily() {
  return family(
    gateway(ShelfStockGateway, httpShelfStockGateway),
    gateway(StockNotificationGateway, httpStockNotificationGateway),
    gateway(CaptchaGateway, httpCaptchaGateway),
    gateway(ProductGateway, httpProductGateway),
  )
}
