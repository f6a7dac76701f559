import { diffSchemas, type Direction } from "./diffSchemas.ts"
import { type DocumentedOperation, listOf, type Members, membersOf, operationsOf } from "./resolvedDocument.ts"

/** One difference between two versions of a document. */
interface ContractChange {
  readonly operationId: string
  /** Whether clients or servers of the older document may fail with the newer one. */
  readonly breaking: boolean
  /** Path in the operation, for example `query.howMany` or `200.orders[].id`; empty for the operation itself. */
  readonly place: string
  /** A sentence without the path. */
  readonly change: string
}

/** Session requirements, from weakest to strictest. */
const SESSIONS = ["none", "guest", "registered"]

const sessionName = (index = -1): string => SESSIONS[index] ?? "unknown"

/** Returns the differences of two versions of one self-contained document, operation by operation. */
export const diffDocuments = (before: unknown, after: unknown): readonly ContractChange[] => {
  const [old, fresh] = [operationsOf(before), operationsOf(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])].sort().flatMap((operationId): readonly ContractChange[] => {
    const [previous, is] = [old.get(operationId), fresh.get(operationId)]
    if (previous === undefined) return [{ operationId, breaking: false, place: "", change: "is new" }]
    if (is === undefined) return [{ operationId, breaking: true, place: "", change: "is gone" }]
    return [
      ...diffAddress(previous, is),
      ...diffParameters(previous, is),
      ...diffBody(previous, is),
      ...diffAnswers(previous, is),
    ].map((change) => ({ operationId, ...change }))
  })
}

type Change = Omit<ContractChange, "operationId">

const diffAddress = (previous: DocumentedOperation, is: DocumentedOperation): readonly Change[] => {
  const [from, to] = [`${previous.method} ${previous.path}`, `${is.method} ${is.path}`]
  const [previousSessions, currentSessions] = [previous, is].map(({ operation }) =>
    SESSIONS.indexOf(String(operation["x-session"])),
  )
  return [
    ...(from === to ? [] : [{ breaking: true, place: "", change: `was ${from} and is ${to}` }]),
    ...(previousSessions === currentSessions
      ? []
      : [
          {
            breaking: (currentSessions ?? 0) > (previousSessions ?? 0),
            place: "",
            change: `session was ${sessionName(previousSessions)} and is ${sessionName(currentSessions)}`,
          },
        ]),
  ]
}

const diffParameters = (previous: DocumentedOperation, is: DocumentedOperation): readonly Change[] => {
  const [old, fresh] = [parametersOf(previous), parametersOf(is)]
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((place): readonly Change[] => {
    const [one, other] = [old.get(place), fresh.get(place)]
    if (other === undefined) return [{ breaking: false, place, change: "is gone; servers that ignore it lose nothing" }]
    const required = other["required"] === true
    if (one === undefined) return [{ breaking: required, place, change: required ? "is new and required" : "is new" }]
    const need: readonly Change[] =
      required === (one["required"] === true)
        ? []
        : [{ breaking: required, place, change: required ? "is required now" : "is optional now" }]
    return [
      ...need,
      ...diffSchemas(
        { schema: one["schema"], follow: previous.follow },
        { schema: other["schema"], follow: is.follow },
        "sent",
        place,
      ),
    ]
  })
}

const parametersOf = ({ operation, follow }: DocumentedOperation): ReadonlyMap<string, Members> =>
  new Map(
    listOf(operation["parameters"])
      .map(follow)
      .map((one) => [`${String(one["in"])}.${String(one["name"])}`, one]),
  )

const diffBody = (previous: DocumentedOperation, is: DocumentedOperation): readonly Change[] => {
  const [old, fresh] = [previous, is].map(({ operation, follow }) =>
    operation["requestBody"] === undefined ? undefined : follow(operation["requestBody"]),
  )
  if (old === undefined && fresh === undefined) return []
  if (old === undefined) return [{ breaking: fresh?.["required"] === true, place: "body", change: "is new" }]
  if (fresh === undefined) return [{ breaking: true, place: "body", change: "is gone" }]
  return diffContents(old, fresh, previous, is, "sent", "body")
}

const diffAnswers = (previous: DocumentedOperation, is: DocumentedOperation): readonly Change[] => {
  const [old, fresh] = [membersOf(previous.operation["responses"]), membersOf(is.operation["responses"])]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((status): readonly Change[] => {
    if (!(status in fresh))
      return [{ breaking: status.startsWith("2"), place: status, change: "is no longer answered" }]
    if (!(status in old)) return [{ breaking: status.startsWith("2"), place: status, change: "may be answered now" }]
    return diffContents(previous.follow(old[status]), is.follow(fresh[status]), previous, is, "answered", status)
  })
}

const diffContents = (
  old: Members,
  fresh: Members,
  previous: DocumentedOperation,
  is: DocumentedOperation,
  direction: Direction,
  place: string,
): readonly Change[] => {
  const [one, other] = [membersOf(old["content"]), membersOf(fresh["content"])]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((type): readonly Change[] => {
    if (!(type in other)) return [{ breaking: true, place, change: `${type} is gone` }]
    if (!(type in one)) return [{ breaking: direction === "answered", place, change: `${type} is new` }]
    return diffSchemas(
      { schema: membersOf(one[type])["schema"], follow: previous.follow },
      { schema: membersOf(other[type])["schema"], follow: is.follow },
      direction,
      place,
    )
  })
}
