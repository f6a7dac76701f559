import * as Effect from "effect/Effect"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { AppReportGateway } from "../../../application/telemetry/AppReportGateway.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import { ignoreBody } from "../http/bodyDecoder.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/contractClient.ts"
import {
  decodeAppStarted,
  fromAppLaunch,
  fromAppStart,
  fromCrash,
  fromPushDevice,
  toAppStarted,
} from "./appReportWire.ts"

const client = contractClient<paths>()

/** Reports of apps over the contract's `other` document. */
export function httpAppReportGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): AppReportGateway["Service"] {
  const path = { version: "2", storeId: store.id } as const
  return {
    launchApp: (start) =>
      callOperation(
        backend,
        "launchApp",
        () =>
          client.POST("/itxrest/{version}/app/store/{storeId}/launch-app", {
            params: { path },
            body: fromAppStart(start),
          }),
        { decode: decodeAppStarted, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toAppStarted)),
    reportAppLaunch: (device) =>
      callOperation(
        backend,
        "reportAppLaunch",
        () =>
          client.POST("/itxrest/{version}/app/store/{storeId}/app-launch", {
            params: { path },
            body: fromAppLaunch(device),
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS },
      ),
    reportCrash: (crash) =>
      callOperation(
        backend,
        "reportCrash",
        () => client.POST("/itxrest/{version}/app/store/{storeId}/crash", { params: { path }, body: fromCrash(crash) }),
        { decode: ignoreBody, limits: WRITE_LIMITS },
      ),
    registerPushToken: (device) =>
      callOperation(
        backend,
        "registerPushToken",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/push-token", {
            params: { path },
            body: fromPushDevice(device),
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS },
      ),
  }
}
