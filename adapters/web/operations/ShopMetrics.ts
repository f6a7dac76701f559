/** The counts and the size of a cache; `bytes` is absent where only entries are bounded. */
export interface CacheFigures {
  readonly entries: number
  readonly bytes?: number
  readonly hits: number
  readonly misses: number
  /** Entries removed for others, or because the limit of bytes was reached. */
  readonly evictions: number
}

/** Current figures of a server, read when metrics are collected. Names are labels: few, and from the code. */
export interface ServerFigures {
  readonly caches: Readonly<Record<string, CacheFigures>>
  /** Lengths of queues. */
  readonly queues: Readonly<Record<string, number>>
  /** Connections of the sandbox's database pool by state; absent without a pool. */
  readonly databaseConnections?: Readonly<Record<"used" | "idle" | "waiting", number>>
}

/** A request that has been answered. */
export interface MeasuredRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** A call to the backend that has ended. */
export interface MeasuredCall {
  readonly operation: string
  readonly outcome: string
  readonly seconds: number
}

/** The metrics of a server. */
export interface ShopMetrics {
  readonly requestStarted: () => void
  readonly requestEnded: (request: MeasuredRequest) => void
  readonly backendCall: (call: MeasuredCall) => void
  /** A request failed with a defect, or with a failure that no page shows. */
  readonly failed: (kind: string) => void
  /** Returns all metrics in the Prometheus text format, with its content type. */
  readonly collect: () => Promise<{ readonly contentType: string; readonly text: string }>
}
