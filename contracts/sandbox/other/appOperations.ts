import { type Kysely, sql } from "kysely"
import type { components } from "../../generated/other.d.ts"
import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import { userIdNumber } from "../cart/CartScope.ts"
import { operation, type Operation, customerOperation } from "../platform/http/Operation.ts"
import { invalidField, notAcceptable } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { verifyCredentials, requireSamePassword } from "../customers/session/verifyCredentials.ts"
import { deviceOf } from "../customers/session/callerRecognition.ts"
import { openSession } from "../customers/session/openSession.ts"
import { sessionCookies } from "../customers/session/sessionCookies.ts"
import { ACCESS_SECONDS } from "../customers/session/Sessions.ts"
import type { Database } from "../platform/storage/Database.ts"

type DeviceInfo = components["schemas"]["DeviceInfo"]

/** The oldest supported version of the application. */
const MINIMUM_VERSION = "0.1.0"
/** Maximum number of stored crash reports. */
const MAX_CRASHES = 1_000

/** Reports of mobile applications: starts, launches, crashes and push registrations. */
export const appOperations = (services: SandboxServices): readonly Operation[] => {
  const { storage, stores, ports } = services
  return [
    operation("launchApp", async ({ path, body, request }) => {
      const { id: storeId } = await stores.require(path.storeId)
      await checkCaptcha(services, storeId, body)
      const { email, password, deviceInfo } = body
      if ((email === undefined) !== (password === undefined))
        throw invalidField(email === undefined ? "email" : "password", "required", "email and password come together.")
      const customer =
        email === undefined || password === undefined
          ? undefined
          : await verifyCredentials(services, email, password, deviceOf(services, request))
      if (email !== undefined && customer === undefined) {
        throw notAcceptable("_ERR_LOGIN_NOT_VALID", "E-mail and password do not belong together.", [
          { field: "password", rule: "match", message: "E-mail and password do not belong together." },
        ])
      }
      const entered = await storage.transaction(async (work) => {
        await recordDevice(
          work.db,
          storeId,
          { ...deviceInfo, carrier: body.carrier, bearer: body.bearer, usage: body.usage },
          0,
          ports.now(),
        )
        if (customer === undefined) return undefined
        await requireSamePassword(work, customer)
        return {
          tokens: await openSession(work, services, request, { storeId, ...customer }),
          userId: String(customer.userId),
        }
      })
      const started = {
        minimumVersion: MINIMUM_VERSION,
        updateRequired: isOlder(deviceInfo.appVersion, MINIMUM_VERSION),
      }
      if (entered === undefined) return { status: 200, body: started }
      const { tokens, userId } = entered
      const session = { access_token: tokens.accessToken, expires_in: ACCESS_SECONDS, user_type: "registered", userId }
      return { status: 200, body: { ...started, session }, headers: sessionCookies(services, storeId, tokens) }
    }),
    operation("reportAppLaunch", async ({ path, body }) => {
      const { id: storeId } = await stores.require(path.storeId)
      await recordDevice(storage.db, storeId, body.deviceInfo, 1, ports.now())
      return { status: 204 }
    }),
    operation("reportCrash", async ({ path, body }) => {
      const { id: storeId } = await stores.require(path.storeId)
      const { captchaId: _id, captchaValue: _value, captchaResponse: _response, ...report } = body
      const { crash_id } = await storage.db
        .insertInto("crash_report")
        .values({ store_id: storeId, report: JSON.stringify(report), received_at: ports.now() })
        .returning("crash_id")
        .executeTakeFirstOrThrow()
      await storage.db
        .deleteFrom("crash_report")
        .where("crash_id", "<=", crash_id - MAX_CRASHES)
        .execute()
      return { status: 204 }
    }),
    customerOperation("registerPushToken", async ({ path, body, principal }) => {
      const { id: storeId } = await stores.require(path.storeId)
      const device = {
        user_id: userIdNumber(principal),
        store_id: storeId,
        platform: body.platform,
        device_id: body.deviceId ?? null,
        registered_at: ports.now(),
      }
      await storage.db
        .insertInto("push_device")
        .values({ token: body.token, ...device })
        .onConflict((conflict) => conflict.column("token").doUpdateSet(device))
        .execute()
      return { status: 204 }
    }),
  ]
}

interface ReportedDevice extends DeviceInfo {
  readonly carrier?: string | undefined
  readonly bearer?: string | undefined
  readonly usage?: number | undefined
}

const recordDevice = async (
  db: Kysely<Database>,
  storeId: string,
  info: ReportedDevice,
  launches: 0 | 1,
  now: number,
): Promise<void> => {
  const seen = { info: JSON.stringify(info), last_seen_at: now }
  await db
    .insertInto("app_device")
    .values({ device_id: info.deviceId, store_id: storeId, launches, ...seen })
    .onConflict((conflict) =>
      conflict
        .columns(["device_id", "store_id"])
        .doUpdateSet({ ...seen, launches: sql`app_device.launches + ${launches}` }),
    )
    .execute()
}

/** Whether a version is older than another; missing parts are 0. */
const isOlder = (version: string, than: string): boolean => {
  const [one, other] = [version, than].map((text) => text.split(".").map(Number))
  for (let at = 0; at < 4; at += 1) {
    const difference = (one?.[at] ?? 0) - (other?.[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
