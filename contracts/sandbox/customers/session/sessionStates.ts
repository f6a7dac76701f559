import { type Handle, type ProviderStates, storeIn, textAt } from "../../platform/states/StateShop.ts"

const refreshCookie = (answer: Response): string => {
  const cookie = answer.headers.getSetCookie().find((one) => /^(__Host-)?refresh_token@/u.test(one)) ?? ""
  const [, value] = /^[^=]+=([^;]+)/u.exec(cookie) ?? []
  if (value === undefined) throw new Error(`The response ${answer.status} has no refresh token.`)
  return decodeURIComponent(value)
}

/** Provider states of the area session, by name. They read cookies, so they need the whole responses. */
export const sessionStates = (handle: Handle, origin: string): ProviderStates => {
  const post = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const answer = await handle(new Request(`${origin}${path}`, { method: "POST", headers }))
    if (!answer.ok) throw new Error(`POST ${path} returned ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const guest = async (storeId: string) => {
    const answer = await post(`/api/storefront/1/stores/${storeId}/users/guests`)
    return { token: textAt(await answer.json(), "access_token"), refreshToken: refreshCookie(answer) }
  }
  return {
    "a guest session": (_shop, parameters) => guest(storeIn(parameters)),
    "a used refresh token": async (_shop, parameters) => {
      const storeId = storeIn(parameters)
      const { refreshToken } = await guest(storeId)
      await post(`/integration/oauth2/refresh?storeId=${storeId}&channel=web`, {
        cookie: `refresh_token@${storeId}=${refreshToken}`,
      })
      return { refreshToken }
    },
    "a session that has ended": async (_shop, parameters) => {
      const storeId = storeIn(parameters)
      const { token } = await guest(storeId)
      await post(`/integration/oauth2/logout?storeId=${storeId}&channel=web`, { authorization: `Bearer ${token}` })
      return { token }
    },
  }
}
