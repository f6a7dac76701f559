import * as Effect from "effect/Effect"
import type { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { DEFAULT_CHANNEL } from "../../../application/shared/constants.ts"
import type { paths } from "../../../contracts/generated/session.d.ts"
import type { IdentityOptions } from "../../../domain/session/IdentityOptions.ts"
import { loginAddress } from "../../../domain/session/loginAddress.ts"
import type { StoreId } from "../../../domain/shared/StoreId.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { sendOperation, decodeResponse } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IDENTITY_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { missingToken, decodeSessionTokens, toRefreshedSession } from "./identityWire.ts"
import type { RefreshTokens } from "./RefreshTokens.ts"
import { storeRefreshToken, refreshCookie } from "./RefreshTokens.ts"

const LOGIN_PATH = "/integration/oauth2/login"
const REFRESH_PATH = "/integration/oauth2/refresh"
const LOGOUT_PATH = "/integration/oauth2/logout"

const client = contractClient<paths>()

/**
 * Refreshes and ends sessions over the contract's `session` document. Loaded when a token expires or a customer signs
 * out.
 */
export function httpRenewalGateway(
  connection: BackendConnection,
  refreshTokens: RefreshTokens | undefined,
  { clientId, version, refreshPath = REFRESH_PATH, logoutPath = LOGOUT_PATH }: IdentityOptions,
) {
  const backend: BackendConnection = {
    ...connection,
    send: (request, limits) =>
      connection.send(
        {
          ...request,
          path: request.path.replace(REFRESH_PATH, () => refreshPath).replace(LOGOUT_PATH, () => logoutPath),
        },
        limits,
      ),
  }
  const withCookie = <A, E>(
    storeId: StoreId,
    use: (headers: Readonly<Record<string, string>>) => Effect.Effect<A, E>,
  ) =>
    Effect.flatMap(refreshTokens?.read(storeId) ?? Effect.undefined, (token) =>
      use(token === undefined ? {} : { cookie: refreshCookie(token) }),
    )
  const renewal: Pick<IdentityGateway["Service"], "refreshSession" | "endSession"> = {
    refreshSession: (storeId) =>
      withCookie(storeId, (headers) =>
        sendOperation(
          backend,
          "refreshSession",
          () => client.POST(REFRESH_PATH, { params: { query: { storeId, channel: DEFAULT_CHANNEL } }, headers }),
          IDENTITY_LIMITS,
        ),
      ).pipe(
        Effect.flatMap((answer) =>
          Effect.zipWith(
            storeRefreshToken(refreshTokens, storeId, answer.headers),
            decodeResponse("refreshSession", answer, decodeSessionTokens),
            (response, tokens) => ({ ...toRefreshedSession(tokens), ...response }),
          ),
        ),
        Effect.catchReason("BackendError", "ContractMismatch", () => Effect.fail(missingToken())),
        Effect.withSpan("backend.refreshSession"),
      ),
    endSession: (storeId) =>
      withCookie(storeId, (headers) =>
        sendOperation(
          backend,
          "endSession",
          () => client.POST(LOGOUT_PATH, { params: { query: { storeId, channel: DEFAULT_CHANNEL } }, headers }),
          IDENTITY_LIMITS,
        ),
      ).pipe(
        Effect.tap(() => refreshTokens?.save(storeId, undefined) ?? Effect.void),
        Effect.flatMap((answer) => decodeResponse("endSession", answer, ignoreBody)),
        Effect.withSpan("backend.endSession"),
      ),
  }
  return {
    ...renewal,
    loginAddress: (request: Parameters<typeof loginAddress>[0], path: string = LOGIN_PATH) =>
      loginAddress(
        {
          ...request,
          ...whenDefined(clientId, (id) => ({ clientId: id })),
          ...whenDefined(version, (number) => ({ version: number })),
        },
        path,
      ),
  }
}
