import type { AdminConsoleRoute } from "./AdminConsoleRoute.ts"
import { analyticsPages } from "./pages/analyticsPages.ts"
import { appPages } from "./pages/appPages.ts"
import { bookingPages } from "./pages/bookingPages.ts"
import { captchaPages } from "./pages/captchaPages.ts"
import { casePages } from "./pages/casePages.ts"
import { clockPages } from "./pages/clockPages.ts"
import { faultPages } from "./pages/faultPages.ts"
import { mapPages } from "./pages/mapPages.ts"
import { messagePages } from "./pages/messagePages.ts"
import { orderPages } from "./pages/orderPages.ts"
import { overviewPage } from "./pages/overviewPage.ts"
import { customerPages } from "./pages/customerPages.ts"
import { returnPages } from "./pages/returnPages.ts"
import { staffPages } from "./pages/staffPages.ts"
import { salePages } from "./pages/salePages.ts"
import { screeningPages } from "./pages/screeningPages.ts"
import { stockPages } from "./pages/stockPages.ts"
import { telemetryPages } from "./pages/telemetryPages.ts"
import { waitingRoomPages } from "./pages/waitingRoomPages.ts"
import { trackingPages } from "./pages/trackingPages.ts"

export const adminConsoleRoutes: readonly AdminConsoleRoute[] = [
  overviewPage,
  ...customerPages,
  ...orderPages,
  ...messagePages,
  ...stockPages,
  ...salePages,
  ...waitingRoomPages,
  ...returnPages,
  ...bookingPages,
  ...faultPages,
  ...clockPages,
  ...casePages,
  ...captchaPages,
  ...screeningPages,
  ...mapPages,
  ...trackingPages,
  ...telemetryPages,
  ...analyticsPages,
  ...appPages,
  ...staffPages,
]
