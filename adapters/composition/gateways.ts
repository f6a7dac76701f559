import { httpAccountGateway } from "../backend/account/HttpAccountGateway.ts"
import { httpAuthGateway } from "../backend/account/HttpAuthGateway.ts"
import { httpCustomerRecordGateway } from "../backend/account/HttpCustomerRecordGateway.ts"
import { httpPasskeyGateway } from "../backend/account/HttpPasskeyGateway.ts"
import { httpProfileGateway } from "../backend/account/HttpProfileGateway.ts"
import { httpUserSessionGateway } from "../backend/account/HttpUserSessionGateway.ts"
import { httpVerificationGateway } from "../backend/account/HttpVerificationGateway.ts"
import { httpAddressBookGateway } from "../backend/address/HttpAddressBookGateway.ts"
import { httpAddressGateway } from "../backend/address/HttpAddressGateway.ts"
import { httpStoreAgentGateway } from "../backend/agent/HttpStoreAgentGateway.ts"
import { httpBookingGateway } from "../backend/booking/HttpBookingGateway.ts"
import { httpCartDetailGateway } from "../backend/cart/HttpCartDetailGateway.ts"
import { httpCartGateway } from "../backend/cart/HttpCartGateway.ts"
import { httpSafeCartGateway } from "../backend/cart/HttpSafeCartGateway.ts"
import { httpCaptchaGateway } from "../backend/catalog/HttpCaptchaGateway.ts"
import { httpCatalogGateway } from "../backend/catalog/HttpCatalogGateway.ts"
import { httpProductGateway } from "../backend/catalog/HttpProductGateway.ts"
import { httpShelfStockGateway } from "../backend/catalog/HttpShelfStockGateway.ts"
import { httpStockNotificationGateway } from "../backend/catalog/HttpStockNotificationGateway.ts"
import { httpWorkgroupGateway } from "../backend/chat/HttpWorkgroupGateway.ts"
import { httpCardAdjustmentGateway } from "../backend/checkout/HttpCardAdjustmentGateway.ts"
import { httpCheckoutGateway } from "../backend/checkout/HttpCheckoutGateway.ts"
import { httpPaymentGateway } from "../backend/checkout/HttpPaymentGateway.ts"
import { httpRepaymentGateway } from "../backend/checkout/HttpRepaymentGateway.ts"
import { httpShippingGateway } from "../backend/checkout/HttpShippingGateway.ts"
import { httpContentGateway } from "../backend/content/HttpContentGateway.ts"
import { httpFoundContentGateway } from "../backend/content/HttpFoundContentGateway.ts"
import { httpGiftCardBalanceGateway } from "../backend/gift-card/HttpGiftCardBalanceGateway.ts"
import { httpGiftCardGateway } from "../backend/gift-card/HttpGiftCardGateway.ts"
import { httpDropPointGateway } from "../backend/location/HttpDropPointGateway.ts"
import { httpGeographyGateway } from "../backend/location/HttpGeographyGateway.ts"
import { httpLocationGateway } from "../backend/location/HttpLocationGateway.ts"
import { httpPhysicalStoreGateway } from "../backend/location/HttpPhysicalStoreGateway.ts"
import { httpNewsletterGateway } from "../backend/newsletter/HttpNewsletterGateway.ts"
import { httpBusinessOrderGateway } from "../backend/order/HttpBusinessOrderGateway.ts"
import { httpInvoiceGateway } from "../backend/order/HttpInvoiceGateway.ts"
import { httpOrderChangeGateway } from "../backend/order/HttpOrderChangeGateway.ts"
import { httpOrderGateway } from "../backend/order/HttpOrderGateway.ts"
import { httpOrderPreviewGateway } from "../backend/order/HttpOrderPreviewGateway.ts"
import { httpOrderProgressGateway } from "../backend/order/HttpOrderProgressGateway.ts"
import { httpTicketGateway } from "../backend/order/HttpTicketGateway.ts"
import { httpRefundGateway } from "../backend/returns/HttpRefundGateway.ts"
import { httpReturnGateway } from "../backend/returns/HttpReturnGateway.ts"
import { httpReturnsServiceGateway } from "../backend/returns/HttpReturnsServiceGateway.ts"
import { httpWithdrawalGateway } from "../backend/returns/HttpWithdrawalGateway.ts"
import { httpStoreOfficeGateway } from "../backend/store/HttpStoreOfficeGateway.ts"
import { httpSupportGateway } from "../backend/support/HttpSupportGateway.ts"
import { httpTeenGateway } from "../backend/teen/HttpTeenGateway.ts"
import { httpAppReportGateway } from "../backend/telemetry/HttpAppReportGateway.ts"
import { httpTelemetryCollector } from "../backend/telemetry/HttpTelemetryCollector.ts"
import { httpWalletCardGateway } from "../backend/wallet/HttpWalletCardGateway.ts"
import { httpWalletGateway } from "../backend/wallet/HttpWalletGateway.ts"
import { httpSharedWishlistGateway } from "../backend/wishlist/HttpSharedWishlistGateway.ts"
import { httpWishlistGateway } from "../backend/wishlist/HttpWishlistGateway.ts"

/**
 * The gateways of a store: the container of the server, the CLI and the tests provides all of them, the browser those
 * that a command module names. Adding a gateway means one line here.
 */
export const GATEWAYS = [
  httpAccountGateway,
  httpAuthGateway,
  httpCustomerRecordGateway,
  httpPasskeyGateway,
  httpProfileGateway,
  httpUserSessionGateway,
  httpVerificationGateway,
  httpAddressBookGateway,
  httpAddressGateway,
  httpStoreAgentGateway,
  httpBookingGateway,
  httpCartDetailGateway,
  httpCartGateway,
  httpSafeCartGateway,
  httpCaptchaGateway,
  httpCatalogGateway,
  httpProductGateway,
  httpShelfStockGateway,
  httpStockNotificationGateway,
  httpWorkgroupGateway,
  httpCardAdjustmentGateway,
  httpCheckoutGateway,
  httpPaymentGateway,
  httpRepaymentGateway,
  httpShippingGateway,
  httpContentGateway,
  httpFoundContentGateway,
  httpGiftCardBalanceGateway,
  httpGiftCardGateway,
  httpDropPointGateway,
  httpGeographyGateway,
  httpLocationGateway,
  httpPhysicalStoreGateway,
  httpNewsletterGateway,
  httpBusinessOrderGateway,
  httpInvoiceGateway,
  httpOrderChangeGateway,
  httpOrderGateway,
  httpOrderPreviewGateway,
  httpOrderProgressGateway,
  httpTicketGateway,
  httpRefundGateway,
  httpReturnGateway,
  httpReturnsServiceGateway,
  httpWithdrawalGateway,
  httpStoreOfficeGateway,
  httpSupportGateway,
  httpTeenGateway,
  httpAppReportGateway,
  httpTelemetryCollector,
  httpWalletCardGateway,
  httpWalletGateway,
  httpSharedWishlistGateway,
  httpWishlistGateway,
] as const

/** The ports of all gateways. */
export type GatewayPorts = (typeof GATEWAYS)[number]["provides"][number]
