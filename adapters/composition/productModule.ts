import { CaptchaGateway } from "../../application/catalog/CaptchaGateway.ts"
import { ProductGateway } from "../../application/catalog/ProductGateway.ts"
import { StoreStockGateway } from "../../application/catalog/StoreStockGateway.ts"
import { RestockAlertGateway } from "../../application/catalog/RestockAlertGateway.ts"
import { httpCaptchaGateway } from "../backend/catalog/HttpCaptchaGateway.ts"
import { httpProductGateway } from "../backend/catalog/HttpProductGateway.ts"
import { httpShelfStockGateway } from "../backend/catalog/HttpShelfStockGateway.ts"
import { httpStockNotificationGateway } from "../backend/catalog/HttpStockNotificationGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"

/** Product services over HTTP: store stock, restock alerts, captchas, customization, emails. */
export function productModule() {
  return adapterModule(
    gateway(StoreStockGateway, httpShelfStockGateway),
    gateway(RestockAlertGateway, httpStockNotificationGateway),
    gateway(CaptchaGateway, httpCaptchaGateway),
    gateway(ProductGateway, httpProductGateway),
  )
}
