import { serialize } from "cookie"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { currentSource } from "../../platform/http/requestSource.ts"
import type { ResponseHeaders } from "../../platform/http/Operation.ts"
import { newToken, tokenHash } from "../../platform/ports/token.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { readCookies } from "./cookies.ts"

/** How long a device or network address is recognized after its last sign-in. */
const KNOWN_DEVICE_SECONDS = 90 * 86_400
const DEVICE = /^d\.[A-Za-z0-9_-]{32}$/u

const cookieName = ({ publicUrl }: Pick<SandboxServices, "publicUrl">): string =>
  publicUrl.startsWith("https:") ? "__Host-device" : "device"

/** Returns the device token of a request's browser, as an earlier sign-in issued it. */
export const deviceOf = (services: Pick<SandboxServices, "publicUrl">, request: Request): string | undefined => {
  const token = readCookies(request).get(cookieName(services))
  return token !== undefined && DEVICE.test(token) ? token : undefined
}

const callerHash = (kind: "device" | "source", value: string): string => tokenHash(`${kind} ${value}`)

/** How a caller is recognized from earlier sign-ins: by its browser, or by its network address. */
export type CallerRecognition = "device" | "source" | undefined

/** Returns whether the account was signed in from this browser or network address within the last 90 days. */
export const recognizeCaller = async (
  { storage, ports }: SandboxServices,
  userId: number,
  device: string | undefined,
): Promise<CallerRecognition> => {
  const source = currentSource()
  const hashes = {
    device: device === undefined ? undefined : callerHash("device", device),
    source: source === "" ? undefined : callerHash("source", source),
  }
  const wanted = Object.values(hashes).filter((hash) => hash !== undefined)
  if (wanted.length === 0) return undefined
  const rows = await storage.db
    .selectFrom("known_caller")
    .select("caller_hash")
    .where("user_id", "=", userId)
    .where("caller_hash", "in", wanted)
    .where("seen_at", ">", ports.now() - KNOWN_DEVICE_SECONDS * 1_000)
    .execute()
  const found = rows.map(({ caller_hash }) => caller_hash)
  return found.includes(hashes.device ?? "") ? "device" : found.includes(hashes.source ?? "") ? "source" : undefined
}

/**
 * Records the origin of a sign-in, in its transaction. With `remembersDevice` the browser gets a token to be recognized
 * by.
 */
export const recordCaller = async (
  { db }: UnitOfWork,
  services: SandboxServices,
  userId: number,
  request: Request,
  remembersDevice: boolean,
): Promise<ResponseHeaders> => {
  const { ports, publicUrl } = services
  const now = ports.now()
  const source = currentSource()
  const device = deviceOf(services, request) ?? (remembersDevice ? newToken(ports, "d.") : undefined)
  await db
    .deleteFrom("known_caller")
    .where("user_id", "=", userId)
    .where("seen_at", "<=", now - KNOWN_DEVICE_SECONDS * 1_000)
    .execute()
  const hashes = [
    ...(device === undefined ? [] : [callerHash("device", device)]),
    ...(source === "" ? [] : [callerHash("source", source)]),
  ]
  for (const caller_hash of hashes) {
    await db
      .insertInto("known_caller")
      .values({ user_id: userId, caller_hash, seen_at: now })
      .onConflict((conflict) => conflict.columns(["user_id", "caller_hash"]).doUpdateSet({ seen_at: now }))
      .execute()
  }
  if (device === undefined || !remembersDevice) return []
  const secure = publicUrl.startsWith("https:")
  return [
    [
      "set-cookie",
      serialize(cookieName(services), device, {
        maxAge: KNOWN_DEVICE_SECONDS,
        path: "/",
        httpOnly: true,
        secure,
        sameSite: "lax",
      }),
    ],
  ]
}
