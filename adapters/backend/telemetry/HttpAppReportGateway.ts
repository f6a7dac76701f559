import * as Effect from "effect/Effect"
import { AppReportGateway } from "../../../application/telemetry/AppReportGateway.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
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
export const httpAppReportGateway = gateway(AppReportGateway, (backend, { store }) => {
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
})
