import { readFileSync } from "node:fs"
import type { Pact } from "./readPacts.ts"

export interface PublishOptions {
  /** Without a trailing slash. */
  readonly brokerUrl: string
  /** Version of the consumer, for example a commit. */
  readonly version: string
  readonly token?: string | undefined
  readonly pacts: readonly Pact[]
}

/** Publishes pacts to a broker; returns one line per pact. Fails with the broker's status when it refuses one. */
export const publishPacts = async ({
  brokerUrl,
  version,
  token,
  pacts,
}: PublishOptions): Promise<readonly string[]> => {
  const lines: string[] = []
  for (const { path, consumer } of pacts) {
    const address =
      `${brokerUrl.replace(/\/+$/u, "")}/pacts/provider/selvedge-sandbox/consumer/${encodeURIComponent(consumer)}` +
      `/version/${encodeURIComponent(version)}`
    const response = await fetch(address, {
      method: "PUT",
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: readFileSync(path),
    })
    if (!response.ok) throw new Error(`The broker answered ${response.status} to ${consumer} at ${address}.`)
    lines.push(`Published ${consumer} as version ${version}.`)
  }
  return lines
}
