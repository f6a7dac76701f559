export const FAULT_KINDS = [
  "latency",
  "sessionExpired",
  "sessionEnded",
  "forbidden",
  "waitingRoom",
  "serverFault",
  "brokenJson",
  "droppedConnection",
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]
